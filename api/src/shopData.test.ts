import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startApiProcess } from '../test/apiProcess.ts';
import { createPostgres, OPEN_MS } from '../test/databases.ts';
import type { PostgresDatabase } from '../test/databases.ts';
import { emptyDatabase } from '../test/emptyDatabase.ts';
import { testGoods } from '../test/goods.ts';
import { createTestClock } from '../test/testClock.ts';
import { until } from '../test/until.ts';
import { readConfig } from './config.ts';
import { connect, connectPostgres } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { openPglite } from './platform/database/pglite.ts';
import { checkShop, keepShopId } from './platform/database/shopIdentity.ts';
import { keepIndex } from './catalog/search/keepIndex.ts';
import { fillShop } from '../test/fillShop.ts';
import { startFault } from './startFault.ts';

jest.setTimeout(6 * OPEN_MS);
const LOOK_MS = 20;
const KNOWN = testGoods.products.length;
const ENVIRONMENT = { DATABASE_URL: '', SHOP_URL: '', LOG_LEVEL: 'info', PURGE_TOKEN: '', SMTP_URL: '' };
const PUBLIC = { SHOP_URL: 'https://feszek.example' };
const HOW_TO_OPEN = /If there was a shop, restore its backup or mount its disk\. To open a new one, .* with FIRST_START=on for this one start\.\n$/;

const scratch = mkdtempSync(path.join(tmpdir(), 'feszek-data-'));
const whole = path.join(scratch, 'whole');
let folder = '';
let count = 0;

const run = (script: string, environment: Readonly<Record<string, string>>, args: readonly string[] = []) =>
  spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], { env: { ...process.env, ...ENVIRONMENT, API_PORT: '0', ...environment } });

/** How a program ends that cannot start. */
async function refusal(environment: Readonly<Record<string, string>>, script = 'main.ts', args: readonly string[] = []): Promise<string> {
  const child = run(script, { DATA_DIR: folder, ...environment }, args);
  child.stdin.end();
  child.stdout.resume();
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code).toBe(1);
  return stderr;
}

/** What the program would say that refuses to start; `undefined` where it would start. */
async function fault(environment: Readonly<Record<string, string>> = {}): Promise<string | undefined> {
  const config = readConfig({ ...ENVIRONMENT, DATA_DIR: folder, ...environment });
  try {
    const connection = await connect(config);
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

/** Opens the shop, looks how many products it has, and closes it. */
async function opened(environment: Readonly<Record<string, string>> = {}): Promise<number> {
  const api = await startApiProcess({ ...ENVIRONMENT, DATA_DIR: folder, ...environment });
  const response = await fetch(`${api.url}/api/products?page_size=1`);
  const body: unknown = await response.json();
  await api.stop();
  return (body as { readonly data: { readonly paging: { readonly total: number } } }).data.paging.total;
}

/** Works on the embedded database of the folder. */
async function change(statement: string): Promise<void> {
  const pglite = await PGlite.create(path.join(folder, 'db'));
  await pglite.exec(statement);
  await pglite.close();
}

beforeEach(() => {
  count += 1;
  folder = path.join(scratch, String(count));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the program, on a data folder', () => {
  beforeAll(async () => {
    mkdirSync(whole);
    const { db, close } = await openPglite(path.join(whole, 'db'), await emptyDatabase());
    await migrate(db);
    await fillShop(db, createTestClock(), testGoods);
    await keepIndex(db);
    await keepShopId(db, createTestClock(), whole);
    await close();
  }, 2 * OPEN_MS);
  const copyWhole = () => cpSync(whole, folder, { recursive: true });

  it('writes the shop’s id beside the database and opens it again', async () => {
    copyWhole();
    const marker = readFileSync(path.join(folder, 'shop.json'), 'utf8');
    expect(JSON.parse(marker)).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), created_at: expect.any(String) });
    expect(await fault(PUBLIC)).toBeUndefined();
    expect(readFileSync(path.join(folder, 'shop.json'), 'utf8')).toBe(marker);
  });

  it.each([
    ['is gone', (db: string) => rmSync(db, { recursive: true })],
    ['is empty, as a disk that is not mounted', (db: string) => {
      rmSync(db, { recursive: true });
      mkdirSync(db);
    }],
    ['lacks PG_VERSION', (db: string) => rmSync(path.join(db, 'PG_VERSION'))],
  ])('refuses to create a database where the shop’s own %s', async (_, lose) => {
    copyWhole();
    lose(path.join(folder, 'db'));
    const before = readdirSync(folder, { recursive: true });
    expect(await fault({ FIRST_START: 'on' })).toMatch(/^The database of this shop, opened first on \S+, is missing from \S+\. Restore \S+ from a backup, mount its disk, or .* delete \S+shop\.json and \S+\.$/);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  it('ends with one sentence where its database is lost', async () => {
    copyWhole();
    rmSync(path.join(folder, 'db'), { recursive: true });
    expect(await refusal({})).toMatch(/^The database of this shop, [^\n]+\n$/);
    expect(existsSync(path.join(folder, 'db'))).toBe(false);
  });

  it('refuses a database without PG_VERSION that no marker stands beside', async () => {
    copyWhole();
    rmSync(path.join(folder, 'shop.json'));
    rmSync(path.join(folder, 'db', 'PG_VERSION'));
    expect(await fault()).toMatch(/^The database in \S+ is damaged: its file PG_VERSION is missing\. Restore /);
  });

  it('opens a shop that an earlier version has left without a marker, and writes it', async () => {
    copyWhole();
    rmSync(path.join(folder, 'shop.json'));
    expect(await opened(PUBLIC)).toBe(KNOWN);
    expect(existsSync(path.join(folder, 'shop.json'))).toBe(true);
  });

  it('refuses another shop’s database, one that was emptied, and one of a newer version', async () => {
    copyWhole();
    await change(`update setting set value = gen_random_uuid() where key = 'shop_id'`);
    expect(await fault()).toMatch(/^The data folder \S+ \(DATA_DIR\) and the database belong to different shops\. /);
    await change(`drop schema public cascade; create schema public`);
    expect(await fault()).toMatch(/^The database is empty, but the data folder \S+ belongs to a shop that was opened first on \S+\. Restore /);
    rmSync(folder, { recursive: true });
    copyWhole();
    await change(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`);
    expect(await fault()).toMatch(/^The database was changed by a newer version of the shop \(its migration 9999-later\)\. Start that version, or restore /);
  });

  it('says that a database is damaged, or of another PostgreSQL, without a stack', async () => {
    copyWhole();
    writeFileSync(path.join(folder, 'db', 'PG_VERSION'), '16\n');
    expect(await fault()).toMatch(/^The database in \S+ was written by PostgreSQL 16, this version of the shop reads 18\. [^\n]+$/);
    writeFileSync(path.join(folder, 'db', 'PG_VERSION'), '18\n');
    const wal = path.join(folder, 'db', 'pg_wal');
    for (const file of readdirSync(wal)) if (file.startsWith('0')) rmSync(path.join(wal, file));
    expect(await fault()).toMatch(/The database in \S+ is damaged: PostgreSQL cannot start from its files\. Restore \S+ from a backup\.$/);
  });

  it('says that a damaged marker is one', async () => {
    copyWhole();
    writeFileSync(path.join(folder, 'shop.json'), '{"id":');
    expect(await fault()).toMatch(/^The file \S+shop\.json is damaged\. Restore it/);
  });

  it('fills nothing for a public address unless asked to', async () => {
    expect(await refusal(PUBLIC)).toMatch(HOW_TO_OPEN);
    expect(existsSync(path.join(folder, 'db'))).toBe(false);
    expect(await refusal({}, 'createUser.ts', ['anna@example.hu', 'Kovács Anna'])).toMatch(HOW_TO_OPEN);
    expect(existsSync(path.join(folder, 'db'))).toBe(false);
    expect(await fault({ ...PUBLIC, FIRST_START: 'on' })).toBeUndefined();
  });

  it('starts over where a first start was killed before its end', async () => {
    const first = run('main.ts', { DATA_DIR: folder });
    await until(async () => existsSync(path.join(folder, 'db', 'PG_VERSION')), LOOK_MS);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(existsSync(path.join(folder, 'shop.json'))).toBe(false);
    rmSync(path.join(folder, 'db', 'PG_VERSION'));
    expect(await opened()).toBe(0);
    expect(readdirSync(folder)).not.toContain('first-start');
  });
});

(createPostgres ? describe : describe.skip)('the program, on a PostgreSQL server', () => {
  let database: PostgresDatabase;
  beforeAll(async () => {
    if (createPostgres) database = await createPostgres();
  }, OPEN_MS);
  afterAll(() => database?.drop());

  it('fills an empty database for a public address only when asked to, and never in the place of a lost one', async () => {
    const environment = { ...PUBLIC, DATABASE_URL: database.url };
    expect(await fault(environment)).toMatch(/^The database is empty\. If there was a shop/);
    expect(await fault({ ...environment, FIRST_START: 'on' })).toBeUndefined();
    const { db, close } = connectPostgres(database.url);
    await fillShop(db, createTestClock(), testGoods);
    await keepShopId(db, createTestClock(), folder);
    expect(await fault(environment)).toBeUndefined();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await close();
    expect(await fault({ ...environment, FIRST_START: 'on' })).toMatch(/^The database is empty, but the data folder /);
    expect(await fault({ ...PUBLIC, FIRST_START: 'on' })).toMatch(/^The database of this shop, .* set DATABASE_URL if it is on a server/);
  });
});
