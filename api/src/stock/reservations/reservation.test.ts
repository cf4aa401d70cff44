import { cartSchema, LIMITS, orderPlacedSchema, orderSchema, RESERVATION_MS } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, LAMP, MUG, SOFA, VASE } from '../../../test/goods.ts';
import { BANK_TRANSFER, openShop, order, placed, prepareOrder, putInCart, stockOf, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf, Visitor } from '../../../test/visitor.ts';
import { createUser } from '../../users/users.ts';
import { expireOrders } from '../../orders/expireOrders.ts';
import { applyPaymentEvent } from '../../orders/payment/applyEvent.ts';
import { PAYMENT_HOLD_MS } from '../../orders/payment/transactions.ts';
import { buildServer } from '../../server.ts';

const MINUTE = 60_000;
const PASSWORD = 'correct horse';
const USER = 'anna@example.hu';

describe('the reservations of carts', () => {
  let shop: TestShop;
  let anna: Visitor;
  let bela: Visitor;
  beforeAll(async () => {
    shop = await openShop();
    await createUser(shop.db, shop.clock, { email: USER, name: 'Kovács Anna', password: PASSWORD });
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    [anna, bela] = [await shop.visitor().arrive(), await shop.visitor().arrive()];
    await shop.db.deleteFrom('cart_line').execute();
    await setStock(SOFA, 5);
    await setStock(CHAIR, 40);
    await setStock(MUG, 3);
  });

  const setStock = (id: number, quantity: number) => shop.db.updateTable('product_stock').set({ quantity }).where('product_id', '=', id).execute();
  const add = (visitor: Visitor, product_id: number, quantity: number) => visitor.call('POST', '/api/cart/product', { body: { product_id, quantity } });
  const set = (visitor: Visitor, product_id: number, quantity: number) => visitor.call('PUT', `/api/cart/product/${product_id}`, { body: { product_id, quantity } });
  const refusalOf = async (answer: ReturnType<typeof add>) => errorOf(await answer);
  const see = (visitor: Visitor) => visitor.read(cartSchema, '/api/cart');
  const lineOf = async (visitor: Visitor, id: number) => (await see(visitor)).products.find((line) => line.id === id);
  const isoIn = (ms: number) => new Date(shop.clock.now().getTime() + ms).toISOString();

  it('are for the pieces of a line, for ten minutes from its last change, by the clock of the shop', async () => {
    const cart = await putInCart(anna, SOFA, 2);
    expect(cart.answered_at).toBe(isoIn(0));
    expect(cart.products[0]).toMatchObject({ reservation: 'held', reserved_quantity: 2, reserved_until: isoIn(RESERVATION_MS) });
    shop.clock.move(4 * MINUTE);
    await putInCart(anna, MUG, 1);
    expect(await lineOf(anna, SOFA)).toMatchObject({ reserved_until: isoIn(6 * MINUTE) });
    await set(anna, SOFA, 1);
    expect(await lineOf(anna, SOFA)).toMatchObject({ reserved_quantity: 1, reserved_until: isoIn(RESERVATION_MS) });
  });

  it('are not available to others, who get the available quantity in the refusal', async () => {
    await putInCart(anna, SOFA, 3);
    expect(await refusalOf(add(bela, SOFA, 3))).toMatchObject({ code: 'out_of_stock', params: { available: 2, product_id: SOFA } });
    expect((await putInCart(bela, SOFA, 2)).products[0]).toMatchObject({ quantity: 2, available_quantity: 2 });
    expect(await refusalOf(add(bela, SOFA, 1))).toMatchObject({ code: 'out_of_stock', params: { available: 2 } });
    expect(await lineOf(anna, SOFA)).toMatchObject({ available_quantity: 3 });
  });

  it('end at once for the pieces that a line loses', async () => {
    await putInCart(anna, SOFA, 5);
    await set(anna, SOFA, 3);
    expect((await add(bela, SOFA, 2)).status).toBe(200);
    await set(anna, SOFA, 0);
    expect((await add(bela, SOFA, 3)).status).toBe(200);
  });

  it('end after ten minutes, while the line stays and can be reserved again', async () => {
    await putInCart(anna, SOFA, 3);
    shop.clock.move(RESERVATION_MS - 1);
    expect((await add(bela, SOFA, 3)).status).toBe(409);
    shop.clock.move(1);
    expect(await lineOf(anna, SOFA)).toMatchObject({ quantity: 3, available_quantity: 5, reservation: 'ended', reserved_quantity: 0, reserved_until: null });
    await set(anna, SOFA, 3);
    expect(await lineOf(anna, SOFA)).toMatchObject({ reservation: 'held', reserved_quantity: 3, reserved_until: isoIn(RESERVATION_MS) });
  });

  it('end with the available quantity at the line, once others have reserved', async () => {
    await putInCart(anna, SOFA, 4);
    shop.clock.move(RESERVATION_MS);
    await putInCart(bela, SOFA, 3);
    expect(await lineOf(anna, SOFA)).toMatchObject({ quantity: 4, available_quantity: 2, reservation: 'ended' });
    expect(await refusalOf(set(anna, SOFA, 4))).toMatchObject({ code: 'out_of_stock', params: { available: 2 } });
    expect((await set(anna, SOFA, 2)).status).toBe(200);
  });

  it('do not exist for products that are made to order', async () => {
    const cart = await putInCart(anna, LAMP, 50);
    expect(cart.products[0]).toMatchObject({ reservation: 'unneeded', reserved_quantity: 0, reserved_until: null, available_quantity: 99 });
    expect((await add(bela, LAMP, 99)).status).toBe(200);
  });

  it('are the same in every tab and after a restart of the server', async () => {
    await putInCart(anna, SOFA, 5);
    const other = await buildServer({ db: shop.db, clock: shop.clock, config: testConfig(), changes: shop.changes });
    const tab = new Visitor(other);
    for (const [name, value] of anna.cookies) tab.cookies.set(name, value);
    expect(await lineOf(tab, SOFA)).toMatchObject({ reservation: 'held', reserved_quantity: 5 });
    expect(await refusalOf(add(await new Visitor(other).arrive(), SOFA, 1))).toMatchObject({ params: { available: 0 } });
    await other.close();
  });

  it('do not change the catalogue and invalidate no cache', async () => {
    const invalidated: string[] = [];
    shop.changes.onChange((tags) => invalidated.push(...tags));
    const countChanges = async () => (await shop.db.selectFrom('catalogue_change').select('id').execute()).length;
    const before = await countChanges();
    await putInCart(anna, SOFA, 5);
    await set(anna, SOFA, 0);
    expect([await countChanges(), invalidated]).toEqual([before, []]);
  });

  describe('are limited', () => {
    it('to some pieces of one product: the others are in the cart, and available to all', async () => {
      const { reservedOfProduct: most } = LIMITS;
      const cart = await putInCart(anna, CHAIR, most + 5);
      expect(cart.products[0]).toMatchObject({ quantity: most + 5, reservation: 'partly', reserved_quantity: most });
      expect((await add(bela, CHAIR, 40 - most)).status).toBe(200);
      expect(await lineOf(anna, CHAIR)).toMatchObject({ available_quantity: 40 - most });
    });

    it('to some pieces per cart: later lines are in the cart without a reservation', async () => {
      await setStock(SOFA, 40);
      await setStock(MUG, 40);
      const { reservedOfProduct, reservedInAll } = LIMITS;
      await shop.db.updateTable('product').set({ is_for_order: false }).where('id', '=', LAMP).execute();
      await setStock(LAMP, 40);
      for (const id of [SOFA, CHAIR, MUG]) await putInCart(anna, id, reservedOfProduct);
      expect(reservedInAll).toBe(3 * reservedOfProduct);
      await putInCart(anna, LAMP, 1);
      expect(await lineOf(anna, LAMP)).toMatchObject({ reservation: 'none', reserved_quantity: 0, reserved_until: null, quantity: 1 });
      await set(anna, MUG, 9);
      await set(anna, LAMP, 1);
      expect(await lineOf(anna, LAMP)).toMatchObject({ reservation: 'held', reserved_quantity: 1 });
      await shop.db.updateTable('product').set({ is_for_order: true }).where('id', '=', LAMP).execute();
      await setStock(LAMP, 0);
    });

    it('by address: beyond the limit, reservations stay but are not renewed', async () => {
      const limits = { reads: 1e6, writes: 1e6, loginsByAddress: 1e6, loginsByAccount: 1e6, reservations: 2, coupons: 1e6 };
      const app = await buildServer({ db: shop.db, clock: shop.clock, config: testConfig(), changes: shop.changes, rateLimits: limits });
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const stranger = await new Visitor(app).arrive();
      const reserve = async (quantity: number) =>
        dataOf(await stranger.call('PUT', `/api/cart/product/${SOFA}`, { body: { product_id: SOFA, quantity }, headers }), cartSchema).products[0];
      await reserve(2);
      await reserve(3);
      const until = isoIn(RESERVATION_MS);
      shop.clock.move(MINUTE);
      expect(await reserve(4)).toMatchObject({ quantity: 4, reservation: 'partly', reserved_quantity: 3, reserved_until: until });
      const second = await new Visitor(app).arrive();
      const body = { product_id: SOFA, quantity: 1 };
      expect(dataOf(await second.call('POST', '/api/cart/product', { body, headers }), cartSchema).products[0]).toMatchObject({ quantity: 1, reservation: 'none' });
      expect(dataOf(await second.call('POST', '/api/cart/product', { body, headers: { 'x-forwarded-for': '203.0.113.8' } }), cartSchema).products[0]).toMatchObject({ reservation: 'held' });
      await app.close();
    });
  });

  describe('at sign-in', () => {
    const signIn = (visitor: Visitor) => visitor.call('POST', '/api/auth/login', { body: { email: USER, password: PASSWORD } });

    it('become the user’s, and are not counted twice', async () => {
      await putInCart(anna, SOFA, 2);
      const until = isoIn(RESERVATION_MS);
      shop.clock.move(MINUTE);
      expect((await signIn(anna)).status).toBe(200);
      expect(await lineOf(anna, SOFA)).toMatchObject({ quantity: 2, reservation: 'held', reserved_quantity: 2, reserved_until: until });
      const phone = await shop.visitor().arrive();
      await putInCart(phone, SOFA, 3);
      await signIn(phone);
      expect(await lineOf(phone, SOFA)).toMatchObject({ quantity: 3, reserved_quantity: 3 });
      expect((await add(bela, SOFA, 2)).status).toBe(200);
      expect(await refusalOf(add(bela, SOFA, 1))).toMatchObject({ params: { available: 2 } });
    });

    it('do not exceed the limits of a cart', async () => {
      const { reservedOfProduct: most } = LIMITS;
      await signIn(anna);
      await putInCart(anna, CHAIR, most);
      const phone = await shop.visitor().arrive();
      await putInCart(phone, CHAIR, 2 * most);
      await signIn(phone);
      expect(await lineOf(phone, CHAIR)).toMatchObject({ quantity: 2 * most, reservation: 'partly', reserved_quantity: most });
    });

    it('are released for the lines that were added last, where both carts together exceed the limits', async () => {
      const { reservedOfProduct: most, reservedInAll } = LIMITS;
      for (const id of [SOFA, MUG, VASE]) await setStock(id, most);
      await signIn(anna);
      const phone = await shop.visitor().arrive();
      for (const [buyer, id] of [[anna, CHAIR], [anna, SOFA], [phone, MUG], [phone, VASE]] as const) {
        await putInCart(buyer, id, most);
        shop.clock.move(1);
      }
      await signIn(phone);
      expect((await see(phone)).products.map(({ id, reserved_quantity }) => [id, reserved_quantity])).toEqual([[CHAIR, most], [SOFA, most], [MUG, reservedInAll - 2 * most], [VASE, 0]]);
    });

    it('that have ended stay ended', async () => {
      await putInCart(anna, SOFA, 2);
      shop.clock.move(RESERVATION_MS);
      await signIn(anna);
      expect(await lineOf(anna, SOFA)).toMatchObject({ quantity: 2, reservation: 'ended' });
      expect((await add(bela, SOFA, 5)).status).toBe(200);
    });
  });

  describe('are taken by an order', () => {
    it('when it is placed: the reservation is deleted and the stock reduced', async () => {
      await prepareOrder(anna, { productId: SOFA, quantity: 3, payment: BANK_TRANSFER });
      dataOf(await order(anna), orderPlacedSchema);
      expect(await stockOf(shop.db, SOFA)).toBe(2);
      expect((await add(bela, SOFA, 2)).status).toBe(200);
    });

    it('after they have ended too, as long as the pieces are available', async () => {
      await prepareOrder(anna, { productId: SOFA, quantity: 3, payment: BANK_TRANSFER });
      shop.clock.move(RESERVATION_MS);
      await putInCart(bela, SOFA, 2);
      expect((await order(anna)).status).toBe(200);
      expect(await stockOf(shop.db, SOFA)).toBe(2);
    });

    it('but not those of others: the refusal names the product and the available quantity', async () => {
      await prepareOrder(anna, { productId: SOFA, quantity: 4, payment: BANK_TRANSFER });
      shop.clock.move(RESERVATION_MS);
      await putInCart(bela, SOFA, 2);
      expect(errorOf(await order(anna))).toMatchObject({ code: 'out_of_stock', params: { available: 3, product_id: SOFA } });
      expect(await stockOf(shop.db, SOFA)).toBe(5);
    });

    it('in the order in which they were made, if the stock was reduced below them', async () => {
      const [buyers, pieces] = [30, 5];
      await setStock(SOFA, buyers);
      const visitors: Visitor[] = [];
      for (let index = 0; index < buyers; index += 1) {
        const visitor = shop.visitor();
        await prepareOrder(visitor, { productId: SOFA, payment: BANK_TRANSFER });
        visitors.push(visitor);
      }
      const [first] = visitors;
      if (first) await set(first, SOFA, 1);
      await setStock(SOFA, pieces);
      const available = await Promise.all(visitors.map(async (visitor) => (await lineOf(visitor, SOFA))?.available_quantity));
      expect(available).toEqual(visitors.map((_, index) => (index < pieces ? 1 : 0)));
      expect(await refusalOf(add(bela, SOFA, 1))).toMatchObject({ code: 'out_of_stock', params: { available: 0 } });
      const answers = await Promise.all(visitors.toReversed().map((visitor) => order(visitor)));
      const outcomes = answers.toReversed().map((answer) => (answer.status === 200 ? 'placed' : errorOf(answer).code));
      expect(outcomes).toEqual(visitors.map((_, index) => (index < pieces ? 'placed' : 'out_of_stock')));
      expect(await stockOf(shop.db, SOFA)).toBe(0);
    });

    it('and a payment after the hold takes only pieces that no cart reserves, or is due for a refund', async () => {
      const buyer = shop.visitor();
      const { order_hash } = await placed(buyer, { productId: SOFA, quantity: 4 });
      shop.clock.move(PAYMENT_HOLD_MS);
      await expireOrders(shop.db, shop.clock, shop.changes);
      await putInCart(bela, SOFA, 2);
      const { transaction_id, summary } = await buyer.read(orderSchema, `/api/orders/${order_hash}`);
      const transactionId = transaction_id ?? '';
      const event = { transactionId, status: 'success' as const, amount: summary.total_amount_gross, currency: 'HUF', authorizationCode: null, responseCode: '00', responseMessage: '' };
      await applyPaymentEvent(shop.db, shop.clock, shop.app.log, { provider: 'sandbox', eventId: 'late', event });
      const row = await shop.db.selectFrom('shop_order').select(['status', 'is_refund_due']).where('order_hash', '=', order_hash).executeTakeFirstOrThrow();
      expect(row).toEqual({ status: 'cancelled', is_refund_due: true });
      expect(await stockOf(shop.db, SOFA)).toBe(5);
    });
  });

  describe('a changed price', () => {
    const reprice = (gross: number) => shop.db.updateTable('product_price').set({ gross, original_gross: gross }).where('product_id', '=', SOFA).where('currency', '=', 'HUF').execute();

    it('is reported at the line, and the order is refused once, so that buyers pay only prices that they have seen', async () => {
      const { version } = await prepareOrder(anna, { productId: SOFA, payment: BANK_TRANSFER });
      expect(await lineOf(anna, SOFA)).toMatchObject({ price_gross: 389_900, price_before_gross: null, price_before_net: null });
      await reprice(399_900);
      expect(await lineOf(anna, SOFA)).toMatchObject({ price_gross: 399_900, price_before_gross: 389_900, price_before_net: 307_008 });
      expect(errorOf(await order(anna, { cart_version: version }))).toMatchObject({ code: 'price_changed', params: { product_id: SOFA } });
      expect(await stockOf(shop.db, SOFA)).toBe(5);
      expect(errorOf(await order(anna, { cart_version: version })).code).toBe('cart_changed');
      const seen = await see(anna);
      expect(seen.products[0]).toMatchObject({ price_before_gross: 389_900, reservation: 'held' });
      const { order_hash } = dataOf(await order(anna, { cart_version: seen.version }), orderPlacedSchema);
      expect((await anna.read(orderSchema, `/api/orders/${order_hash}`)).items[0]?.price_gross).toBe(399_900);
      await reprice(389_900);
    });

    it('is reported until the next change of the line', async () => {
      await putInCart(anna, SOFA, 1);
      await reprice(399_900);
      expect((await putInCart(anna, SOFA, 1)).products[0]).toMatchObject({ price_before_gross: null });
      await reprice(389_900);
    });
  });
});
