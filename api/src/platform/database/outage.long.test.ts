import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApiProcess } from '../../../test/apiProcess.ts';
import type { ApiProcess } from '../../../test/apiProcess.ts';
import { createDatabase, OPEN_MS, runOnServer } from '../../../test/databases.ts';
import type { TestDatabase } from '../../../test/databases.ts';
import { testGoods } from '../../../test/goods.ts';
import { HttpVisitor } from '../../../test/httpVisitor.ts';
import { TcpProxy } from '../../../test/TcpProxy.ts';
import { createTestClock } from '../../../test/testClock.ts';
import { until } from '../../../test/until.ts';
import { errorOf } from '../../../test/visitor.ts';
import { errorCode } from '../errorCode.ts';
import { toApiError } from '../http/errors.ts';
import { fillShop } from '../../../test/fillShop.ts';
import { connectPostgres } from './connect.ts';
import type { Connection } from './connect.ts';
import { migrate } from './migrate.ts';
import { REQUEST_LIMITS } from './postgresPool.ts';

jest.setTimeout(2 * OPEN_MS);
const POLL_MS = 20;
const LISTING = '/api/products?page_size=3';

const addressed = (database: TestDatabase, proxy: TcpProxy) => {
  const url = new URL(database.url);
  const { host } = new URL(proxy.url);
  url.host = host;
  return url.href;
};

/** The status of the answer to a request that fails with this error. */
const answerFor = async (work: Promise<unknown>) => work.then(() => 'done', (error: unknown) => toApiError(error).code);

describe('the program, while its PostgreSQL server', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let api: ApiProcess;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-outage-'));
    database = await createDatabase();
    const { db, close } = connectPostgres(database.url);
    await migrate(db);
    await fillShop(db, createTestClock(), testGoods);
    await close();
    proxy = await TcpProxy.open(database.url);
    api = await startApiProcess({ DATABASE_URL: addressed(database, proxy), DATA_DIR: folder, API_CACHE: 'off', LOG_LEVEL: 'info', PURGE_TOKEN: '', SMTP_URL: '' });
  }, 2 * OPEN_MS);
  afterAll(async () => {
    await api?.kill();
    await proxy?.refuse();
    await database?.drop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const visitor = () => new HttpVisitor(api.url, '198.51.100.7');
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

  it('ends a connection inside a transaction, answers 503, and answers the next request', async () => {
    const { db, close } = connectPostgres(database.url);
    const buyer = visitor();
    await buyer.call('GET', '/sanctum/csrf-cookie');
    const add = () => buyer.call('POST', '/api/cart/product', { product_id: 1, quantity: 1 });
    try {
      await db.transaction().execute(async (trx) => {
        await sql`lock table cart in access exclusive mode`.execute(trx);
        const adding = add();
        await until(async () => (await sql.raw(waiting).execute(db)).rows.length > 0, POLL_MS);
        await sql.raw(`select pg_terminate_backend(pid) from (${waiting}) as busy`).execute(db);
        const answer = await adding;
        expect([answer.status, errorOf(answer).code, answer.headers['retry-after']]).toEqual([503, 'service_unavailable', '5']);
      });
      expect((await add()).status).toBe(200);
      expect(api.isRunning).toBe(true);
    } finally {
      await close();
    }
  });

  it('is unavailable, answers from the catalogue in memory, answers 503 to everything else, and recovers', async () => {
    const buyer = visitor();
    await buyer.call('GET', '/sanctum/csrf-cookie');
    const before = await buyer.call('GET', LISTING);
    expect(before.status).toBe(200);
    const { json } = await buyer.call('GET', '/api/openapi.json');
    const { paths } = json as { readonly paths: Readonly<Record<string, object>> };
    const readable = Object.entries(paths).filter(([address, methods]) => 'get' in methods && !address.includes('{')).map(([address]) => address);
    expect(readable.length).toBeGreaterThan(10);

    await proxy.refuse();
    await runOnServer(database.url, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
    expect((await buyer.call('GET', LISTING)).text).toBe(before.text);
    const health = await buyer.call('GET', '/health');
    expect([health.status, errorOf(health).code, health.headers['retry-after']]).toEqual([503, 'service_unavailable', '5']);
    const cart = await buyer.call('GET', '/api/cart');
    expect([cart.status, errorOf(cart).code, cart.headers['retry-after']]).toEqual([503, 'service_unavailable', '5']);
    expect((await buyer.call('POST', '/api/cart/product', { product_id: 1, quantity: 1 })).status).toBe(503);
    for (const address of readable) expect([address, (await buyer.call('GET', address)).status]).not.toEqual([address, 500]);

    await proxy.resume();
    await until(async () => (await buyer.call('GET', '/health')).status === 200, POLL_MS);
    expect((await buyer.call('GET', '/api/cart')).status).toBe(200);
    expect((await buyer.call('POST', '/api/cart/product', { product_id: 1, quantity: 1 })).status).toBe(200);
    expect(api.isRunning).toBe(true);
  });

  it('is hung, answers health requests', async () => {
    await visitor().call('GET', '/health');
    proxy.cutSilently();
    const health = await visitor().call('GET', '/health');
    expect([health.status, errorOf(health).code]).toEqual([503, 'service_unavailable']);
    expect((await visitor().call('GET', '/api/categories')).status).toBe(200);
  });
});

describe('connections to PostgreSQL', () => {
  // Shorter than in production, but longer than a busy machine needs for a new connection or for a reply.
  const limits = { ...REQUEST_LIMITS, connections: 2, connectMs: 6000, statementMs: 1000, lockMs: 500, silenceMs: 6000 };
  let database: TestDatabase;
  let proxy: TcpProxy;
  let connection: Connection;
  beforeAll(async () => {
    database = await createDatabase();
    proxy = await TcpProxy.open(database.url);
    connection = connectPostgres(addressed(database, proxy), limits);
  }, OPEN_MS);
  afterAll(async () => {
    await connection?.close();
    await proxy?.refuse();
    await database?.drop();
  });

  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection.db)).rows[0]?.pid;

  it('are replaced after a network failure without a packet', async () => {
    const before = await pid();
    proxy.cutSilently();
    expect(await answerFor(pid())).toBe('service_unavailable');
    const after = await pid();
    expect(after).toEqual(expect.any(Number));
    expect(after).not.toBe(before);
  });

  it('are replaced after a network failure inside a transaction, which is rolled back', async () => {
    const { db } = connection;
    await sql`create table note (text text)`.execute(db);
    const cut = db.transaction().execute(async (trx) => {
      await sql`insert into note values ('inside')`.execute(trx);
      proxy.cutSilently();
      await sql`insert into note values ('after')`.execute(trx);
    });
    expect(await answerFor(cut)).toBe('service_unavailable');
    expect((await sql`select text from note`.execute(db)).rows).toEqual([]);
  });

  it('end statements after a time limit', async () => {
    expect(await answerFor(sql`select pg_sleep(60)`.execute(connection.db))).toBe('service_unavailable');
    expect(await pid()).toEqual(expect.any(Number));
  });

  it('report a server without space for its files as unavailable', async () => {
    const codes: string[] = [];
    const work = connection.db.transaction().execute(async (trx) => {
      await sql`set local work_mem = '64kB'`.execute(trx);
      // The limit has the class of a full disk, 53.
      await sql`set local temp_file_limit = 0`.execute(trx);
      await sql`select n from generate_series(1, 20000) as n order by n desc`.execute(trx);
    });
    const answer = await answerFor(work.catch((error: unknown) => {
      codes.push(errorCode(error));
      throw error;
    }));
    expect([answer, codes]).toEqual(['service_unavailable', ['53400']]);
  });

  it('limit the wait for a lock', async () => {
    const { db } = connection;
    await sql`create table held (id int)`.execute(db);
    await db.transaction().execute(async (trx) => {
      await sql`lock table held`.execute(trx);
      expect(await answerFor(sql`select * from held`.execute(db))).toBe('service_unavailable');
    });
    expect((await sql`select * from held`.execute(db)).rows).toEqual([]);
  });

  it('are waited for until a time limit when all are in use', async () => {
    const { db } = connection;
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const holding = Array.from({ length: limits.connections }, () => db.connection().execute(() => mayEnd));
    expect(await answerFor(pid())).toBe('service_unavailable');
    end();
    await Promise.all(holding);
    expect(await pid()).toEqual(expect.any(Number));
  });

  it('for work on the whole catalogue have a longer limit per statement', async () => {
    expect(await answerFor(sql`select pg_sleep(${(2 * limits.statementMs) / 1000})`.execute(connection.bulkDb))).toBe('done');
  });
});
