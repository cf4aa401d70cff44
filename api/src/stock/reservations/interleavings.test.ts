import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asyncProperty, array, assert, boolean, constantFrom, integer, oneof, record } from 'fast-check';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, SOFA } from '../../../test/goods.ts';
import { BANK_TRANSFER, CARD, CUSTOMER, openedBy, openShop, order, PICK_UP, SHOWROOM_GYOR } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';
import type { Answer, Visitor } from '../../../test/visitor.ts';
import { expireOrders } from '../../orders/expireOrders.ts';
import { applyPaymentEvent } from '../../orders/payment/applyEvent.ts';
import { PAYMENT_HOLD_MS } from '../../orders/payment/transactions.ts';
import { reservedInCarts } from './reservedInCarts.ts';

const MINUTE = 60_000;
const STOCK = new Map([[CHAIR, 3], [SOFA, 2]]);
const IDS = [...STOCK.keys()];
/** Few of them, and few pieces, so that they compete in most steps. */
const BUYERS = 2;
const RUNS = 15;
const STEPS = 24;
/** The outcomes of a step: done, or a refusal that names the reason. */
const OUTCOMES = ['done', 'out_of_stock', 'cart_empty', 'payment_not_restartable'];

const buyer = integer({ min: 0, max: BUYERS - 1 });
const product = constantFrom(...IDS);
/** The index among the newest. */
const which = integer({ min: 0, max: 2 });
const payment = constantFrom(CARD, CARD, CARD, BANK_TRANSFER);
const step = oneof(
  { weight: 6, arbitrary: record({ act: constantFrom('add'), buyer, product, quantity: integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: record({ act: constantFrom('set'), buyer, product, quantity: integer({ min: 0, max: 5 }) }) },
  { weight: 2, arbitrary: record({ act: constantFrom('order'), buyer, product, pieces: integer({ min: 1, max: 2 }), payment }) },
  { weight: 5, arbitrary: record({ act: constantFrom('checkOut'), buyer, by: payment }) },
  { weight: 6, arbitrary: record({ act: constantFrom('pay'), which, status: constantFrom('success', 'success', 'error') }) },
  { weight: 1, arbitrary: record({ act: constantFrom('restart'), which }) },
  { weight: 5, arbitrary: record({ act: constantFrom('wait'), minutes: constantFrom(1, 5, 10, 10) }) },
  { weight: 4, arbitrary: record({ act: constantFrom('expire'), isLate: boolean() }) },
);
type Step = typeof step extends { generate: (...args: never[]) => { value: infer Value } } ? Value : never;

/** Sequences of events that random generation finds only in some runs; always tried. */
const KNOWN: [Step[]][] = [
  // Added to a cart when another one has reserved it.
  [[{ act: 'add', buyer: 0, product: SOFA, quantity: 2 }, { act: 'add', buyer: 1, product: SOFA, quantity: 1 }]],
  // Ordered after its time, when another cart has reserved it.
  [[
    { act: 'add', buyer: 0, product: SOFA, quantity: 2 }, { act: 'wait', minutes: 10 }, { act: 'add', buyer: 1, product: SOFA, quantity: 2 },
    { act: 'checkOut', buyer: 0, by: BANK_TRANSFER },
  ]],
  // Paid after the end of its hold, when another cart has reserved a part of it.
  [[
    { act: 'order', buyer: 0, product: SOFA, pieces: 2, payment: CARD }, { act: 'expire', isLate: true }, { act: 'add', buyer: 1, product: SOFA, quantity: 1 },
    { act: 'pay', which: 0, status: 'success' },
  ]],
];

describe('in any sequence of events', () => {
  let shop: TestShop;
  let buyers: Visitor[];
  beforeAll(async () => {
    shop = await openShop();
    buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.visitor().arrive()));
    for (const visitor of buyers) await visitor.call('PUT', '/api/cart/customer', { body: CUSTOMER });
  }, OPEN_MS);
  afterAll(() => shop.close());

  async function clearShop(): Promise<void> {
    await shop.db.deleteFrom('cart_line').execute();
    await shop.db.deleteFrom('shop_order').execute();
    for (const [id, quantity] of STOCK) await shop.db.updateTable('product_stock').set({ quantity }).where('product_id', '=', id).execute();
  }

  /** Orders the cart, with its reservations running or ended. */
  async function checkOut(visitor: Visitor, payment: number): Promise<Answer> {
    await visitor.call('PUT', '/api/cart/method/delivery', { body: { id: PICK_UP, place: SHOWROOM_GYOR } });
    await visitor.call('PUT', '/api/cart/method/payment', { body: { id: payment } });
    return order(visitor);
  }

  async function placeOrder(visitor: Visitor, product_id: number, quantity: number, payment: number): Promise<Answer> {
    await visitor.call('PUT', `/api/cart/product/${product_id}`, { body: { product_id, quantity } });
    return checkOut(visitor, payment);
  }

  async function pay(index: number, status: 'success' | 'error'): Promise<void> {
    const attempts = await shop.db.selectFrom('payment_transaction').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
    const attempt = attempts[index % Math.max(1, attempts.length)];
    if (!attempt) return;
    const { id: transactionId, amount, currency } = attempt;
    const event = { transactionId, status, amount, currency, authorizationCode: null, responseCode: status === 'success' ? '00' : '51', responseMessage: '' };
    await applyPaymentEvent(shop.db, shop.clock, shop.app.log, { provider: 'sandbox', eventId: `${transactionId}:${status}`, event });
  }

  /** Pays again for one of the newest orders, as someone who may see it. */
  async function restart(index: number): Promise<Answer | undefined> {
    const orders = await shop.db.selectFrom('shop_order').select('order_hash').orderBy('id', 'desc').execute();
    const hash = orders[index % Math.max(1, orders.length)]?.order_hash;
    if (hash === undefined) return undefined;
    const visitor = await openedBy(shop, hash);
    return visitor.call('POST', `/api/orders/payment_restart/${hash}`, { body: { payment_method: CARD, transaction_result_url: '/hu' } });
  }

  async function take(next: Step): Promise<Answer | undefined | void> {
    const visitor = buyers['buyer' in next ? next.buyer : 0];
    if (!visitor) throw new Error('There is no such buyer');
    if ('quantity' in next) {
      const body = { product_id: next.product, quantity: next.quantity };
      return next.act === 'add' ? visitor.call('POST', '/api/cart/product', { body }) : visitor.call('PUT', `/api/cart/product/${next.product}`, { body });
    }
    if ('payment' in next) return placeOrder(visitor, next.product, next.pieces, next.payment);
    if ('by' in next) return checkOut(visitor, next.by);
    if ('status' in next) return pay(next.which, next.status === 'success' ? 'success' : 'error');
    if ('which' in next) return restart(next.which);
    if ('minutes' in next) return shop.clock.move(next.minutes * MINUTE);
    if (next.isLate) shop.clock.move(PAYMENT_HOLD_MS);
    await expireOrders(shop.db, shop.clock, shop.changes);
  }

  /** Pieces of orders that are not cancelled are sold; a payment for a cancelled order is due for a refund. */
  async function expectNothingSoldTwice(): Promise<void> {
    const reserved = await reservedInCarts(shop.db, shop.clock.now(), IDS);
    const stock = await shop.db.selectFrom('product_stock').selectAll().where('product_id', 'in', IDS).execute();
    const sold = await shop.db
      .selectFrom('order_line')
      .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
      .select(['product_id', ({ fn }) => fn.sum<number>('stock_taken').as('pieces')])
      .where('status', '<>', 'cancelled')
      .groupBy('product_id')
      .execute();
    for (const { product_id, quantity } of stock) {
      const pieces = Number(sold.find((line) => line.product_id === product_id)?.pieces ?? 0);
      expect([product_id, quantity + pieces]).toEqual([product_id, STOCK.get(product_id)]);
      expect(reserved.get(product_id) ?? 0).toBeLessThanOrEqual(quantity);
    }
    const paid = await shop.db
      .selectFrom('payment_transaction')
      .innerJoin('shop_order', 'shop_order.id', 'payment_transaction.order_id')
      .select(['shop_order.id', 'shop_order.status', 'is_refund_due', ({ fn }) => fn.countAll<number>().as('payments')])
      .where('payment_transaction.status', '=', 'success')
      .groupBy('shop_order.id')
      .execute();
    for (const { status, is_refund_due, payments } of paid) {
      expect([status === 'paid', is_refund_due]).toEqual([status !== 'cancelled', status === 'cancelled' || payments > 1]);
    }
  }

  it('reserved and sold pieces never exceed the stock, and every payment is for goods or due for a refund', async () => {
    await assert(
      asyncProperty(array(step, { minLength: STEPS / 2, maxLength: STEPS, size: 'max' }), async (steps) => {
        await clearShop();
        for (const next of steps) {
          const answer = await take(next);
          expect(OUTCOMES).toContain(!answer || answer.status === 200 ? 'done' : errorOf(answer).code);
          await expectNothingSoldTwice();
        }
      }),
      { numRuns: RUNS, endOnFailure: true, examples: KNOWN },
    );
  }, 4 * OPEN_MS);
});
