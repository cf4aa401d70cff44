import { describe, expect, it } from '@jest/globals';
import { formatPrice } from '@feszek/money';
import type { Locale, Order } from '@feszek/contract';
import { apiVisitor } from './buying/apiVisitor.ts';
import { findGoods } from './buying/goods.ts';
import { CARDS, arrive, goThroughSteps, payAtTheBank, placeOrderByCard, readDetails } from './buying/checkout.ts';
import { BUYER_TEXTS } from './buying/buyerTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { focusIsIn, focused } from './harness/focus.ts';
import { soon } from './harness/soon.ts';
import type { Device } from './harness/visit.ts';

const shop = composedShop();
const BUYERS: readonly (readonly [Locale, Device])[] = [['hu', 'phone'], ['en', 'desktop']];

describe.each(BUYERS)('a buyer who reads %s, on a %s', (locale, device) => {
  const texts = BUYER_TEXTS[locale];

  it('finds a product, buys it by card, and sees that it is paid', async () => {
    const { product, categories, path } = await findGoods(shop.url, locale);
    const buyer = await shop.visit({ device });

    await buyer.go(`/${locale}`);
    for (const { title, product_count: count } of categories) {
      await buyer.press('link', `${title} ${texts.productCount(count)}`, '#main');
      await arrive(buyer, title);
    }
    await buyer.press('link', product.title, '#main');
    await arrive(buyer, product.title);
    expect(buyer.path()).toBe(path);

    await buyer.press('button', texts.add, '#main form');
    const panel = await buyer.find('dialog', texts.panel);
    await soon(async () => expect(await buyer.text('dialog[open]')).toContain(texts.added(product.title)));
    await soon(async () => expect(await focusIsIn(panel)).toBe(true));
    await buyer.press('link', texts.toCheckout);
    await goThroughSteps(buyer, locale);
    await soon(async () => expect(await buyer.has('dialog', texts.panel)).toBe(false));
    await placeOrderByCard(buyer, locale);
    await payAtTheBank(buyer, locale, CARDS.good);

    await arrive(buyer, texts.paid);
    const details = await readDetails(buyer);
    const hash = buyer.path().split('/').at(-1);
    const order = await apiVisitor(shop.url, locale).api.get<Order>(`/api/orders/${hash}`);
    expect(order).toMatchObject({ status: 'paid', items: [{ name: product.title, quantity: 1, price_gross: product.price_gross }] });
    expect(details[texts.amount]).toContain(formatPrice(product.price_gross + order.delivery.price_gross, 'HUF'));
    expect(details[texts.authorizationCode]).toMatch(/^[0-9A-Z]{6}$/);
    await buyer.find('link', texts.emptyCart);

    await buyer.reload();
    await arrive(buyer, texts.paid);
    expect(await readDetails(buyer)).toEqual(details);
  });
});

describe('the cart panel', () => {
  it('opens when a product is added, takes the focus, closes on Escape and restores the focus', async () => {
    const { product, path } = await findGoods(shop.url, 'en');
    const buyer = await shop.visit();
    await buyer.go(path);
    await buyer.press('button', 'Add to cart', '#main form');
    const panel = await buyer.find('dialog', 'Your cart');
    await soon(async () => expect(await focusIsIn(panel)).toBe(true));

    await buyer.page.keyboard.press('Escape');
    await soon(async () => expect(await buyer.has('dialog', 'Your cart')).toBe(false));
    await soon(async () => expect((await focused(buyer.page)).name).toBe('Add to cart'));
    await buyer.find('link', `Cart, 1 item, ${formatPrice(product.price_gross, 'HUF')}\u00A0incl.\u00A0VAT in total`);
  });

  it('is hidden on every navigation', async () => {
    const { path } = await findGoods(shop.url, 'en');
    const buyer = await shop.visit();
    await buyer.go('/en/all-products');
    await buyer.go(path);
    await buyer.press('button', 'Add to cart', '#main form');
    await buyer.find('dialog', 'Your cart');
    await buyer.press('link', 'View cart');
    await arrive(buyer, 'Cart');
    await soon(async () => expect(await buyer.has('dialog', 'Your cart')).toBe(false));
    await buyer.page.goBack();
    await soon(() => expect(buyer.path()).toBe(path));
    expect(await buyer.has('dialog', 'Your cart')).toBe(false);
  });
});
