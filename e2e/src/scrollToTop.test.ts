import { describe, expect, it } from '@jest/globals';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();
const NAME = 'Back to top';

/** Scrolls to a position in heights of the window. */
async function scrollBy({ page }: Visit, windows: number): Promise<void> {
  await page.evaluate((count) => window.scrollTo({ top: count * window.innerHeight, behavior: 'instant' }), windows);
}

describe('the button to the top', () => {
  it('appears on a scrolled page in a wide window, and leads to the top with the focus', async () => {
    const visit = await shop.visit();
    await visit.go('/en');
    expect(await visit.has('button', NAME)).toBe(false);
    await scrollBy(visit, 2);
    await visit.press('button', NAME);
    await soon(async () => expect(await visit.page.evaluate(() => window.scrollY)).toBe(0));
    await soon(async () => expect(await visit.has('button', NAME)).toBe(false));
    expect(await visit.page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('appears on a phone after two windows, above the buy bar', async () => {
    const visit = await shop.visit({ device: 'phone' });
    const { path } = await findGoods(shop.url, 'en');
    await visit.go(path);
    await scrollBy(visit, 1.5);
    await soon(async () => expect(await visit.page.evaluate(() => window.scrollY)).toBeGreaterThan(1000));
    expect(await visit.has('button', NAME)).toBe(false);
    await scrollBy(visit, 2);
    const button = await visit.find('button', NAME);
    const gap = await button.evaluate((node) => {
      const bar = document.querySelector('#main article > div > div[data-print="hide"]:has(> button)');
      return (bar?.getBoundingClientRect().top ?? NaN) - node.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThan(0);
    await visit.press('button', NAME);
    await soon(async () => expect(await visit.page.evaluate(() => window.scrollY)).toBe(0));
  });

  it('is hidden by the consent bar on a phone', async () => {
    const visit = await shop.visit({ device: 'phone', isUndecided: true });
    await visit.go('/en');
    await visit.find('region', 'Cookies');
    await scrollBy(visit, 2);
    await soon(async () => expect(await visit.page.$eval('[data-to-top]', (node) => node.hasAttribute('hidden'))).toBe(false));
    expect(await visit.has('button', NAME)).toBe(false);
    await visit.press('button', 'Only necessary');
    await visit.find('button', NAME);
  });
});
