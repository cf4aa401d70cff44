import { describe, expect, it } from '@jest/globals';
import type { ElementHandle, Page } from 'puppeteer-core';
import { apiVisitor, fillCart } from './buying/apiVisitor.ts';
import { arrive } from './buying/checkout.ts';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { focused, focusIsIn, tabTo } from './harness/focus.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** More stops than the cart panel has. */
const ROUNDS = 40;

async function pressOn(page: Page, name: string, key: 'Enter' | 'Space' | 'ArrowUp'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Goes back by Shift and Tab. */
async function tabBack(page: Page): Promise<void> {
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
}

/** A visitor with one piece of one product in the cart, and the cookie question answered. */
async function visitorWithCart(): Promise<{ readonly buyer: Visit; readonly title: string }> {
  const { product } = await findGoods(shop.url, 'en');
  const visitor = apiVisitor(shop.url, 'en');
  await fillCart(visitor, shop.url);
  const buyer = await shop.visit();
  await visitor.giveSessionTo(buyer);
  return { buyer, title: product.title };
}

/** The count on the bag in the header, once it has loaded the cart. */
function bagLabel({ page }: Visit): Promise<string | null> {
  return page.$eval('[data-slot="cart-checkout/mini-cart"] a', (bag) => bag.getAttribute('aria-label'));
}

/** Opens the panel from the bag in the header, which is a button once it has loaded the cart. */
async function openPanel(visit: Visit): Promise<ElementHandle> {
  const { page, find } = visit;
  // The cart in the header is hydrated at the visitor's first input.
  await page.keyboard.press('Shift');
  await soon(async () => expect(await bagLabel(visit)).toMatch(/^Cart, \d/));
  await pressOn(page, 'Cart, ', 'Enter');
  const panel = await find('dialog', 'Your cart');
  await soon(async () => expect(await focusIsIn(panel)).toBe(true));
  return panel;
}

describe('the cart panel under the keyboard', () => {
  it('opens from the bag in the header, keeps the focus, and gives it back to the bag', async () => {
    const { buyer } = await visitorWithCart();
    const { page } = buyer;
    await buyer.go('/en');
    const panel = await openPanel(buyer);

    for (let round = 0; round < ROUNDS; round += 1) {
      await page.keyboard.press('Tab');
      // Between the last stop and the first one, the focus is the browser's own.
      const { tag } = await focused(page);
      expect(tag === 'body' || (await focusIsIn(panel))).toBe(true);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      await tabBack(page);
      const { tag } = await focused(page);
      expect(tag === 'body' || (await focusIsIn(panel))).toBe(true);
    }

    await page.keyboard.press('Escape');
    await soon(async () => expect(await buyer.has('dialog', 'Your cart')).toBe(false));
    await soon(async () => expect((await focused(page)).name).toMatch(/^Cart, 1 item/));
  });

  it('closes by its cross as well', async () => {
    const { buyer } = await visitorWithCart();
    await buyer.go('/en');
    await openPanel(buyer);
    await pressOn(buyer.page, 'Close cart', 'Space');
    await soon(async () => expect(await buyer.has('dialog', 'Your cart')).toBe(false));
    await soon(async () => expect((await focused(buyer.page)).name).toMatch(/^Cart, 1 item/));
  });

  it('changes quantities and removes, without losing the focus', async () => {
    const { buyer, title } = await visitorWithCart();
    const { page } = buyer;
    await buyer.go('/en');
    const panel = await openPanel(buyer);
    const quantity = () => panel.$eval('input[type="number"]', (field) => field.value);

    await pressOn(page, `One more ${title}`, 'Space');
    await soon(async () => expect(await quantity()).toBe('2'));
    await soon(async () => expect((await focused(page)).name).toBe(`One more ${title}`));
    await tabBack(page);
    expect((await focused(page)).name).toBe(`Quantity of ${title}`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await soon(async () => expect(await quantity()).toBe('3'));

    await pressOn(page, `Remove ${title} from the cart`, 'Enter');
    await buyer.find('heading', 'Your cart is empty');
    await soon(async () => expect(await focusIsIn(panel)).toBe(true));
    await page.keyboard.press('Escape');
    await soon(async () => expect((await focused(page)).name).toBe('Cart, empty'));
  });
});

describe('the cart under the keyboard', () => {
  it('changes quantities by typing, and removes without losing the focus', async () => {
    const { buyer, title } = await visitorWithCart();
    const { page } = buyer;
    await buyer.go('/en/cart');
    await tabTo(page, `Quantity of ${title}`);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await soon(async () => expect(await bagLabel(buyer)).toMatch(/^Cart, 3 items/));
    await soon(async () => expect((await focused(page)).name).toBe(`Quantity of ${title}`));
    await buyer.reload();
    expect(await page.$eval('#main input[type="number"]', (field) => field.value)).toBe('3');

    await pressOn(page, `Remove ${title} from the cart`, 'Space');
    await buyer.find('heading', 'Your cart is empty');
    await soon(async () => expect((await focused(page)).tag).not.toBe('body'));
  });
});

describe('the checkout under the keyboard', () => {
  it('leads back to a step that is done, and on from there', async () => {
    const { buyer } = await visitorWithCart();
    const { page } = buyer;
    await buyer.go('/en/cart/data');
    await arrive(buyer, 'Payment and order');
    await pressOn(page, 'Billing', 'Enter');
    await arrive(buyer, 'Who should we invoice?');
    await soon(async () => expect(await focused(page)).toMatchObject({ tag: 'h1' }));
    await pressOn(page, 'Continue', 'Enter');
    await arrive(buyer, 'Delivery or collection?');
    await page.goBack();
    await arrive(buyer, 'Who should we invoice?');
  });

  it('opens the fields of another address and leads through them', async () => {
    const { buyer } = await visitorWithCart();
    const { page } = buyer;
    await buyer.go('/en/cart/data?step=4');
    await arrive(buyer, 'Where should we deliver?');
    await pressOn(page, 'Same as the billing address', 'Space');
    for (const field of ['Full name', 'Postcode', 'Town or city', 'Street and number']) await tabTo(page, field);
    await pressOn(page, 'Continue', 'Enter');
    await soon(async () => expect((await focused(page)).tag).not.toBe('body'));
  });
});
