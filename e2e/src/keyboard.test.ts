import { describe, expect, it } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { ANNA, arrive } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, tabTo } from './harness/focus.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Tabs to something and presses a key there. */
async function pressOn(page: Page, name: string, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** The new page is shown, its heading has the focus, and its title is announced. */
async function expectArrival(visit: Visit, heading: string): Promise<void> {
  await arrive(visit, heading);
  await soon(async () => expect(await focused(visit.page)).toMatchObject({ tag: 'h1', name: heading }));
  await soon(async () => expect(await visit.page.$eval('#announcer', (region) => region.textContent)).toBe(await visit.page.title()));
}

describe('the keyboard alone', () => {
  it('leads from the skip link to the placed order, with the focus in sight at every step', async () => {
    const { product, categories } = await findGoods(shop.url, 'en');
    const buyer = await shop.visit();
    const { page } = buyer;
    await buyer.go('/en');

    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ name: 'Skip to content', isVisible: true });
    await page.keyboard.press('Enter');
    await soon(async () => expect((await focused(page)).tag).toBe('main'));
    for (const { title, product_count: count } of categories) {
      await pressOn(page, `${title} ${BUYER_TEXTS.en.productCount(count)}`, 'Enter');
      await expectArrival(buyer, title);
    }
    await pressOn(page, product.title, 'Enter');
    await expectArrival(buyer, product.title);

    await pressOn(page, 'Add to cart', 'Space');
    await buyer.find('dialog', 'Your cart');
    await pressOn(page, 'Go to checkout', 'Enter');
    await expectArrival(buyer, 'How can we reach you?');
    await type(page, 'Email address', ANNA.email);
    await type(page, 'Phone number', ANNA.phone);
    await page.keyboard.press('Enter');

    await expectArrival(buyer, 'Who should we invoice?');
    await type(page, 'Full name', ANNA.name);
    await type(page, 'Postcode', ANNA.zipcode);
    await type(page, 'Town or city', ANNA.city);
    await type(page, 'Street and number', ANNA.street);
    await pressOn(page, 'Continue', 'Space');

    await expectArrival(buyer, 'Delivery or collection?');
    await pressOn(page, 'Home delivery', 'Space');
    await pressOn(page, 'Continue', 'Enter');

    await expectArrival(buyer, 'Where should we take it?');
    await pressOn(page, 'Continue', 'Enter');

    await expectArrival(buyer, 'Payment and order');
    await pressOn(page, 'Bank card', 'Space');
    await page.keyboard.press('ArrowUp');
    await soon(async () => expect(await focused(page)).toMatchObject({ name: expect.stringContaining('Cash on delivery'), isVisible: true }));
    await pressOn(page, 'I accept the terms and conditions.', 'Space');
    await pressOn(page, 'I have read the privacy policy.', 'Space');
    await pressOn(page, 'Order with obligation to pay', 'Enter');
    await arrive(buyer, 'We’ve received your order, thank you!');
  });

  it('is led to the first field that needs attention, and from one to the next by their names', async () => {
    const { path } = await findGoods(shop.url, 'en');
    const buyer = await shop.visit();
    const { page } = buyer;
    await buyer.go(path);
    await buyer.press('button', 'Add to cart', '#main form');
    await pressOn(page, 'Go to checkout', 'Enter');
    await expectArrival(buyer, 'How can we reach you?');
    await pressOn(page, 'Continue', 'Enter');
    await soon(async () => expect(await focused(page)).toMatchObject({ tag: 'input', name: 'Email address', isVisible: true }));
    expect(await buyer.text('#main [role="alert"]')).toContain('2 fields need your attention:');
    await (await buyer.find('link', 'Phone number', '#main [role="alert"]')).focus();
    await page.keyboard.press('Enter');
    await soon(async () => expect(await focused(page)).toMatchObject({ tag: 'input', name: 'Phone number', isVisible: true }));
  });
});
