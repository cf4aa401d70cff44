import { orderPlacedSchema } from '@feszek/contract';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openAccount, signedIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { ask, prepareQuote } from '../../../test/quotes.ts';
import { BANK_TRANSFER, CARD, openShop, order, placed, prepareOrder } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf } from '../../../test/visitor.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECOND_MS = 1000;

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop({ operatorToken: OPERATOR_TOKEN });
}, OPEN_MS);
afterEach(() => shop.close());

/** Runs all clean-ups a second before a time, and at it. Returns what is found each time. */
async function around<Found>(time: Date, find: () => Promise<Found>): Promise<[before: Found, after: Found]> {
  shop.clock.move(time.getTime() - SECOND_MS - shop.clock.now().getTime());
  await shop.runRecurringJobs();
  const before = await find();
  shop.clock.move(SECOND_MS);
  await shop.runRecurringJobs();
  return [before, await find()];
}

const later = (ms: number) => new Date(shop.clock.now().getTime() + ms);
const orderOf = (hash: string) => shop.db.selectFrom('shop_order').selectAll().where('order_hash', '=', hash).executeTakeFirstOrThrow();
const customerKeys = async (hash: string) => Object.keys((await orderOf(hash)).customer).sort();
const WHOLE = ['delivery_data', 'email', 'invoice_data', 'phone'];

/** A completed order of 21 November 2026. */
async function completed(): Promise<string> {
  const { order_hash: hash } = await placed(shop.visitor(), { productId: CHAIR, payment: BANK_TRANSFER });
  await shop.db.updateTable('shop_order').set({ status: 'completed', payment_expires_at: null, comment: 'kapukód 12' }).where('order_hash', '=', hash).execute();
  const { id } = await orderOf(hash);
  await shop.db.insertInto('order_status_change').values({ order_id: id, status: 'completed', at: shop.clock.now(), changed_by: 'operator', note: 'Átvette Anna' }).execute();
  return hash;
}

describe('what an order stores about its buyer', () => {
  it('loses what claims need after five years, and what the invoice needs eight years after the end of its year', async () => {
    const hash = await completed();
    expect(await around(new Date('2031-11-21T12:00:00Z'), () => customerKeys(hash))).toEqual([WHOLE, ['invoice_data']]);
    // Midnight in Hungary.
    expect(await around(new Date('2034-12-31T23:00:00Z'), () => customerKeys(hash))).toEqual([['invoice_data'], []]);
    const { id, comment, summary } = await orderOf(hash);
    expect([comment, summary.itemsGross]).toEqual(['', 29_900]);
    const notes = await shop.db.selectFrom('order_status_change').select('note').where('order_id', '=', id).execute();
    expect(new Set(notes.map(({ note }) => note))).toEqual(new Set(['']));
    expect((await shop.visitor().call('GET', `/api/orders/${hash}`)).status).toBe(200);
  });

  it('loses the account of its buyer when the invoice is deleted', async () => {
    await openAccount(shop, 'anna@example.hu');
    const { order_hash: hash } = await placed(await signedIn(shop, 'anna@example.hu'), { productId: CHAIR, payment: BANK_TRANSFER });
    await shop.db.updateTable('shop_order').set({ status: 'completed', payment_expires_at: null }).execute();
    expect(await around(new Date('2034-12-31T23:00:00Z'), async () => (await orderOf(hash)).user_id !== null)).toEqual([true, false]);
  });

  it('is removed 90 days after the cancellation of an order that was never paid', async () => {
    const { order_hash: hash } = await placed(shop.visitor(), { productId: CHAIR, payment: CARD });
    shop.clock.move(HOUR_MS);
    await shop.runRecurringJobs();
    expect((await orderOf(hash)).status).toBe('cancelled');
    expect(await around(later(90 * DAY_MS), () => customerKeys(hash))).toEqual([WHOLE, []]);
  });

  it('stays if the cancelled order was paid: it has an invoice', async () => {
    const { order_hash: hash } = await placed(shop.visitor(), { productId: CHAIR, payment: BANK_TRANSFER });
    const { id } = await orderOf(hash);
    await shop.db.updateTable('shop_order').set({ status: 'cancelled', payment_expires_at: null }).execute();
    await shop.db.insertInto('order_status_change').values(['paid', 'cancelled'].map((status) => ({ order_id: id, status: status === 'paid' ? 'paid' as const : 'cancelled' as const, at: shop.clock.now(), changed_by: 'operator' as const }))).execute();
    expect(await around(later(100 * DAY_MS), () => customerKeys(hash))).toEqual([WHOLE, WHOLE]);
  });

  it('is never removed from an order that is under way', async () => {
    const hash = await completed();
    await shop.db.updateTable('shop_order').set({ status: 'shipped' }).execute();
    expect(await around(new Date('2040-01-01T00:00:00Z'), () => customerKeys(hash))).toEqual([WHOLE, WHOLE]);
  });

  it('includes the order for statistics for 30 days, and the code of its network address and its request for a day', async () => {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    const { order_hash: hash } = dataOf(await order(visitor, {}, { 'idempotency-key': 'one' }), orderPlacedSchema);
    await shop.db.updateTable('shop_order').set({ client_key: 'x', status: 'completed', payment_expires_at: null }).execute();
    const placedAt = (await orderOf(hash)).created_at.getTime();
    const traces = async () => [(await orderOf(hash)).client_key, (await shop.db.selectFrom('idempotency_key').select('key').execute()).length];
    expect((await around(new Date(placedAt + DAY_MS + SECOND_MS), traces)).at(1)).toEqual([null, 0]);
    expect(await around(new Date(placedAt + 30 * DAY_MS), async () => (await orderOf(hash)).tracking !== null)).toEqual([true, false]);
  });

  it('includes the codes that open it for an hour', async () => {
    const { id } = await orderOf(await completed());
    await shop.db.insertInto('order_code').values({ order_id: id, session_hash: 's', code_hash: 'c', sent_at: shop.clock.now() }).execute();
    expect((await around(later(HOUR_MS), () => shop.db.selectFrom('order_code').select('id').execute())).map(({ length }) => length)).toEqual([1, 0]);
  });
});

describe('a quote', () => {
  it('is deleted a year after the request if it was not ordered', async () => {
    const visitor = shop.visitor();
    await prepareQuote(visitor, CHAIR, 10);
    await ask(visitor);
    expect((await around(new Date('2027-11-21T12:00:00Z'), () => shop.db.selectFrom('quote').select('id').execute())).map(({ length }) => length)).toEqual([1, 0]);
  });

  it('is deleted with the invoice if it was ordered', async () => {
    const visitor = shop.visitor();
    await prepareQuote(visitor, CHAIR, 10);
    await ask(visitor);
    await shop.db.updateTable('quote').set({ status: 'ordered', delivery_gross: 0, valid_until: '2026-12-05' }).execute();
    expect((await around(new Date('2034-12-31T23:00:00Z'), () => shop.db.selectFrom('quote').select('id').execute())).map(({ length }) => length)).toEqual([1, 0]);
  });
});

describe('a withdrawal', () => {
  it('is deleted after five years', async () => {
    const hash = await completed();
    const guest = await shop.visitor().arrive();
    const answer = await guest.call('POST', '/api/withdrawals', { body: { name: 'Kovács Anna', email: 'anna@example.hu', order_hash: hash, items: [{ id: 1, quantity: 1 }] }, headers: { 'idempotency-key': 'one' } });
    expect(answer.status).toBe(200);
    expect((await around(new Date('2031-11-21T12:00:00Z'), () => shop.db.selectFrom('withdrawal').select('id').execute())).map(({ length }) => length)).toEqual([1, 0]);
  });
});
