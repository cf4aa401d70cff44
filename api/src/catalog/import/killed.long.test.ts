import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPEN_MS, urlOf } from '../../../test/databases.ts';
import { freePort } from '../../../test/freePort.ts';
import { keepCatalogue } from '../../../test/keepCatalogue.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { until } from '../../../test/until.ts';

jest.setTimeout(4 * OPEN_MS);

const ROWS = 1000;
const POLL_MS = 50;
const SOURCES = path.join(import.meta.dirname, '../..');

/** Needs real processes and a server that outlives them, so that a process can be killed while a transaction is open. */
describe('an import whose processes are killed', () => {
  const running = new Set<ChildProcess>();
  let shop: TestShop;
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  let address: string;
  let restore: () => Promise<void>;
  let before: string;

  function run(...args: readonly string[]): ChildProcess {
    const child = spawn(process.execPath, args, { cwd: SOURCES, env: environment, stdio: 'ignore' });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  }

  async function startApi(): Promise<ChildProcess> {
    const api = run('main.ts');
    await until(async () => (await fetch(`${address}/health`).catch(() => undefined))?.ok === true, POLL_MS);
    return api;
  }

  async function kill(child: ChildProcess): Promise<void> {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  const importFile = (...options: readonly string[]) => run('operator/shop.ts', 'catalog', 'import', path.join(folder, 'new.csv'), ...options);
  const codeOf = async (child: ChildProcess) => Number((await once(child, 'exit'))[0]);

  /** All stored data of products, as counts and sums. */
  async function figures(): Promise<string> {
    const { rows } = await sql`select (select count(*) from product) as products, (select count(*) from brand) as brands, (select count(*) from product_price) as prices, (select sum(gross) from product_price) as gross,
      (select count(*) from product_stock) as stocks, (select count(*) from product_name) as names`.execute(shop.db);
    return JSON.stringify(rows);
  }

  const rowsArrive = async () => (await shop.db.selectFrom('catalogue_import_row').select('line').limit(1).execute()).length > 0;

  async function isWaiting(): Promise<boolean> {
    const { rows } = await sql`select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`.execute(shop.db);
    return rows.length > 0;
  }

  /** Locks a table against writes until the work, which starts when another transaction waits for the lock, has ended. */
  async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
    await shop.db.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
      await until(isWaiting, POLL_MS);
      await work();
    });
    await until(async () => !(await isWaiting()), POLL_MS);
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-killed-'));
    shop = await openShop();
    restore = await keepCatalogue(shop.db);
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    environment = { ...process.env, DATABASE_URL: await urlOf(shop.db), DATA_DIR: folder, API_PORT: String(port), API_URL: address, OPERATOR_TOKEN, LOG_LEVEL: 'silent', PURGE_TOKEN: '' };
    const rows = Array.from({ length: ROWS }, (_, row) => `KILL-${row},Polc ${row},Egészen új,Nappali,${1000 + row},${row}`);
    await writeFile(path.join(folder, 'new.csv'), `sku,title_hu,brand,category_hu,price_huf,stock\n${rows.join('\n')}\n`);
  }, 4 * OPEN_MS);
  beforeEach(async () => {
    await restore();
    before = await figures();
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('leaves the catalogue unchanged when the command is killed between two requests, and can be started again', async () => {
    const api = await startApi();
    const command = importFile();
    await until(rowsArrive, POLL_MS);
    await whileLocked('catalogue_import', () => kill(command));
    expect(await figures()).toBe(before);
    expect(await codeOf(importFile())).not.toBe(0);
    expect(await codeOf(importFile('--replace'))).toBe(0);
    expect((await shop.db.selectFrom('product').select('id').where('sku', 'like', 'KILL-%').execute()).length).toBe(ROWS);
    await kill(api);
  });

  it('continues when the API is killed while rows arrive, and again while they are applied', async () => {
    const first = await startApi();
    const command = importFile();
    const ended = codeOf(command);
    await until(rowsArrive, POLL_MS);
    await whileLocked('catalogue_import', () => kill(first));
    const second = await startApi();
    // Names are written after products and prices: the transaction is partly done.
    await whileLocked('product_name', async () => {
      expect(await figures()).toBe(before);
      await kill(second);
    });
    expect(await figures()).toBe(before);
    const third = await startApi();
    expect(await ended).toBe(0);
    expect((await shop.db.selectFrom('product').select('id').where('sku', 'like', 'KILL-%').execute()).length).toBe(ROWS);
    expect((await shop.db.selectFrom('catalogue_import_row').select('line').execute()).length).toBe(0);
    expect((await (await fetch(`${address}/api/products?q=polc%20999`)).text()).includes('Polc 999')).toBe(true);
    await kill(third);
  });
});
