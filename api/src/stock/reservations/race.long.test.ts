import { orderPlacedSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApiProcess } from '../../../test/apiProcess.ts';
import type { ApiProcess } from '../../../test/apiProcess.ts';
import { startBank, TEST_CARDS } from '../../../test/bank.ts';
import type { TestBank } from '../../../test/bank.ts';
import { createDatabase, OPEN_MS } from '../../../test/databases.ts';
import type { TestDatabase } from '../../../test/databases.ts';
import { HttpVisitor } from '../../../test/httpVisitor.ts';
import { BANK_TRANSFER, CARD, CUSTOMER, ORDER, PICK_UP, stockOf, testConfig, SHOWROOM_GYOR } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Answer } from '../../../test/visitor.ts';
import { systemClock } from '../../platform/clock.ts';
import { connectPostgres } from '../../platform/database/connect.ts';
import type { Connection } from '../../platform/database/connect.ts';

/** `npm run test:full` has more of each than `npm test -- --all`. */
const isFullRun = process.env.TEST_FULL === 'on';
const BUYERS = isFullRun ? 500 : 100;
const PIECES = isFullRun ? 50 : 20;
const PROCESSES = isFullRun ? 3 : 2;
/** The pause before a buyer repeats a request that was answered with 503, in milliseconds. */
const RETRY_MS = 500;
/** Buyers who remove the piece from their cart, so that the others compete for it again. */
const CHANGE_THEIR_MINDS = 10;

describe(`${BUYERS} buyers of ${PIECES} pieces, at ${PROCESSES} API processes`, () => {
  let database: TestDatabase;
  let connection: Connection;
  let folder: string;
  let bank: TestBank;
  let processes: ApiProcess[] = [];
  let productId = 0;
  let buyers: readonly HttpVisitor[] = [];

  beforeAll(async () => {
    database = await createDatabase('shop');
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-race-'));
    bank = await startBank({ config: testConfig(), clock: systemClock, shopUrl: () => processes[0]?.url ?? '' });
    const environment = { ...bank.environment, DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'info', UNPAID_ORDERS_PER_BUYER: '1000', UNPAID_ORDERS_PER_DAY: '1000' };
    processes = [await startApiProcess(environment)];
    processes.push(...(await Promise.all(Array.from({ length: PROCESSES - 1 }, () => startApiProcess(environment)))));
    connection = connectPostgres(database.url);
    ({ id: productId } = await connection.db.selectFrom('product').select('id').where('is_for_order', '=', false).orderBy('id').limit(1).executeTakeFirstOrThrow());
    await connection.db.updateTable('product_stock').set({ quantity: PIECES }).where('product_id', '=', productId).execute();
    await connection.db.updateTable('product_price').set({ gross: 29_900, original_gross: 29_900 }).where('product_id', '=', productId).where('currency', '=', 'HUF').execute();
    buyers = Array.from({ length: BUYERS }, (_, index) => {
      const { url } = processes[index % PROCESSES] ?? { url: '' };
      return new HttpVisitor(url, `127.0.${Math.floor(index / 250)}.${(index % 250) + 1}`);
    });
  }, 3 * OPEN_MS);

  afterAll(async () => {
    await Promise.all(processes.map((api) => api.stop()));
    await bank.close();
    await connection.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }, OPEN_MS);

  /** Adds the piece to the cart. A busy shop may answer 503 with `Retry-After`, which does not depend on the piece. */
  async function add(buyer: HttpVisitor): Promise<Answer> {
    for (;;) {
      const answer = await buyer.call('POST', '/api/cart/product', { product_id: productId, quantity: 1 });
      if (answer.status !== 503) return answer;
      await pause(RETRY_MS);
    }
  }

  /** Lets buyers compete for a piece, and checks the refusal of those who get none. */
  async function race(racers: readonly HttpVisitor[]): Promise<{ winners: HttpVisitor[]; losers: HttpVisitor[] }> {
    const answers = await Promise.all(racers.map(async (buyer) => ({ buyer, answer: await add(buyer) })));
    const refused = answers.filter(({ answer }) => answer.status !== 200);
    for (const { answer } of refused) expect(errorOf(answer)).toMatchObject({ code: 'out_of_stock', params: { available: 0, product_id: productId } });
    return { winners: answers.filter(({ answer }) => answer.status === 200).map(({ buyer }) => buyer), losers: refused.map(({ buyer }) => buyer) };
  }

  /** Orders; every other buyer pays by card at once. */
  async function buy(buyer: HttpVisitor, index: number): Promise<Answer> {
    const payment = index % 2 === 0 ? CARD : BANK_TRANSFER;
    await buyer.call('PUT', '/api/cart/customer', CUSTOMER);
    await buyer.call('PUT', '/api/cart/method/delivery', { id: PICK_UP, place: SHOWROOM_GYOR });
    await buyer.call('PUT', '/api/cart/method/payment', { id: payment });
    const answer = await buyer.call('POST', '/api/cart/order', ORDER);
    if (payment !== CARD) return answer;
    const { redirect_url } = dataOf(answer, orderPlacedSchema);
    const paid = await bank.pay(redirect_url, TEST_CARDS.good);
    expect(paid.status).toBe(303);
    return answer;
  }

  it('get exactly these pieces, all others are refused, and every payment is for a piece', async () => {
    await Promise.all(buyers.map((buyer) => buyer.call('GET', '/sanctum/csrf-cookie')));
    const first = await race(buyers);
    expect(first.winners).toHaveLength(PIECES);
    expect(await stockOf(connection.db, productId)).toBe(PIECES);

    const [changed, decided] = [first.winners.slice(0, CHANGE_THEIR_MINDS), first.winners.slice(CHANGE_THEIR_MINDS)];
    await Promise.all(changed.map((buyer) => buyer.call('PUT', `/api/cart/product/${productId}`, { product_id: productId, quantity: 0 })));
    const [second, answers] = await Promise.all([race(first.losers), Promise.all(decided.map(buy))]);
    expect(second.winners).toHaveLength(CHANGE_THEIR_MINDS);
    answers.push(...(await Promise.all(second.winners.map(buy))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: PIECES }, () => 200));
    expect((await race(second.losers.slice(0, PIECES))).winners).toEqual([]);

    const orders = await connection.db
      .selectFrom('shop_order')
      .innerJoin('order_line', 'order_line.order_id', 'shop_order.id')
      .select(['status', 'is_refund_due', 'order_line.quantity', 'stock_taken'])
      .execute();
    expect(orders).toHaveLength(PIECES);
    expect(new Set(orders.map((line) => JSON.stringify(line)))).toEqual(
      new Set(['paid', 'confirmed'].map((status) => JSON.stringify({ status, is_refund_due: false, quantity: 1, stock_taken: 1 }))),
    );
    const payments = await connection.db.selectFrom('payment_transaction').select('status').execute();
    expect(payments).toHaveLength(orders.filter(({ status }) => status === 'paid').length);
    expect(await stockOf(connection.db, productId)).toBe(0);
  }, 5 * OPEN_MS);
});
