import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { get } from 'node:http';
import { sql } from 'kysely';
import { createDatabase, OPEN_MS } from '../../../test/databases.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import type { TestDatabase } from '../../../test/databases.ts';
import { until } from '../../../test/until.ts';
import { connectPostgres } from '../../platform/database/connect.ts';
import type { Connection } from '../../platform/database/connect.ts';
import { REQUEST_LIMITS } from '../../platform/database/postgresPool.ts';

jest.setTimeout(OPEN_MS);

const POLL_MS = 20;
/** The database itself ends no statement before the test has ended. */
const UNLIMITED_STATEMENTS = { ...REQUEST_LIMITS, statementMs: 10 * OPEN_MS, lockMs: 10 * OPEN_MS, silenceMs: 11 * OPEN_MS };

describe('a search whose visitor disconnects', () => {
  let shop: TestShop;
  let database: TestDatabase;
  let connection: Connection;
  let observer: Connection;
  let url: string;
  let free = () => {};
  let held: Promise<void>;

  /** Statements that wait for the documents of the search. */
  async function waitingStatements(): Promise<number> {
    const { rows: [counted] } = await sql<{ count: number }>`select count(*) as count from pg_locks where not granted and relation = 'search_document'::regclass and database = (select oid from pg_database where datname = current_database())`.execute(observer.db);
    return Number(counted?.count);
  }

  beforeAll(async () => {
    database = await createDatabase('shop');
    connection = connectPostgres(database.url, UNLIMITED_STATEMENTS);
    observer = connectPostgres(database.url);
    shop = await openShop({ db: connection.db });
    url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const { promise: isFree, resolve } = Promise.withResolvers<void>();
    free = resolve;
    const { promise: isHeld, resolve: holds } = Promise.withResolvers<void>();
    held = observer.bulkDb.transaction().execute(async (trx) => {
      await sql`lock table search_document in access exclusive mode`.execute(trx);
      holds();
      await isFree;
    });
    await isHeld;
  }, OPEN_MS);
  afterAll(async () => {
    free();
    await held;
    await shop.close();
    await Promise.all([connection.close(), observer.close()]);
    await database.drop();
  });

  it.each(['/api/products?q=', '/api/search/suggestions?q=', '/api/search/content?q='])('ends its statement on the database, and prints nothing (%s)', async (path) => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const call = get(new URL(`${path}${encodeURIComponent('szék')}`, url), { agent: false });
    call.on('error', () => undefined);
    await until(async () => (await waitingStatements()) === 1, POLL_MS);
    call.destroy();
    await until(async () => (await waitingStatements()) === 0, POLL_MS);
    expect(await waitingStatements()).toBe(0);
    // The connection is free again once the canceled statement has ended in this process too.
    await until(async () => connection.connections().idle === connection.connections().open, POLL_MS);
    expect(printed.mock.calls).toEqual([]);
    printed.mockRestore();
  });
});
