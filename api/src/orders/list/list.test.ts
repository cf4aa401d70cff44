import { orderListSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, LAMP } from '../../../test/goods.ts';
import { BANK_TRANSFER, openShop, order, prepareOrder, putInCart } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { createUser } from '../../users/users.ts';

const PASSWORD = 'hosszú jelszó 1';
const ORDERS = 12;

describe('the orders of a user', () => {
  let shop: TestShop;
  let anna: Visitor;

  async function signIn(email: string): Promise<Visitor> {
    await createUser(shop.db, shop.clock, { email, name: 'Kovács Anna', password: PASSWORD });
    const visitor = await shop.visitor().arrive();
    await visitor.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    return visitor;
  }
  const list = (visitor: Visitor, query = '', headers = {}) => visitor.read(orderListSchema, `/api/orders${query}`, headers);

  beforeAll(async () => {
    shop = await openShop();
    await shop.db.updateTable('product_stock').set({ quantity: 100 }).where('product_id', '=', CHAIR).execute();
    anna = await signIn('anna@example.hu');
    for (let count = 0; count < ORDERS; count += 1) {
      await prepareOrder(anna, { productId: CHAIR, quantity: 2, payment: BANK_TRANSFER });
      await putInCart(anna, LAMP, 1);
      await order(anna);
      shop.clock.move(1000);
    }
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('are refused to a guest', async () => {
    for (const guest of [shop.visitor(), await shop.visitor().arrive()]) {
      const answer = await guest.call('GET', '/api/orders');
      expect([answer.status, errorOf(answer).code]).toEqual([401, 'unauthenticated']);
    }
  });

  it('are listed page by page, the newest first, with number, total, pieces and pictures', async () => {
    const first = await list(anna);
    expect(first.paging).toEqual({ page: 1, page_count: 2, page_size: 10, total: ORDERS });
    const second = await list(anna, '?page=2');
    const ids = [...first.orders, ...second.orders].map(({ id }) => id);
    expect(ids).toHaveLength(ORDERS);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(first.orders[0]).toMatchObject({ status: 'confirmed', currency: 'HUF', item_count: 3, total_gross: expect.any(Number) });
    expect(first.orders[0]?.images.length).toBeLessThanOrEqual(4);
    expect((await list(anna, '?page=3')).orders).toEqual([]);
  });

  it('are filtered by status', async () => {
    const [{ id } = { id: 0 }] = (await list(anna)).orders;
    await shop.db.updateTable('shop_order').set({ status: 'shipped' }).where('id', '=', id).execute();
    expect((await list(anna, '?status=shipped')).orders.map((found) => found.id)).toEqual([id]);
    expect((await list(anna, '?status=shipped')).paging.total).toBe(1);
    expect((await list(anna, '?status=cancelled')).orders).toEqual([]);
    for (const query of ['?status=everything', '?page=0', '?page=x']) expect(errorOf(await anna.call('GET', `/api/orders${query}`)).code).toBe('validation_failed');
  });

  it('are empty for another user', async () => {
    expect(await list(await signIn('bela@example.hu'))).toEqual({ orders: [], paging: { page: 1, page_count: 1, page_size: 10, total: 0 } });
  });
});
