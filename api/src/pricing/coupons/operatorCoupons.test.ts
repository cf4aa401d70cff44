import { cartSchema, couponSchema, couponsSchema } from '@feszek/contract';
import type { Cart } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { command } from '../../../test/command.ts';
import { OPEN_MS, openDatabase } from '../../../test/databases.ts';
import { CHAIR, MUG, SOFA } from '../../../test/goods.ts';
import { openOperatorShop, OPERATOR_TOKEN } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { putInCart } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { setUpShop } from '../../setup/setUpShop.ts';
import { couponTopic } from './commands/couponTopic.ts';

describe('the operator of coupons', () => {
  let shop: OperatorShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openOperatorShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = await shop.visitor().arrive();
  });

  const fillCart = async (...productIds: readonly number[]): Promise<void> => {
    for (const id of productIds) await putInCart(visitor, id, 1);
    await visitor.call('PUT', '/api/cart/customer', { body: { email: 'uj@example.hu' } });
  };
  const applied = async (code: string): Promise<Cart> => dataOf(await visitor.call('POST', '/api/cart/coupon', { body: { code } }), cartSchema);
  const run = (...args: readonly string[]) => command(shop.client, couponTopic, ...args);

  it('creates, lists and ends them on the command line', async () => {
    expect(await run('create', 'tavasz', '--amount', 'HUF=2000,EUR=5.5', '--minimum', 'HUF=20000,EUR=50', '--uses', '100', '--until', '2027-03-31')).toMatch(
      /^TAVASZ {7}2 000 Ft, 5,50 € · from 20 000 Ft, 50,00 € · until 2027-03-31.*|2027-04-01.* · used 0 of 100$/,
    );
    expect(await run('list')).toContain('TAVASZ');
    await fillCart(CHAIR);
    expect((await applied('Tavasz')).summary.cart_discount_gross).toBe(2000);
    await run('end', 'tavasz');
    expect((await visitor.read(cartSchema, '/api/cart')).coupons).toMatchObject([{ fault: { code: 'coupon_expired' } }]);
  });

  it('receives a random code if none is given', async () => {
    expect(await run('create', '--percent', '5')).toMatch(/^[A-Z2-9]{10} {3}5 %/);
  });

  it('can repeat a request without an answer, and cannot change a coupon’s terms', async () => {
    const draft = { code: 'ISMETELT', kind: 'percent', percent: 10 };
    const first = await shop.client.call('POST', '/operator/coupons', couponSchema, draft);
    expect(await shop.client.call('POST', '/operator/coupons', couponSchema, draft)).toEqual(first);
    await expect(shop.client.call('POST', '/operator/coupons', couponSchema, { ...draft, percent: 20 })).rejects.toMatchObject({ code: 'coupon_exists' });
  });

  it.each([
    ['no kind', { code: 'ROSSZ' }],
    ['no percent', { code: 'ROSSZ', kind: 'percent' }],
    ['a percent above all', { code: 'ROSSZ', kind: 'percent', percent: 101 }],
    ['a negative amount', { code: 'ROSSZ', kind: 'amount', amounts: { HUF: -5 } }],
    ['no amount', { code: 'ROSSZ', kind: 'amount', amounts: {} }],
    ['a space in the code', { code: 'RO SSZ', kind: 'percent', percent: 5 }],
    ['an invalid time', { code: 'ROSSZ', kind: 'percent', percent: 5, valid_from: 'soon' }],
  ])('is refused a coupon with %s', async (_, draft) => {
    const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    expect(errorOf(await visitor.call('POST', '/operator/coupons', { body: draft, headers })).code).toBe('validation_failed');
  });

  it('is authenticated by a token', async () => {
    for (const [method, path] of [['GET', ''], ['POST', ''], ['POST', '/UDV10/end']] as const) {
      expect(errorOf(await visitor.call(method, `/operator/coupons${path}`, { headers: { authorization: 'Bearer guess' } })).code).toBe('unauthenticated');
    }
  });

  it('finds none in a new shop without demonstration goods', async () => {
    const { db, close } = await openDatabase('migrated');
    await setUpShop(db);
    expect(await db.selectFrom('coupon').selectAll().execute()).toEqual([]);
    await close();
  }, OPEN_MS);

  it('finds two in the demonstration shop', async () => {
    const coupons = await shop.client.call('GET', '/operator/coupons', couponsSchema);
    expect(coupons).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'UDV10', percent: 10 }), expect.objectContaining({ code: 'HAZHOZ', kind: 'free_delivery' })]));
    await fillCart(MUG, SOFA);
    expect((await applied('udv10')).summary.cart_discount_gross).toBe(39_039);
  });
});
