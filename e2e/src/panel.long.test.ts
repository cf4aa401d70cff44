import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findGoods } from './buying/goods.ts';
import { laterBuild } from './harness/laterBuild.ts';
import type { LaterBuild } from './harness/laterBuild.ts';
import { ownShop } from './harness/ownShop.ts';
import { soon } from './harness/soon.ts';

const shop = ownShop();
let next: LaterBuild | undefined;

beforeAll(async () => {
  next = await laterBuild('content', '9.0.0-preview0');
});
afterAll(() => next?.remove());

it('the development panel of a preview is used by keyboard, and shows releases, borders and the events of the bus; other pages have none', async () => {
  const { path } = await findGoods(shop.url, 'en');
  const tester = await shop.visit();
  const { page } = tester;
  const files = async () => page.$$eval('script[src]', (scripts) => scripts.map((script) => new URL(script.getAttribute('src') ?? '', window.location.href).pathname));
  await tester.go(path);
  expect((await files()).filter((file) => /\/panel\./.test(file))).toEqual([]);

  const link = (await shop.slice('override', 'content', '--from', next?.folder ?? '', '--hours', '1')).split('\n').at(-1) ?? '';
  await soon(async () => expect((await fetch(link, { redirect: 'manual' })).status).toBe(303));
  await page.goto(link);
  await tester.go(path);
  expect((await files()).filter((file) => /\/panel\./.test(file))).toHaveLength(1);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tester.find('region', 'Development panel');
  expect(await tester.text('.panel')).toMatch(/content\s+9\.0\.0-preview0\s+preview/);
  await page.keyboard.press('Escape');
  expect(await tester.has('region', 'Development panel')).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Development panel');

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await soon(async () => expect(await page.$$eval('.panel-border span', (labels) => labels.map(({ textContent }) => textContent))).toContainEqual(expect.stringMatching(/^catalog\/product \S+ · server, hydrated$/)));

  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  await page.keyboard.press('ArrowRight');
  await tester.press('button', 'Add to cart', '#main');
  await soon(async () => expect(await tester.text('.panel')).toMatch(/cart\.add-product\s+ask\s+catalog/));
});
