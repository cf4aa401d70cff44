import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApiProcess } from '../../../../test/apiProcess.ts';
import type { ApiProcess } from '../../../../test/apiProcess.ts';
import { createDatabase, OPEN_MS, runOnServer } from '../../../../test/databases.ts';
import { fillShop } from '../../../../test/fillShop.ts';
import { testGoods } from '../../../../test/goods.ts';
import { HttpVisitor } from '../../../../test/httpVisitor.ts';
import { startReplicatedServers } from '../../../../test/replicatedServers.ts';
import type { ReplicatedServers } from '../../../../test/replicatedServers.ts';
import { TcpProxy } from '../../../../test/TcpProxy.ts';
import { createTestClock } from '../../../../test/testClock.ts';
import { until } from '../../../../test/until.ts';
import { errorOf } from '../../../../test/visitor.ts';
import { updateIndex } from '../../../catalog/search/updateIndex.ts';
import { canceledBy } from '../canceledBy.ts';
import { connectPostgres } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { REQUEST_LIMITS } from '../postgresPool.ts';

jest.setTimeout(4 * OPEN_MS);
const POLL_MS = 50;
const METRICS_TOKEN = 'a-token-that-reads-metrics';

/** Public reads of all kinds: the layout, lists, products, search, texts and the rules of addresses. */
const PUBLIC = [
  '/api/init', '/api/home', '/api/products?page_size=3', '/api/products/1', '/api/products/1/reviews', '/api/products/by-ids?ids=1,2,3', '/api/categories',
  '/api/search/suggestions?q=sz%C3%A9k', '/api/products?search=sz%C3%A9k', '/api/faq', '/api/showrooms', '/api/articles', '/api/pages/privacy', '/api/countries', '/api/cities?zipcode=9021',
  '/api/route-rules?path=%2Fhu%2Fregi', '/api/home/room',
  // Without a session, the cart is empty.
  '/api/cart',
];

const shopAt = (url: string) => {
  const address = new URL(url);
  address.pathname = '/shop';
  return address.href;
};

describe('a shop with a replica, while its primary database server is away', () => {
  let servers: ReplicatedServers;
  let proxy: TcpProxy;
  let api: ApiProcess;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-replica-'));
    servers = await startReplicatedServers();
    await runOnServer(servers.primary, 'CREATE DATABASE shop');
    const { db, close } = connectPostgres(shopAt(servers.primary));
    await migrate(db);
    await fillShop(db, createTestClock(), testGoods);
    await updateIndex(db);
    await close();
    proxy = await TcpProxy.open(shopAt(servers.primary));
    api = await startApiProcess({
      DATABASE_URL: proxy.url, DATABASE_READ_URL: shopAt(servers.replica), DATA_DIR: folder, API_CACHE: 'off', LOG_LEVEL: 'info', PURGE_TOKEN: '', SMTP_URL: '', METRICS_TOKEN,
    });
  }, 4 * OPEN_MS);
  afterAll(async () => {
    await api?.kill();
    await proxy?.refuse();
    await servers?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const visitor = () => new HttpVisitor(api.url, '198.51.100.7');
  const readAll = async () => {
    const reader = visitor();
    const answers: [string, number, string][] = [];
    for (const address of PUBLIC) {
      const { status, text } = await reader.call('GET', address);
      answers.push([address, status, text.replace(/"answered_at":"[^"]+"/, '')]);
    }
    return answers;
  };
  const readsFromReplica = async () => {
    const { text } = await visitor().call('GET', '/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}` });
    return /^feszek_database_replica_reads\{.*\} (\d)$/m.exec(text)?.[1];
  };
  /** Waits until the replica has all changes. */
  const untilReplayed = async () => {
    const [primary, replica] = [connectPostgres(shopAt(servers.primary)), connectPostgres(shopAt(servers.replica))];
    try {
      const { rows: [row] } = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(primary.db);
      const hasAll = async () => (await sql<{ has: boolean }>`select pg_last_wal_replay_lsn() >= ${row?.position}::pg_lsn as has`.execute(replica.db)).rows[0]?.has === true;
      await until(hasAll, POLL_MS);
    } finally {
      await primary.close();
      await replica.close();
    }
  };

  it('gives the same public answers, refuses everything else, and uses the primary again when it is back', async () => {
    const buyer = visitor();
    await buyer.call('GET', '/sanctum/csrf-cookie');
    const add = () => buyer.call('POST', '/api/cart/product', { product_id: 1, quantity: 1 });
    expect((await add()).status).toBe(200);
    const before = await readAll();
    expect(before.map(([address, status]) => [address, status])).toEqual(PUBLIC.map((address) => [address, 200]));
    await until(async () => (await readsFromReplica()) === '0', POLL_MS);
    await untilReplayed();

    await proxy.refuse();
    await until(async () => (await readsFromReplica()) === '1', POLL_MS);
    expect(await readAll()).toEqual(before);
    for (const answer of [await add(), await buyer.call('GET', '/api/cart'), await buyer.call('GET', '/health')]) {
      expect([answer.status, errorOf(answer).code]).toEqual([503, 'service_unavailable']);
    }

    await runOnServer(shopAt(servers.primary), `update faq_question set question = jsonb_set(question, '{hu}', '"A kérdés, amely a primer szerveren változott"') where id = (select min(id) from faq_question)`);
    await proxy.resume();
    await until(async () => (await readsFromReplica()) === '0' && (await visitor().call('GET', '/health')).status === 200, POLL_MS);
    expect((await visitor().call('GET', '/api/faq')).text).toContain('A kérdés, amely a primer szerveren változott');
    expect((await add()).status).toBe(200);
  });

  it('fails no public read at the moment of the loss', async () => {
    await untilReplayed();
    const before = await readAll();
    await proxy.refuse();
    expect(await readAll()).toEqual(before);
    await proxy.resume();
    await until(async () => (await readsFromReplica()) === '0', POLL_MS);
  });

  it('has reads without transactions, which end when their caller leaves', async () => {
    const own = await createDatabase();
    const { reads, db, close } = connectPostgres(own.url, REQUEST_LIMITS, own.url);
    try {
      if (!reads) throw new TypeError('There is a replica');
      await expect(reads.db.transaction().execute(async () => undefined)).rejects.toThrow('Reads have no transactions');
      const sleeping = async () => (await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active' and datname = current_database()`.execute(db)).rows.length;
      const leaving = new AbortController();
      const waiting = sql`select pg_sleep(3600)`.execute(reads.db, canceledBy(leaving.signal)).catch(() => 'ended');
      await until(async () => (await sleeping()) === 1, POLL_MS);
      leaving.abort();
      expect(await waiting).toBe('ended');
      await until(async () => (await sleeping()) === 0, POLL_MS);
    } finally {
      await close();
      await own.drop();
    }
  });
});
