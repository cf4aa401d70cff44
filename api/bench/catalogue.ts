import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { startPostgres } from '../../scripts/postgres.mjs';
import { manyGoods } from '../test/manyGoods.ts';
import { createChanges } from '../src/changes.ts';
import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { connectPostgres } from '../src/database/connect.ts';
import type { Db } from '../src/database/connect.ts';
import { migrate } from '../src/database/migrate.ts';
import { seed } from '../src/seed/seed.ts';
import { Catalogue } from '../src/catalogue/readModel/Catalogue.ts';
import { buildServer } from '../src/server.ts';
import { measure } from './measure.ts';
import { explain } from './plans.ts';
import { writeReport } from './report.ts';
import type { SizeResult } from './report.ts';
import { REQUESTS } from './requests.ts';

const SIZES = [10_000, 100_000];
const ROUNDS = 400;
const UNLIMITED = { reads: 1e9, writes: 1e9, loginsByAddress: 1e9, loginsByAccount: 1e9, reservations: 1e9 };
const REPORT = path.join(import.meta.dirname, '..', '..', 'docs', 'reference', 'catalogue-speed.md');

const say = (text: string) => process.stdout.write(`· ${text}\n`);

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Bytes in use after everything that can be freed has been. */
function memoryInUse(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function fill(db: Db, count: number): Promise<readonly number[]> {
  await migrate(db);
  await seed(db, systemClock, manyGoods(count));
  await sql`vacuum analyze`.execute(db);
  return (await db.selectFrom('product').select('id').orderBy('id').execute()).map(({ id }) => id);
}

/** How long reading the whole range takes, and what it takes of memory. */
async function measureLoading(db: Db): Promise<Pick<SizeResult, 'loadMs' | 'loadBytes'>> {
  const before = memoryInUse();
  const started = performance.now();
  const catalogue = new Catalogue(db, createChanges());
  await catalogue.current();
  const loadMs = performance.now() - started;
  const loadBytes = memoryInUse() - before;
  await catalogue.current();
  return { loadMs, loadBytes };
}

async function measureSize(serverUrl: string, count: number): Promise<SizeResult> {
  const admin = connectPostgres(serverUrl);
  await sql`create database ${sql.id(`shop_${count}`)}`.execute(admin.db);
  await admin.close();
  const address = new URL(serverUrl);
  address.pathname = `/shop_${count}`;
  const { db, close } = connectPostgres(address.href);
  say(`filling a shop with ${count} products`);
  const ids = await fill(db, count);
  const loading = await measureLoading(db);
  const changes = createChanges();
  const found = ids.filter((id) => id % 5 === 0).toReversed();
  const config = readConfig({ LOG_LEVEL: 'silent', API_CACHE: 'off', API_PORT: '0' });
  const searchProducts = async () => ({ ids: found, corrected: null, isNearest: false });
  const app = await buildServer({ db, clock: systemClock, config, changes, rateLimits: UNLIMITED, searchProducts });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const rows: SizeResult['rows'][number][] = [];
  for (const [name, next] of REQUESTS) {
    const latency = await measure((round) => origin + next(round), ROUNDS);
    say(`${name}: half within ${latency.p50.toFixed(1)} ms, 95 % within ${latency.p95.toFixed(1)} ms`);
    rows.push({ name, ...latency });
  }
  const order = async (round: number) => {
    await db.updateTable('product_stock').set({ quantity: round % 2 }).where('product_id', '=', ids[round] ?? 0).execute();
    changes.emit([`product:${ids[round]}`]);
  };
  rows.push({ name: 'all products, right after a change of stock', ...(await measure(() => `${origin}/api/products`, ROUNDS, order)) });
  const reprice = async (round: number) => {
    const gross = 1000 + round * 500;
    await db.updateTable('product_price').set({ gross, original_gross: gross }).where('product_id', '=', ids[round] ?? 0).execute();
    changes.emit([`product:${ids[round]}`]);
  };
  rows.push({ name: 'all products, right after a change of price', ...(await measure(() => `${origin}/api/products`, ROUNDS, reprice)) });
  await app.close();
  const plans = await explain(address.href, ids);
  await close();
  return { count, rows, plans, ...loading };
}

const folder = await mkdtemp(path.join(tmpdir(), 'feszek-bench-'));
const server = await startPostgres({ folder });
try {
  const sizes: SizeResult[] = [];
  for (const count of SIZES) sizes.push(await measureSize(server.url, count));
  const report = writeReport(sizes, `${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, Node.js ${process.versions.node})`);
  await writeFile(REPORT, report);
  process.stdout.write(report);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
