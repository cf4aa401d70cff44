import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { readSettings } from '../programs.mjs';
import { startShopDatabase } from '../postgres/shopDatabase.mjs';
import { restoreBackup } from './restoreBackup.mjs';
import { takeBackup } from './takeBackup.mjs';
import { verifyBackup } from './verifyBackup.mjs';

const OTHERS = 0o077;
const { signal } = new AbortController();

/** @type {string} */
let folder;
/** @type {import('../postgres/shopDatabase.mjs').ShopDatabase | undefined} */
let database;
const inFolder = (/** @type {string[]} */ ...names) => join(folder, ...names);

/** @param {string} dataDir */
async function start(dataDir) {
  database = await startShopDatabase(readSettings({ ...process.env, DATA_DIR: dataDir }, 'production'), { onIncident: () => undefined });
  return database;
}

/**
 * @param {string} url
 * @param {string} statement
 * @returns {Promise<unknown[]>}
 */
async function run(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const OPEN_MS = 60_000;
/** @type {string} */
let url;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'feszek-backup-'));
  url = await openShop();
}, OPEN_MS);
afterAll(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
}, OPEN_MS);

/** A running shop with orders, stock, a picture and its marker. */
async function openShop() {
  const { url } = await start(inFolder('data'));
  await run(url, 'CREATE TABLE shop_order (id int PRIMARY KEY, customer text); CREATE TABLE product_stock (product_id int PRIMARY KEY, quantity int)');
  await run(url, `INSERT INTO shop_order SELECT n, repeat('x', 500) FROM generate_series(1, 2000) AS n; INSERT INTO product_stock VALUES (1, 50), (2, 7)`);
  mkdirSync(inFolder('data', 'media', 'ab'), { recursive: true });
  writeFileSync(inFolder('data', 'media', 'ab', 'picture.webp'), 'a picture');
  writeFileSync(inFolder('data', 'shop.json'), '{}');
  return url;
}

const backUp = (/** @type {string} */ name) => takeBackup({ dataDir: inFolder('data'), target: inFolder(name), signal });

describe('a backup of a running shop', () => {
  it('replaces neither another backup nor a shop', async () => {
    await backUp('kept');
    await expect(backUp('kept')).rejects.toThrow(/is not empty/);
    await expect(restoreBackup({ dataDir: inFolder('data'), backup: inFolder('kept'), signal })).rejects.toThrow(/contains a shop already/);
    await expect(verifyBackup(inFolder('data'))).rejects.toThrow(/no complete backup/);
  });

  it('is refused if a file was changed or is missing', async () => {
    const picture = inFolder('kept', 'media', 'ab', 'picture.webp');
    writeFileSync(picture, 'another');
    await expect(verifyBackup(inFolder('kept'))).rejects.toThrow('media/ab/picture.webp was changed');
    rmSync(picture);
    await expect(restoreBackup({ dataDir: inFolder('restored'), backup: inFolder('kept'), signal })).rejects.toThrow('media/ab/picture.webp is missing');
    expect(existsSync(inFolder('restored'))).toBe(false);
  });

  it('is refused if it contains damage of the database that it was made of', async () => {
    await run(url, `CREATE TABLE spare AS SELECT n, repeat('x', 500) AS text FROM generate_series(1, 100) AS n`);
    await run(url, 'CHECKPOINT');
    const [{ path }] = /** @type {[{ path: string }]} */ (await run(url, `SELECT pg_relation_filepath('spare') AS path`));
    const file = openSync(inFolder('data', 'postgres', 'data', path), 'r+');
    writeSync(file, Buffer.alloc(200, 7), 0, 200, 8192 + 400);
    closeSync(file);
    await backUp('damaged');
    await expect(verifyBackup(inFolder('damaged'))).rejects.toThrow(/^The database of the backup \S+ is damaged \(spare: invalid page in block 1 of relation /);
    await run(url, 'DROP TABLE spare');
  }, OPEN_MS);

  it('needs the running shop', async () => {
    await expect(takeBackup({ dataDir: inFolder('nothing'), target: inFolder('backup'), signal })).rejects.toThrow(/is not running/);
  });

  it('has every order that was acknowledged before its end began, the stock and the pictures', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    let acknowledged = 2000;
    let isOver = false;
    const selling = (async () => {
      while (!isOver) {
        await client.query(`INSERT INTO shop_order VALUES ($1, repeat('y', 500))`, [acknowledged + 1]);
        await client.query('UPDATE product_stock SET quantity = quantity - 1 WHERE product_id = 1 AND quantity > 0');
        acknowledged += 1;
      }
    })();
    const before = acknowledged;
    await backUp('backup');
    isOver = true;
    await selling;
    await client.end();
    expect(acknowledged).toBeGreaterThan(before);
    expect((await verifyBackup(inFolder('backup'))).orders).toBeGreaterThanOrEqual(before);
    await database?.stop();

    await restoreBackup({ dataDir: inFolder('restored'), backup: inFolder('backup'), signal });
    const restored = await start(inFolder('restored'));
    const [{ orders, last, pieces }] = /** @type {[{ orders: number, last: number, pieces: number }]} */ (
      await run(restored.url, 'SELECT (SELECT count(*)::int FROM shop_order) AS orders, (SELECT max(id) FROM shop_order) AS last, (SELECT quantity FROM product_stock WHERE product_id = 1) AS pieces')
    );
    expect(orders).toBe(last);
    expect(orders).toBeGreaterThanOrEqual(before);
    // Each sale is an order and then a piece: the copy ends between two statements.
    expect(Math.max(0, 50 - (orders - 2000)) - pieces).toBeLessThanOrEqual(0);
    expect(pieces - Math.max(0, 50 - (orders - 2000))).toBeLessThanOrEqual(1);
    expect(readFileSync(inFolder('restored', 'media', 'ab', 'picture.webp'), 'utf8')).toBe('a picture');
    for (const name of ['postgres/data', 'postgres/password']) expect([name, statSync(inFolder('restored', name)).mode & OTHERS]).toEqual([name, 0]);
  }, OPEN_MS);
});
