import { orderPlacedSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApiProcess } from '../../test/apiProcess.ts';
import type { ApiProcess } from '../../test/apiProcess.ts';
import { OPEN_MS, urlOf } from '../../test/databases.ts';
import { freePort } from '../../test/freePort.ts';
import { CHAIR, SOFA } from '../../test/goods.ts';
import { prepareBuyer, press } from '../../test/buyers.ts';
import type { Buyer } from '../../test/buyers.ts';
import { CARD, openShop } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { until } from '../../test/until.ts';
import { dataOf } from '../../test/visitor.ts';

jest.setTimeout(2 * OPEN_MS);

const STOCK = 1000;
const BUYERS = 4;
const POLL_MS = 20;
/** The tables before whose first write the API is killed. */
const STEPS = [
  ['idempotency_key', 'insert'], ['shop_order', 'insert'], ['order_line', 'insert'], ['order_status_change', 'insert'], ['outbox_mail', 'insert'], ['job', 'insert'], ['product_stock', 'update'],
  ['cart_line', 'delete'], ['cart', 'update'], ['payment_transaction', 'insert'], ['shop_order', 'update'],
] as const;
const isFullRun = process.env.TEST_FULL === 'on';
/** `npm test -- --all` kills the API before every fifth step and at one random moment, `npm run test:full` before every step. */
const TESTED_STEPS = STEPS.filter((_, index) => isFullRun || index % 5 === 0);
const RANDOM_MOMENTS = isFullRun ? 3 : 1;
const MOST_RANDOM_MS = 120;
const GATE = 4711;

interface Sums {
  readonly order_hash: string;
  readonly lines: number;
  readonly is_added_up: boolean;
  readonly begun: number;
  readonly confirmations: number;
  readonly payments: number;
  readonly is_online: boolean;
}

/** Real processes with a separate database server: only so can one be killed while a transaction is open. */
describe('orders whose API is killed', () => {
  let shop: TestShop;
  let folder: string;
  let address: string;
  let environment: Record<string, string>;
  let api: ApiProcess | undefined;
  let count = 0;

  async function startApi(): Promise<void> {
    api = await startApiProcess(environment);
  }

  async function kill(): Promise<void> {
    await api?.kill();
    api = undefined;
  }

  async function newBuyers(): Promise<Buyer[]> {
    const from = count;
    count += BUYERS;
    return Promise.all(Array.from({ length: BUYERS }, (_, index) => prepareBuyer(address, from + index)));
  }

  /**
   * Sends every buyer's order, and kills the API when the first of its transactions reaches the gate.
   *
   * @param trigger the event and the table at which a transaction waits
   */
  async function killAt(trigger: string, buyers: readonly Buyer[]): Promise<void> {
    const isWaiting = async () => (await sql`select from pg_locks where locktype = 'advisory' and objid = ${GATE} and not granted`.execute(shop.db)).rows.length > 0;
    await sql`create or replace function wait_at_gate() returns trigger language plpgsql as ${sql.raw(`$$ begin perform pg_advisory_xact_lock_shared(${GATE}); return null; end $$`)}`.execute(shop.db);
    await sql`create ${sql.raw(trigger)} execute function wait_at_gate()`.execute(shop.db);
    await shop.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${GATE})`.execute(trx);
      const pressed = Promise.allSettled(buyers.map(press));
      await until(isWaiting, POLL_MS);
      await kill();
      await pressed;
    });
    await awaitRollback();
    await sql`drop function wait_at_gate cascade`.execute(shop.db);
  }

  /** Waits until the killed process has no open transaction. */
  async function awaitRollback(): Promise<void> {
    await until(async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(shop.db);
      return rows.length === 0;
    }, POLL_MS);
  }

  /** Expects that every stored order is complete. Returns the hashes. */
  async function expectWholeOrders(): Promise<string[]> {
    const { rows } = await sql<Sums>`select order_hash,
        (select count(*) from order_line where order_id = o.id) as lines,
        (select sum(total_gross) from order_line where order_id = o.id) = (summary->>'itemsGross')::bigint as is_added_up,
        (select count(*) from order_status_change where order_id = o.id and changed_by = 'customer') as begun,
        (select count(*) from outbox_mail where about = 'order:' || o.id and kind = 'order_placed') as confirmations,
        (select count(*) from payment_transaction where order_id = o.id and id = o.transaction_id) as payments,
        payment_method_id = ${CARD} as is_online
      from shop_order o order by id`.execute(shop.db);
    for (const { lines, is_online, ...order } of rows) {
      expect(lines).toBeGreaterThan(0);
      expect(order).toMatchObject({ is_added_up: true, begun: 1, confirmations: 1, payments: is_online ? 1 : 0 });
    }
    const { rows: stocks } = await sql<{ product_id: number; is_right: boolean }>`select product_id,
        quantity + (select coalesce(sum(stock_taken), 0) from order_line where order_line.product_id = product_stock.product_id) = ${STOCK} as is_right
      from product_stock where product_id in (${CHAIR}, ${SOFA}) order by product_id`.execute(shop.db);
    expect(stocks).toEqual([{ product_id: CHAIR, is_right: true }, { product_id: SOFA, is_right: true }]);
    const { rows: orphans } = await sql`select from outbox_mail where kind = 'order_placed' and about not in (select 'order:' || id from shop_order)`.execute(shop.db);
    expect(orphans).toHaveLength(0);
    return rows.map(({ order_hash }) => order_hash);
  }

  async function countOf(table: 'shop_order' | 'cart_line'): Promise<number> {
    return (await shop.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  }

  /** Every buyer orders again at once: the lock of their key ends with the process. */
  async function expectOneEach(buyers: readonly Buyer[], before: readonly string[]): Promise<void> {
    const hashes: string[] = [];
    for (const buyer of buyers) {
      const first = dataOf(await press(buyer), orderPlacedSchema);
      expect(dataOf(await press(buyer), orderPlacedSchema)).toEqual(first);
      hashes.push(first.order_hash);
    }
    expect(new Set(hashes).size).toBe(buyers.length);
    const after = await expectWholeOrders();
    expect(after).toHaveLength(before.length + hashes.filter((hash) => !before.includes(hash)).length);
    expect(after).toEqual(expect.arrayContaining(hashes));
    expect(after).toHaveLength(count);
    expect(await countOf('cart_line')).toBe(0);
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-killed-orders-'));
    shop = await openShop();
    await shop.db.updateTable('product_stock').set({ quantity: STOCK }).where('product_id', 'in', [CHAIR, SOFA]).execute();
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    environment = { DATABASE_URL: await urlOf(shop.db), DATA_DIR: folder, API_PORT: String(port), LOG_LEVEL: 'info', PURGE_TOKEN: '', SMTP_URL: '', ...shop.bank.environment };
    await startApi();
  }, 2 * OPEN_MS);
  afterAll(async () => {
    await api?.kill();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(TESTED_STEPS)('are complete or do not exist if it dies before it writes to %s (%s)', async (table, event) => {
    const buyers = await newBuyers();
    const placedBefore = await countOf('shop_order');
    await killAt(`trigger gate before ${event} on ${table} for each statement`, buyers);
    const before = await expectWholeOrders();
    // It was killed before the first order was complete; orders without a card payment may have been completed.
    expect(before.length).toBeLessThan(placedBefore + BUYERS);
    await startApi();
    await expectOneEach(buyers, before);
  });

  it.each([
    ['while the database commits them', 'constraint trigger gate after insert on shop_order deferrable initially deferred for each row'],
    ['when the bank has said where they are paid', 'trigger gate before update on idempotency_key for each statement'],
  ])('are whole when it dies %s', async (_, trigger) => {
    const buyers = await newBuyers();
    const placedBefore = await countOf('shop_order');
    await killAt(trigger, buyers);
    const before = await expectWholeOrders();
    // The commit was requested: the order exists, although no buyer got an answer.
    expect(before.length).toBeGreaterThan(placedBefore);
    await startApi();
    await expectOneEach(buyers, before);
  });

  it.each(Array.from({ length: RANDOM_MOMENTS }, (_, index) => index + 1))('are complete or do not exist if it dies at any moment (%i)', async () => {
    const buyers = await newBuyers();
    const pressed = Promise.allSettled(buyers.map(press));
    await sleep(Math.random() * MOST_RANDOM_MS);
    await kill();
    await pressed;
    await awaitRollback();
    const before = await expectWholeOrders();
    await startApi();
    await expectOneEach(buyers, before);
  });
});
