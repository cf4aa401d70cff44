import { cartSchema, RESERVATION_MS } from '@feszek/contract';
import type { Cart } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../test/countStatements.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, LAMP, MUG } from '../../test/goods.ts';
import { CUSTOMER, HOME_DELIVERY, openShop, putInCart } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';

describe('the statements of a cart’s answer', () => {
  const counted = countStatements();
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop({ plugin: counted.plugin });
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.move(RESERVATION_MS);
    visitor = await shop.visitor().arrive();
    await putInCart(visitor, CHAIR, 1);
  });

  const setChairs = async (quantity: number): Promise<Cart> =>
    dataOf(await visitor.call('PUT', `/api/cart/product/${CHAIR}`, { body: { product_id: CHAIR, quantity } }), cartSchema);

  async function statementsOf(call: () => Promise<unknown>): Promise<readonly string[]> {
    counted.reset();
    await call();
    return [...counted.statements];
  }

  it('a change of quantity reads each part of the answer once: 16 statements, of which one reads the calendar of deliveries', async () => {
    const statements = await statementsOf(() => setChairs(2));
    expect(statements).toHaveLength(16);
    expect(statements.filter((statement) => statement.includes('method'))).toEqual(['select delivery_method delivery_day_area delivery_rate delivery_payment delivery_service_price delivery_service_method payment_method']);
    expect(statements.filter((statement) => statement.includes('delivery_time'))).toEqual(['select delivery_time rest_day setting']);
    expect(statements.filter((statement) => statement.includes('app_user'))).toEqual(['select cart visitor app_user']);
  });

  it('a cart with a coupon whose uses are counted needs three more, where it needed four', async () => {
    await visitor.call('PUT', '/api/cart/customer', { body: CUSTOMER });
    const plain = await statementsOf(() => setChairs(2));
    await shop.db.insertInto('coupon').values({ code: 'KETTO', kind: 'percent', percent: 10, max_uses: 5, max_uses_per_customer: 1, created_at: shop.clock.now() }).execute();
    await visitor.call('POST', '/api/cart/coupon', { body: { code: 'KETTO' } });
    const withCoupon = await statementsOf(() => setChairs(3));
    expect(withCoupon.filter((statement) => !plain.includes(statement))).toEqual(['select coupon', 'select shop_order', 'select shop_order']);
    expect(withCoupon.length - plain.length).toBe(3);
    expect((await setChairs(4)).coupons).toMatchObject([{ code: 'KETTO', fault: null }]);
  });

  it('a delivery price that the shop changes is in the next answer', async () => {
    const before = await setChairs(2);
    const priceOf = ({ delivery_methods }: Cart) => delivery_methods.find(({ id }) => id === HOME_DELIVERY)?.price_gross ?? 0;
    await shop.db.updateTable('delivery_rate').set({ prices: JSON.stringify({ HUF: 11_110, EUR: 2990, USD: 3290 }) }).where('delivery_method_id', '=', HOME_DELIVERY).execute();
    const after = await setChairs(3);
    expect([priceOf(before), priceOf(after)]).toEqual([expect.any(Number), 11_110]);
    expect(priceOf(before)).not.toBe(11_110);
  });

  it('complements stay while only quantities change, and follow the catalogue', async () => {
    const similar = async () => (await visitor.read(cartSchema, '/api/cart')).similar_products.map(({ id }) => id);
    const before = await similar();
    expect(before).toEqual([LAMP]);
    await setChairs(2);
    expect(await similar()).toEqual(before);
    await shop.db.updateTable('product').set({ category_id: null }).where('id', '=', MUG).execute();
    shop.changes.emit(['catalogue']);
    expect(await similar()).toEqual([LAMP, MUG]);
  });
});
