import { describe, expect, it } from '@jest/globals';
import { formatPrice } from '@feszek/money';
import type { Order } from '@feszek/contract';
import { apiVisitor, fillCart, placeOrder } from './buying/apiVisitor.ts';
import { ANNA } from './buying/checkout.ts';
import { composedShop } from './harness/composedShop.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** The printed text of a page, and the names of printed controls that work only on a screen. */
async function onPaper({ page }: Visit): Promise<{ text: string; controls: string[] }> {
  await page.emulateMediaType('print');
  return page.evaluate(() => ({
    text: document.body.innerText,
    controls: [...document.querySelectorAll<HTMLElement>('button, nav, [data-print="hide"], [data-print="hide"] *')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.innerText),
  }));
}

describe('in print', () => {
  it('an order has its number, its addresses, its items and its total', async () => {
    const customer = apiVisitor(shop.url, 'en');
    const { order_hash: hash } = await placeOrder(shop.url, 'en', customer);
    const order = await customer.api.get<Order>(`/api/orders/${hash}`);
    const visit = await shop.visit();
    await customer.giveSessionTo(visit);
    await visit.go(`/en/checkout/result/${hash}`);
    const { text, controls } = await onPaper(visit);
    for (const part of [String(order.id), order.items[0]?.name ?? '', ANNA.name, ANNA.street, 'Billing address']) expect(text).toContain(part);
    expect(text).toContain(formatPrice(order.summary.total_amount_gross, 'HUF'));
    expect(text).not.toContain('Try payment again');
    expect(controls).toEqual([]);
  });

  it('a cart has its products and their total', async () => {
    const visitor = apiVisitor(shop.url, 'en');
    const { products, summary } = await fillCart(visitor, shop.url);
    const visit = await shop.visit();
    await visitor.giveSessionTo(visit);
    await visit.go('/en/cart');
    const { text, controls } = await onPaper(visit);
    expect(text).toContain(products[0]?.product.title);
    expect(text).toContain(formatPrice(summary.total_amount_gross, 'HUF'));
    expect(text).not.toContain('Go to checkout');
    expect(controls).toEqual([]);
  });
});
