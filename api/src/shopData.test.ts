import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startApiProcess } from '../test/apiProcess.ts';
import { createDatabase, OPEN_MS, runOnServer } from '../test/databases.ts';
import type { TemplateName, TestDatabase } from '../test/databases.ts';
import { testGoods } from '../test/goods.ts';
import { createTestClock } from '../test/testClock.ts';
import { readConfig } from './config.ts';
import { connect, connectPostgres } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { checkShop, storeShopId } from './platform/database/shopIdentity.ts';
import { startFault } from './startFault.ts';

jest.setTimeout(2 * OPEN_MS);
const KNOWN = testGoods.products.length;
const ENVIRONMENT = { DATABASE_URL: '', SHOP_URL: '', LOG_LEVEL: 'info', PURGE_TOKEN: '', SMTP_URL: '' };
const PUBLIC = {
  SHOP_URL: 'https://feszek.example', TRUSTED_PROXIES: 'loopback', SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'shop@feszek.example', STRIPE_SECRET_KEY: 'sk_live_example', STRIPE_WEBHOOK_SECRET: 'whsec_example', SELLER_FILE: 'demo/seller.yaml',
};
const HOW_TO_OPEN = /If there was a shop, restore its backup or mount its disk\. To open a new one, .* with FIRST_START=on for this one start\.$/;

const scratch = mkdtempSync(path.join(tmpdir(), 'feszek-data-'));
let folder = '';
let count = 0;
let database: TestDatabase | undefined;

beforeEach(() => {
  count += 1;
  folder = path.join(scratch, String(count));
  mkdirSync(folder);
});
afterEach(async () => {
  await database?.drop();
  database = undefined;
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Creates the database of this test. Returns the environment with its address. */
async function openTestDatabase(template: TemplateName): Promise<{ DATABASE_URL: string }> {
  database = await createDatabase(template);
  return { DATABASE_URL: database.url };
}

/** A filled database with its data folder. */
async function openTestShop(): Promise<{ DATABASE_URL: string }> {
  const environment = await openTestDatabase('shop');
  const { db, close } = connectPostgres(environment.DATABASE_URL);
  await storeShopId(db, createTestClock(), folder);
  await close();
  return environment;
}

/** The message of a program that fails to start. */
async function refusal(environment: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...process.env, ...ENVIRONMENT, API_PORT: '0', DATA_DIR: folder, ...environment };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env });
  child.stdin.end();
  child.stdout.resume();
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  return stderr.trimEnd();
}

/** The message of a program that refuses to start; `undefined` if it starts. */
async function fault(environment: Readonly<Record<string, string>>): Promise<string | undefined> {
  const config = readConfig({ ...ENVIRONMENT, DATA_DIR: folder, ...environment });
  try {
    const connection = connect(config);
    try {
      await checkShop(connection.bulkDb, config);
      await migrate(connection.bulkDb);
    } finally {
      await connection.close();
    }
    return undefined;
  } catch (error) {
    return startFault(error, '0') ?? String(error);
  }
}

/** Opens the shop, counts its products, and closes it. */
async function opened(environment: Readonly<Record<string, string>>): Promise<number> {
  const api = await startApiProcess({ ...ENVIRONMENT, DATA_DIR: folder, ...environment });
  const response = await fetch(`${api.url}/api/products?page_size=1`);
  const body: unknown = await response.json();
  await api.stop();
  return (body as { readonly data: { readonly paging: { readonly total: number } } }).data.paging.total;
}

describe('the program and its database', () => {
  it('stores the shop’s id in the data folder and opens the shop again', async () => {
    const environment = await openTestShop();
    const marker = readFileSync(path.join(folder, 'shop.json'), 'utf8');
    expect(JSON.parse(marker)).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), created_at: expect.any(String) });
    expect(await fault({ ...environment, ...PUBLIC })).toBeUndefined();
    expect(readFileSync(path.join(folder, 'shop.json'), 'utf8')).toBe(marker);
  });

  it('opens a shop whose data folder has no marker, and writes it', async () => {
    const environment = await openTestDatabase('shop');
    expect(await opened({ ...environment, ...PUBLIC })).toBe(KNOWN);
    expect(existsSync(path.join(folder, 'shop.json'))).toBe(true);
  });

  it('finds the shop’s own server by the address in the data folder', async () => {
    const { DATABASE_URL } = await openTestShop();
    expect(await fault({})).toMatch(/^The shop of the data folder \S+ \(DATA_DIR\) is not running, and DATABASE_URL names no database\. Start the shop \(npm start\), or set DATABASE_URL\.$/);
    mkdirSync(path.join(folder, 'postgres'));
    writeFileSync(path.join(folder, 'postgres', 'url'), DATABASE_URL);
    expect(await fault({})).toBeUndefined();
  });

  it('refuses another shop’s database, an emptied one, and one of a newer version', async () => {
    const environment = await openTestShop();
    const { DATABASE_URL } = environment;
    await runOnServer(DATABASE_URL, `insert into kysely_migration (name, timestamp) values ('9999-later', '')`);
    expect(await fault(environment)).toMatch(/^The database was changed by a newer version of the shop \(its migration 9999-later\)\. Start that version, or restore /);
    await runOnServer(DATABASE_URL, `update setting set value = gen_random_uuid() where key = 'shop_id'`);
    expect(await fault(environment)).toMatch(/^The data folder \S+ \(DATA_DIR\) and the database belong to different shops\. /);
    await runOnServer(DATABASE_URL, 'drop schema public cascade; create schema public');
    const emptied = /^The database is empty, but the data folder \S+ belongs to a shop that was opened first on \S+\. Restore /;
    expect(await fault({ ...environment, FIRST_START: 'on' })).toMatch(emptied);
    expect(await refusal(environment)).toMatch(emptied);
  });

  it('reports a damaged marker', async () => {
    const environment = await openTestShop();
    writeFileSync(path.join(folder, 'shop.json'), '{"id":');
    expect(await fault(environment)).toMatch(/^The file \S+shop\.json is damaged\. Restore it/);
  });

  it('fills an empty database for a public address only with FIRST_START=on', async () => {
    const environment = { ...PUBLIC, ...(await openTestDatabase('empty')) };
    expect(await refusal(environment)).toMatch(HOW_TO_OPEN);
    expect(await fault({ ...environment, FIRST_START: 'on' })).toBeUndefined();
  });

  it('does not start at a public address without the settings that such a shop needs', async () => {
    const lines = (await refusal({ SHOP_URL: 'http://feszek.example', PAYMENT_SANDBOX: 'on', TRUSTED_PROXIES: '' })).split('\n');
    expect(lines[0]).toBe('A shop with a public SHOP_URL does not start like this:');
    expect(lines.slice(1, -1).map((line) => /[A-Z_]{5,}|payment provider/.exec(line)?.[0])).toEqual(['SHOP_URL', 'TRUSTED_PROXIES', 'payment provider', 'PAYMENT_SANDBOX', 'SMTP_URL', 'SELLER_FILE']);
    expect(lines.at(-1)).toContain('npm run shop -- doctor');
  });
});
