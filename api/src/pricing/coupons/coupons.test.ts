import { cartSchema, couponSchema, LIMITS, orderPlacedSchema, orderSchema, RESERVATION_MS } from '@feszek/contract';
import type { Cart } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, LAMP, MUG, SOFA } from '../../../test/goods.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { BANK_TRANSFER, CARD, CUSTOMER, HOME_DELIVERY, openShop, order, prepareOrder, putInCart } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Answer, Visitor } from '../../../test/visitor.ts';
import { createUser } from '../../users/users.ts';
import { expireOrders } from '../../orders/expireOrders.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'correct horse battery';

describe('coupons', () => {
  let shop: OperatorShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openOperatorShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.move(RESERVATION_MS);
    await shop.db.updateTable('product_stock').set({ quantity: 20 }).where('product_id', '=', CHAIR).execute();
    visitor = await shop.visitor().arrive();
  });

  let count = 0;
  const create = async (terms: object): Promise<string> => {
    count += 1;
    const draft = { code: `KUPON-${count}`, kind: 'percent', percent: 10, ...terms };
    return (await shop.client.call('POST', '/operator/coupons', couponSchema, draft)).code;
  };
  const fillCart = async (buyer: Visitor, quantity = 1, email: string = CUSTOMER.email): Promise<void> => {
    await putInCart(buyer, CHAIR, quantity);
    await buyer.call('PUT', '/api/cart/customer', { body: { email } });
  };
  const enter = (buyer: Visitor, code: string, headers: Record<string, string> = {}): Promise<Answer> => buyer.call('POST', '/api/cart/coupon', { body: { code }, headers });
  const applied = async (buyer: Visitor, code: string): Promise<Cart> => dataOf(await enter(buyer, code), cartSchema);
  const refusal = async (buyer: Visitor, code: string, headers?: Record<string, string>) => errorOf(await enter(buyer, code, headers));
  const cartOf = (buyer: Visitor, headers?: Record<string, string>) => buyer.read(cartSchema, '/api/cart', headers);
  const buyer = async (email: string, choices: object = {}): Promise<Visitor> => {
    const someone = shop.visitor();
    await prepareOrder(someone, { productId: CHAIR, payment: BANK_TRANSFER, ...choices });
    await someone.call('PUT', '/api/cart/customer', { body: { email } });
    return someone;
  };

  describe('in the cart', () => {
    it('reduce the products by a percentage, not the delivery, and show the saving', async () => {
      await fillCart(visitor);
      await visitor.call('PUT', '/api/cart/method/delivery', { body: { id: HOME_DELIVERY } });
      const { coupons, summary } = await applied(visitor, await create({ percent: 15 }));
      expect(coupons).toMatchObject([{ kind: 'percent', percent: 15, saving_gross: 4485, saving_net: summary.cart_discount_net, fault: null }]);
      expect(summary).toMatchObject({ total_items_amount_gross: 29_900, total_discount_amount_gross: 4485, cart_discount_gross: 4485, total_amount_gross: 29_900 - 4485 + 2490, total_profit: 4485 });
      expect(summary.total_amount_net).toBe(summary.total_items_amount_net - summary.total_discount_amount_net + 1961);
    });

    it('reduce the products by an amount, only in their currencies, and never below zero', async () => {
      const code = await create({ kind: 'amount', amounts: { HUF: 50_000, EUR: 10.5 } });
      await fillCart(visitor);
      expect((await applied(visitor, code)).summary).toMatchObject({ cart_discount_gross: 29_900, total_amount_gross: 0, total_amount_net: 0 });
      expect((await cartOf(visitor, { 'currency-id': 'EUR' })).summary).toMatchObject({ cart_discount_gross: 10.5, total_amount_gross: 64.4 });
      const dollars = await cartOf(visitor, { 'currency-id': 'USD' });
      expect(dollars).toMatchObject({ coupons: [{ saving_gross: 0, fault: { code: 'coupon_other_currency' } }], summary: { cart_discount_gross: 0 } });
      expect((await refusal(visitor, code, { 'currency-id': 'USD' })).code).toBe('coupon_other_currency');
    });

    it('make the delivery free, and show the saving', async () => {
      await fillCart(visitor);
      await visitor.call('PUT', '/api/cart/method/delivery', { body: { id: HOME_DELIVERY } });
      const cart = await applied(visitor, await create({ kind: 'free_delivery', percent: null }));
      expect(cart.delivery).toEqual({ price_gross: 0, price_net: 0 });
      expect(cart.delivery_methods.map(({ price_gross }) => price_gross)).toEqual([0, 0, 0]);
      expect(cart.coupons).toMatchObject([{ saving_gross: 2490, saving_net: 1961 }]);
      expect(cart.summary).toMatchObject({ delivery_saving_gross: 2490, total_profit: 2490, cart_discount_gross: 0, total_amount_gross: 29_900 });
    });

    it('are accepted in any case and with surrounding spaces, one at a time', async () => {
      const [first, second] = [await create({}), await create({ percent: 20 })];
      await fillCart(visitor);
      const { version } = await applied(visitor, ` ${first.toLowerCase()} `);
      const cart = await applied(visitor, second);
      expect(cart.coupons).toMatchObject([{ code: second }]);
      expect(cart.version).toBe(version + 1);
    });

    it('are removed by their code in any case; another code changes nothing', async () => {
      const code = await create({});
      await fillCart(visitor);
      await applied(visitor, code);
      const remove = async (typed: string) => dataOf(await visitor.call('DELETE', `/api/cart/coupon/${encodeURIComponent(typed)}`), cartSchema);
      expect((await remove('NEM-EZ\u0000')).coupons).toHaveLength(1);
      const cart = await remove(code.toLowerCase());
      expect([cart.coupons, cart.summary.total_discount_amount_gross]).toEqual([[], 0]);
      await applied(visitor, code);
      expect(dataOf(await visitor.call('POST', `/api/cart/coupon/${code}/delete`), cartSchema).coupons).toEqual([]);
    });

    it('stay in the cart when a guest signs in', async () => {
      await createUser(shop.db, shop.clock, { email: 'vendeg@example.hu', name: 'Vendég Vera', password: PASSWORD });
      const code = await create({});
      await fillCart(visitor);
      await applied(visitor, code);
      await visitor.call('POST', '/api/auth/login', { body: { email: 'vendeg@example.hu', password: PASSWORD } });
      expect((await cartOf(visitor)).coupons).toMatchObject([{ code }]);
    });
  });

  describe('are refused, without changing the cart', () => {
    it('without an email address, for every code, with the specified message', async () => {
      await putInCart(visitor, CHAIR, 1);
      const code = await create({});
      const english = 'To verify the code, please provide your email address during the checkout process or log in!';
      for (const typed of [code, 'NINCS-ILYEN']) expect(await refusal(visitor, typed, { locale: 'en' })).toMatchObject({ code: 'coupon_email_missing', message: english });
      expect((await refusal(visitor, code)).message).toBe('A kuponkód ellenőrzéséhez add meg az e-mail-címed a pénztárban, vagy jelentkezz be!');
      expect((await cartOf(visitor)).coupons).toEqual([]);
    });

    it('but not for a signed-in user, whose account has an address', async () => {
      await createUser(shop.db, shop.clock, { email: 'dora@example.hu', name: 'Dóra', password: PASSWORD });
      await visitor.call('POST', '/api/auth/login', { body: { email: 'dora@example.hu', password: PASSWORD } });
      await putInCart(visitor, CHAIR, 1);
      expect((await applied(visitor, await create({}))).coupons).toHaveLength(1);
    });

    it('before their period, after it, and below their minimum, with a message', async () => {
      const now = shop.clock.now().getTime();
      const soon = await create({ valid_from: new Date(now + 30 * DAY_MS).toISOString() });
      const over = await create({ valid_until: new Date(now).toISOString() });
      const dear = await create({ minimum: { HUF: 50_000 } });
      await fillCart(visitor);
      const { version } = await cartOf(visitor);
      expect(await refusal(visitor, soon)).toMatchObject({ code: 'coupon_not_yet_valid', message: expect.stringContaining('2026. december') });
      expect(await refusal(visitor, soon, { locale: 'en' })).toMatchObject({ message: expect.stringContaining('December') });
      expect((await refusal(visitor, over)).code).toBe('coupon_expired');
      expect((await refusal(visitor, dear)).message.replaceAll('\u00A0', ' ')).toBe('Ez a kupon legalább bruttó 50 000 Ft értékű vásárlásnál váltható be.');
      expect((await refusal(visitor, 'NINCS-ILYEN')).code).toBe('coupon_unknown');
      expect(await cartOf(visitor)).toMatchObject({ version, coupons: [] });
    });

    it('for an empty cart', async () => {
      await visitor.call('PUT', '/api/cart/customer', { body: { email: CUSTOMER.email } });
      expect((await refusal(visitor, await create({}))).code).toBe('cart_empty');
    });

    it.each([[{}, 'required'], [{ code: '  ' }, 'required'], [{ code: 'A'.repeat(LIMITS.coupon + 1) }, 'too_long'], [{ code: null }, 'required']])('as %j', async (body, code) => {
      await fillCart(visitor);
      expect(errorOf(await visitor.call('POST', '/api/cart/coupon', { body }))).toMatchObject({ code: 'validation_failed', fields: [{ path: 'code', code }] });
    });
  });

  describe('that are no longer valid', () => {
    it('stay in the cart with the reason, without a discount', async () => {
      const code = await create({ minimum: { HUF: 2 * 29_900, EUR: 120 } });
      await fillCart(visitor, 2);
      expect((await applied(visitor, code)).summary.cart_discount_gross).toBe(5980);
      const cart = dataOf(await visitor.call('PUT', `/api/cart/product/${CHAIR}`, { body: { product_id: CHAIR, quantity: 1 }, headers: { locale: 'en' } }), cartSchema);
      expect(cart).toMatchObject({ coupons: [{ code, saving_gross: 0, fault: { code: 'coupon_minimum', message: expect.stringMatching(/^This coupon needs products worth at least 59.800.Ft incl. VAT/) } }], summary: { cart_discount_gross: 0 } });
      expect((await putInCart(visitor, CHAIR, 1)).coupons).toMatchObject([{ fault: null }]);
    });

    it('refuse the order once, so that buyers see the changed total, and are then left out of it', async () => {
      const code = await create({ valid_until: new Date(shop.clock.now().getTime() + DAY_MS).toISOString() });
      const someone = await buyer('lejart@example.hu');
      const { version } = await applied(someone, code);
      shop.clock.move(DAY_MS);
      expect(errorOf(await order(someone, { cart_version: version })).code).toBe('coupon_expired');
      expect(errorOf(await order(someone, { cart_version: version })).code).toBe('cart_changed');
      const cart = await cartOf(someone);
      expect(cart.coupons).toMatchObject([{ code, fault: { code: 'coupon_expired' } }]);
      const { order_hash } = dataOf(await order(someone, { cart_version: cart.version }), orderPlacedSchema);
      expect(await someone.read(orderSchema, `/api/orders/${order_hash}`)).toMatchObject({ coupon: null, summary: { cart_discount_gross: 0, total_amount_gross: 32_390 } });
    });

    it('never reduce an order below the minimum', async () => {
      const someone = await buyer('kicsi@example.hu');
      await applied(someone, await create({ kind: 'amount', percent: null, amounts: { HUF: 28_901 } }));
      expect(errorOf(await order(someone)).code).toBe('minimum_amount');
      await applied(someone, await create({ kind: 'amount', percent: null, amounts: { HUF: 28_900 } }));
      expect((await order(someone)).status).toBe(200);
    });
  });

  describe('in an order', () => {
    it('are stored with the discount of each line, and removed from the cart', async () => {
      const someone = await buyer('ket@example.hu', { quantity: 3 });
      await putInCart(someone, LAMP, 1);
      const code = await create({ percent: 7 });
      const { summary } = await applied(someone, code);
      const { order_hash } = dataOf(await order(someone), orderPlacedSchema);
      await shop.client.call('POST', `/operator/coupons/${code}/end`, couponSchema);
      expect(await someone.read(orderSchema, `/api/orders/${order_hash}`)).toMatchObject({ coupon: code, summary });
      const lines = await shop.db.selectFrom('order_line').innerJoin('shop_order', 'shop_order.id', 'order_id').select(['discount_gross', 'discount_net']).where('order_hash', '=', order_hash).execute();
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      expect(sum(lines.map(({ discount_gross }) => discount_gross))).toBe(summary.cart_discount_gross);
      expect(sum(lines.map(({ discount_net }) => discount_net))).toBe(summary.cart_discount_net);
      expect(lines.every(({ discount_gross }) => discount_gross > 0)).toBe(true);
      expect((await cartOf(someone)).coupons).toEqual([]);
    });

    it('reduce the amount of the payment', async () => {
      const someone = await buyer('kartya@example.hu', { payment: CARD });
      const { summary } = await applied(someone, await create({ kind: 'free_delivery', percent: null }));
      const { order_hash } = dataOf(await order(someone), orderPlacedSchema);
      expect((await someone.read(orderSchema, `/api/orders/${order_hash}`)).transaction_result?.amount).toBe(summary.total_amount_gross);
      expect(summary.total_amount_gross).toBe(29_900);
    });

    it('are limited per customer by the email address in any case, and by the account', async () => {
      const code = await create({ max_uses_per_customer: 1 });
      const first = await buyer('Egyszer@Example.hu');
      await applied(first, code);
      dataOf(await order(first), orderPlacedSchema);
      for (const email of ['egyszer@example.hu', 'EGYSZER@example.hu']) expect((await refusal(await buyer(email), code)).code).toBe('coupon_used_by_you');
      expect((await applied(await buyer('masik@example.hu'), code)).coupons).toHaveLength(1);

      await createUser(shop.db, shop.clock, { email: 'tag@example.hu', name: 'Tag Tamás', password: PASSWORD });
      const login = (member: Visitor) => member.call('POST', '/api/auth/login', { body: { email: 'tag@example.hu', password: PASSWORD } });
      const member = await buyer('egyik@example.hu');
      await login(member);
      await applied(member, code);
      dataOf(await order(member), orderPlacedSchema);
      const again = await buyer('megint-mas@example.hu');
      await login(again);
      expect((await refusal(again, code)).code).toBe('coupon_used_by_you');
    });

    it('can be used again once an unpaid order has been cancelled', async () => {
      const code = await create({ max_uses: 1 });
      const first = await buyer('fizetetlen@example.hu', { payment: CARD });
      await applied(first, code);
      dataOf(await order(first), orderPlacedSchema);
      const second = await buyer('var@example.hu');
      expect((await refusal(second, code)).code).toBe('coupon_used_up');
      shop.clock.move(DAY_MS);
      await expireOrders(shop.db, shop.clock, shop.changes);
      expect((await applied(second, code)).coupons).toMatchObject([{ fault: null }]);
    });

    // Of one product each: the stock's own lock would otherwise serialise orders of the same product.
    const RACERS = [[CHAIR, 1], [SOFA, 1], [LAMP, 1], [MUG, 3]] as const;
    const race = async (code: string, emailOf: (index: number) => string): Promise<{ winners: number; codes: string[] }> => {
      // The reservations of those who lost the previous race are released.
      shop.clock.move(RESERVATION_MS);
      await shop.db.updateTable('product_stock').set({ quantity: 5 }).where('product_id', 'in', [SOFA, MUG]).execute();
      const racers = await Promise.all(RACERS.map(([productId, quantity], index) => buyer(emailOf(index), { productId, quantity })));
      for (const racer of racers) await applied(racer, code);
      const answers = await Promise.all(racers.map((racer) => order(racer)));
      const orders = await shop.db.selectFrom('shop_order').select('id').where('coupon', '=', code).execute();
      const refused = answers.filter(({ status }) => status !== 200);
      expect(orders).toHaveLength(answers.length - refused.length);
      return { winners: orders.length, codes: refused.map((answer) => errorOf(answer).code) };
    };

    it.each([1, 2, 3])('are given to as many concurrent orders as uses are left, and refused to the others (round %i)', async (round) => {
      const last = await race(await create({ max_uses: 1 }), (index) => `verseny-${round}-${index}@example.hu`);
      expect(last).toEqual({ winners: 1, codes: ['coupon_used_up', 'coupon_used_up', 'coupon_used_up'] });
      const lastTwo = await race(await create({ max_uses: 2 }), (index) => `dontos-${round}-${index}@example.hu`);
      expect(lastTwo).toEqual({ winners: 2, codes: ['coupon_used_up', 'coupon_used_up'] });
    });

    it('are given once to a customer who orders on several computers at the same time', async () => {
      const { winners, codes } = await race(await create({ max_uses_per_customer: 1 }), () => 'tobb-gepen@example.hu');
      expect([winners, new Set(codes)]).toEqual([1, new Set(['coupon_used_by_you'])]);
    });
  });

  it('cannot be guessed, because attempts are limited by address', async () => {
    const limited = await openShop({ rateLimits: { reads: 1e6, writes: 1e6, reservations: 1e6, coupons: 3 } });
    const guesser = await limited.visitor().arrive();
    await putInCart(guesser, CHAIR, 1);
    await guesser.call('PUT', '/api/cart/customer', { body: { email: CUSTOMER.email } });
    const guess = async (code: string, address: string) => errorOf(await enter(guesser, code, { 'x-forwarded-for': address })).code;
    for (let tries = 0; tries < 3; tries += 1) expect(await guess(`TIPP-${tries}`, '203.0.113.5')).toBe('coupon_unknown');
    expect(await guess('UDV10', '203.0.113.5')).toBe('too_many_requests');
    expect(await guess('TIPP', '203.0.113.6')).toBe('coupon_unknown');
    await limited.close();
  });
});
