import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import type { JSHandle, Page } from 'puppeteer-core';
import { apiVisitor, fillCart } from './buying/apiVisitor.ts';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { tabTo, valueInFocus } from './harness/focus.ts';
import { LANGUAGES, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

const TEXTS = {
  hu: {
    quantity: 'Mennyiség', more: 'Eggyel több', total: /^3 darab összesen bruttó [\d ]+ Ft, nettó [\d ]+ Ft\./, clamped: (count: string) => `Ebből a termékből már csak ${count} darab rendelhető.`,
    line: (title: string) => `${title}: 3 db, összesen bruttó `, toPay: 'Fizetendő: bruttó ',
  },
  en: {
    quantity: 'Quantity', more: 'One more', total: /^3 pieces, [\d ]+ Ft incl. VAT, [\d ]+ Ft excl. VAT in total\./, clamped: (count: string) => `Only ${count} of this product can be ordered.`,
    line: (title: string) => `${title}: 3 pieces, `, toPay: 'Total to pay: ',
  },
} as const;

/** Every text of the page's live regions from now on, in order. */
function listen(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const announced: string[] = [];
    new MutationObserver((records) => {
      const regions = new Set(records.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]')));
      for (const region of regions) if (region?.textContent) announced.push(region.textContent.replaceAll('\u00a0', ' '));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return announced;
  });
}

/** The texts of live regions in the accessibility tree. */
async function statuses(page: Page): Promise<string> {
  const regions = await page.$$('aria/[role="status"]');
  return (await Promise.all(regions.map((region) => region.evaluate(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))))).join('');
}

async function typeIntoFocused(page: Page, text: string): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** The accessible description of the element with the focus. */
async function descriptionInFocus(page: Page): Promise<string | undefined> {
  const focused = await page.evaluateHandle(() => document.activeElement);
  const element = focused.asElement();
  return element ? (await page.accessibility.snapshot({ root: element }))?.description : undefined;
}

describeInTurn(LANGUAGES, 'a quantity under the keyboard in %s', (it, locale) => {
  const texts = TEXTS[locale];

  it('is announced on the product’s page after quick presses, and when the limit is reached', async () => {
    const { path } = await findGoods(shop.url, locale);
    const { page, go } = await shop.visit();
    await go(path);
    const announced = await listen(page);
    await tabTo(page, texts.more);
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await soon(async () => expect(await statuses(page)).toMatch(texts.total));
    expect(await announced.jsonValue()).toEqual([expect.stringMatching(texts.total)]);

    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    await typeIntoFocused(page, '9999');
    const most = await valueInFocus(page) ?? '';
    expect(Number(most)).toBeLessThan(9999);
    await soon(async () => expect(await descriptionInFocus(page)).toBe(texts.clamped(most)));
    expect(await statuses(page)).toContain(texts.clamped(most));
  });

  it('is announced in the cart with its line and the total, once for quick presses', async () => {
    const { product } = await findGoods(shop.url, locale);
    const visitor = apiVisitor(shop.url, locale);
    await fillCart(visitor, shop.url);
    const { page, ...buyer } = await shop.visit();
    await visitor.giveSessionTo({ page, ...buyer });
    await buyer.go(routePath('cart', locale));
    expect(await statuses(page)).toBe('');
    const announcements = await listen(page);
    await tabTo(page, texts.quantity);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await soon(async () => expect(await statuses(page)).toContain(texts.line(product.title)));
    const total = await page.$eval('#main dl [aria-busy], #main dl', (totals) => totals.textContent?.replaceAll('\u00a0', ' '));
    const [announced, ...more] = await announcements.jsonValue();
    expect(more).toEqual([]);
    const amount = announced?.split(texts.toPay)[1]?.split(' Ft')[0] ?? '';
    expect(amount).toMatch(/^[\d ]+$/);
    expect(total).toContain(`${amount} Ft`);
  });
});
