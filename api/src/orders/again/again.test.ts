import { orderAgainSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, LAMP, SOFA } from '../../../test/goods.ts';
import { BANK_TRANSFER, openShop, order, prepareOrder, putInCart } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';

describe('ordering again', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('lists unavailable items, fewer pieces and higher prices, and does not change the cart', async () => {
    const buyer = shop.visitor();
    await prepareOrder(buyer, { productId: CHAIR, quantity: 3, payment: BANK_TRANSFER });
    await putInCart(buyer, SOFA, 1);
    await putInCart(buyer, LAMP, 1);
    const hash = /"order_hash":"([^"]+)"/.exec((await order(buyer)).text)?.[1] ?? '';
    const path = `/api/orders/${hash}/again`;
    const before = await buyer.read(orderAgainSchema, path);
    expect(before.items.map(({ quantity, available }) => [quantity, available])).toEqual([[3, 3], [1, 1], [1, 1]]);
    expect(before.items.every(({ price_gross, price_gross_then }) => price_gross === price_gross_then)).toBe(true);

    await shop.db.updateTable('product_stock').set({ quantity: 2 }).where('product_id', '=', CHAIR).execute();
    await shop.db.updateTable('product_stock').set({ quantity: 0 }).where('product_id', '=', SOFA).execute();
    await shop.db.updateTable('product_price').set({ gross: 59_900, original_gross: 59_900 }).where('product_id', '=', LAMP).where('currency', '=', 'HUF').execute();
    const { currency, items } = await buyer.read(orderAgainSchema, path, { 'currency-id': 'EUR' });
    expect(currency).toBe('HUF');
    expect(items).toMatchObject([
      { product_id: CHAIR, quantity: 3, available: 2, price_gross: 29_900 },
      { product_id: SOFA, available: 0 },
      { product_id: LAMP, available: 1, price_gross_then: 49_900, price_gross: 59_900 },
    ]);
    expect((await buyer.call('GET', '/api/cart')).text).toContain('"products":[]');
    expect(errorOf(await shop.visitor().call('GET', path)).code).toBe('order_restricted');
  });
});
