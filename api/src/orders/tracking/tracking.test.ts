import { orderPlacedSchema, RESERVATION_MS, trackedCartSchema, trackedOrderSchema, trackedProductsSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, LAMP, SOFA } from '../../../test/goods.ts';
import { BANK_TRANSFER, CUSTOMER, openShop, order, prepareOrder, putInCart } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';

const EURO = { 'currency-id': 'EUR', locale: 'en' };

describe('the data for statistics', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.clock.move(RESERVATION_MS);
    visitor = shop.visitor();
  });

  const chair = { id: 'CHAIR', title: 'Ülőke szék', category: 'Székek', brand: 'Harkály', price: 29_900, discount: 0, quantity: 1 };

  it('contain products in Hungarian and in forints, regardless of the language and currency of the request', async () => {
    const items = await visitor.read(trackedProductsSchema, `/api/tracking/products?ids=${SOFA},${CHAIR},4711`, EURO);
    expect(items).toEqual([expect.objectContaining({ id: 'SOFA', price: 389_900, discount: 20_000 }), chair]);
    expect(await visitor.read(trackedProductsSchema, `/api/tracking/products?ids=${CHAIR}&quantity=4`)).toEqual([{ ...chair, price: 26_910, discount: 2990, quantity: 4 }]);
    expect(visitor.cookies.size).toBe(0);
  });

  it.each(['', '?ids=x', '?ids=-1', '?ids=1&quantity=0', `?ids=${Array.from({ length: 97 }, (_, index) => index + 1).join(',')}`])('are refused for %j', async (query) => {
    expect(errorOf(await visitor.call('GET', `/api/tracking/products${query}`)).code).toBe('validation_failed');
  });

  it('contain the cart in forints, with the discount of a coupon', async () => {
    expect(await visitor.read(trackedCartSchema, '/api/tracking/cart')).toEqual({ value: 0, tax: 0, shipping: 0, coupon: null, items: [] });
    await prepareOrder(visitor, { productId: CHAIR, quantity: 2, payment: BANK_TRANSFER });
    await putInCart(visitor, LAMP, 1);
    expect(await visitor.call('POST', '/api/cart/coupon', { body: { code: 'UDV10' }, headers: EURO })).toMatchObject({ status: 200 });
    const cart = await visitor.read(trackedCartSchema, '/api/tracking/cart', EURO);
    expect(cart).toEqual({
      value: 98_730, tax: expect.any(Number), shipping: 2490, coupon: 'UDV10',
      items: [{ ...chair, quantity: 2, discount: 2990 }, expect.objectContaining({ id: 'LAMP', price: 49_900, discount: 4990 })],
    });
    expect(cart.tax).toBeCloseTo(98_730 - 98_730 / 1.27, -1);
  });

  it('contain an order with the values of its day', async () => {
    await prepareOrder(visitor, { productId: CHAIR, quantity: 2, payment: BANK_TRANSFER });
    const seen = await visitor.read(trackedCartSchema, '/api/tracking/cart', EURO);
    const { order_hash } = dataOf(await order(visitor, {}, EURO), orderPlacedSchema);
    await shop.db.updateTable('product_price').set({ gross: 1 }).where('product_id', '=', CHAIR).where('currency', '=', 'HUF').execute();
    const path = `/api/tracking/orders/${order_hash}`;
    expect(await visitor.read(trackedOrderSchema, path)).toEqual({ ...seen, id: expect.any(Number), created_at: shop.clock.now().toISOString() });
    expect(seen.value).toBe(59_800);
    expect((await visitor.call('GET', path)).text).not.toContain(CUSTOMER.email);
    for (const hash of ['nothing', 'a'.repeat(32)]) expect((await visitor.call('GET', `/api/tracking/orders/${hash}`)).status).toBe(404);
  });
});
