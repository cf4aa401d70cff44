import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { readSettings } from '../programs.mjs';
import { startShopDatabase } from './shopDatabase.mjs';

const POLL_MS = 20;
const OTHERS = 0o077;

/** @type {string} */
let dataDir;
/** @type {import('../keepRunning.mjs').Incident[]} */
let incidents;
/** @type {import('./shopDatabase.mjs').ShopDatabase | undefined} */
let database;

async function start() {
  database = await startShopDatabase(readSettings({ ...process.env, DATA_DIR: dataDir }, 'production'), { onIncident: (incident) => incidents.push(incident) });
  return database;
}

/** @param {string} url @returns {Promise<boolean>} whether a server listens there */
function isListening(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

const inFolder = (/** @type {string[]} */ ...names) => join(dataDir, 'postgres', ...names);
const serverPid = () => Number(readFileSync(inFolder('data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'feszek-database-')), 'data');
  incidents = [];
});
afterEach(async () => {
  await database?.stop();
  database = undefined;
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
});

describe('the shop’s own database server', () => {
  it('is created at the first start, with a password that only its owner can read, and is opened again', async () => {
    const first = await start();
    expect(await isListening(first.url)).toBe(true);
    expect(readFileSync(inFolder('url'), 'utf8')).toBe(first.url);
    for (const name of ['url', 'password', 'data', '.']) expect([name, statSync(inFolder(name)).mode & OTHERS]).toEqual([name, 0]);
    await first.stop();
    expect([await isListening(first.url), existsSync(inFolder('url')), existsSync(inFolder('data', 'postmaster.pid'))]).toEqual([false, false, false]);

    const second = await start();
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    expect(await isListening(second.url)).toBe(true);
  });

  it('runs in a folder that only the user of the shop may enter', async () => {
    chmodSync(join(dataDir, '..'), 0o700);
    expect(await isListening((await start()).url)).toBe(true);
  });

  it('refuses the folder of a running shop', async () => {
    await start();
    await expect(startShopDatabase(readSettings({ ...process.env, DATA_DIR: dataDir }, 'production'), { onIncident: () => undefined })).rejects.toThrow(/in use by another running shop/);
  });

  it('recovers at the same address after a crash', async () => {
    const { url } = await start();
    const crashed = serverPid();
    process.kill(crashed, 'SIGKILL');
    while (incidents.length < 2) await sleep(POLL_MS);
    expect(incidents).toEqual([{ kind: 'ended', program: 'database', how: 'exit code 137', pauseMs: 500 }, { kind: 'back', program: 'database' }]);
    expect(await isListening(url)).toBe(true);
    expect(serverPid()).not.toBe(crashed);
    // The server listens before it recovers. Without a recovery, the test ends by its time limit.
    const log = () => readFileSync(join(dataDir, 'logs', 'database.log'), 'utf8');
    while (!log().includes('automatic recovery in progress')) await sleep(POLL_MS);
    expect(log()).toContain('automatic recovery in progress');
  });

  it('ends with the process that started it, even if that process is killed', async () => {
    const code = `
      import { startShopDatabase } from ${JSON.stringify(new URL('./shopDatabase.mjs', import.meta.url).href)};
      const { url } = await startShopDatabase({ dataDir: process.env.DATA_DIR }, { onIncident: () => {} });
      console.log(url);
      setInterval(() => {}, 1e6);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(child.stdout, 'data');
    const url = String(line).trim();
    expect(await isListening(url)).toBe(true);
    child.kill('SIGKILL');
    while (await isListening(url)) await sleep(POLL_MS);
    const again = await start();
    expect(await isListening(again.url)).toBe(true);
  });
});

describe('after a crash, the shop’s own database', () => {
  /** @param {string} statement @returns {Promise<Record<string, string>>} the first row of its answer */
  async function run(statement) {
    const client = new pg.Client({ connectionString: database?.url });
    await client.connect();
    try {
      const { rows: [row = {}] } = await client.query(statement);
      return row;
    } finally {
      await client.end();
    }
  }

  async function crash() {
    await database?.kill();
    await database?.stop();
    database = undefined;
  }

  beforeEach(async () => {
    await start();
    await run('CREATE TABLE shop_order (id int PRIMARY KEY, customer text)');
    await run(`INSERT INTO shop_order SELECT n, repeat('x', 500) FROM generate_series(1, 200) AS n`);
  });

  it('opens if nothing is damaged', async () => {
    await crash();
    await start();
    expect(await run('SELECT count(*)::int AS orders FROM shop_order')).toEqual({ orders: 200 });
  });

  it('opens if another program has the pid of the server', async () => {
    await crash();
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
    try {
      const file = inFolder('data', 'postmaster.pid');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(other.pid)));
      await start();
      expect(await run('SELECT count(*)::int AS orders FROM shop_order')).toEqual({ orders: 200 });
      expect(other.exitCode).toBe(null);
    } finally {
      other.kill();
    }
  });

  it.each([
    ['a table', `SELECT pg_relation_filepath('shop_order') AS path`, 'shop_order'],
    ['an index', `SELECT pg_relation_filepath('shop_order_pkey') AS path`, 'shop_order_pkey'],
  ])('stays closed at each start if %s is damaged, until the operator decides otherwise', async (_, where, name) => {
    await run('CHECKPOINT');
    const { path = '' } = await run(where);
    await crash();
    const file = openSync(inFolder('data', path), 'r+');
    writeSync(file, Buffer.alloc(200, 7), 0, 200, 8192 + 400);
    closeSync(file);
    const sentence = new RegExp(`^The database in \\S+ is damaged \\(${name}: invalid page in block 1 of relation .+\\)\\. Keep a copy of the folder, and restore a backup`);
    await expect(start()).rejects.toThrow(sentence);
    await expect(start()).rejects.toThrow(sentence);
    rmSync(inFolder('not-closed'));
    expect(await isListening((await start()).url)).toBe(true);
  });

  it('is reported in one sentence if its log is damaged', async () => {
    await crash();
    for (const name of readdirSync(inFolder('data', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))) writeFileSync(inFolder('data', 'pg_wal', name), Buffer.alloc(statSync(inFolder('data', 'pg_wal', name)).size));
    await expect(start()).rejects.toThrow(/^The database in \S+ is damaged\. Keep a copy of the folder, and restore a backup \(docs\/guides\/backup\.md\)\.$/);
  });
});

describe('a data folder without its database', () => {
  beforeEach(() => mkdirSync(dataDir));

  it('is refused if it belongs to a shop, and is not changed', async () => {
    writeFileSync(join(dataDir, 'shop.json'), '{}');
    await expect(start()).rejects.toThrow(/^The database of this shop is missing from \S+\. Restore \S+ from a backup, mount its disk, or set DATABASE_URL if it is on a server\. /);
    expect(readdirSync(dataDir)).toEqual(['shop.json']);
  });

  it('is refused if it contains the database of an earlier release', async () => {
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '18\n');
    await expect(start()).rejects.toThrow(/contains the database of an earlier version of the shop \(PGlite, in \S+\), which this version does not open\. Move it with "npm run move-database"/);
  });

  it('is refused if the database is of another PostgreSQL version, or damaged', async () => {
    mkdirSync(inFolder('data'), { recursive: true });
    writeFileSync(inFolder('data', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/was written by PostgreSQL 17, this version of the shop reads 18\./);
    rmSync(inFolder('data', 'PG_VERSION'));
    writeFileSync(inFolder('data', 'base'), '');
    await expect(start()).rejects.toThrow(/^The database in \S+ is damaged: its file PG_VERSION is missing\. /);
  });
});
