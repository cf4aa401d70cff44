import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { connectPostgres } from '../../src/platform/database/connect.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import { startApiProcess } from '../../test/apiProcess.ts';
import { ApiProcess } from '../catalogue/ApiProcess.ts';
import type { Loading } from '../catalogue/ApiProcess.ts';
import { countGroups } from '../catalogue/countGroups.ts';
import { best, measure } from '../catalogue/measure.ts';
import type { Effort } from '../catalogue/measure.ts';
import { KINDS } from '../catalogue/requests.ts';
import { openShops } from '../catalogue/shops.ts';
import { importPrices } from './importPrices.ts';
import { memoryOf } from './process.ts';
import { writeReport } from './report.ts';
import type { Growth, MeasuredKind, Started } from './report.ts';

const REPORT = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'reference', 'growth.md');
const IMPORTED = 50_000;
const EFFORT: Effort = process.argv.includes('--quick') ? { passes: 1, warmUp: 5, rounds: 30 } : { passes: 2, warmUp: 15, rounds: 60 };
/** Measures only kinds whose name contains this text, no import, and writes no report. */
const only = process.argv.slice(3).find((argument) => !argument.startsWith('--'));

const say = (text: string) => process.stdout.write(`· ${text}\n`);

async function measureKinds(databaseUrl: string, db: Db): Promise<{ readonly rows: readonly MeasuredKind[]; readonly loading: Loading }> {
  const api = await ApiProcess.start(databaseUrl);
  try {
    const rows: MeasuredKind[] = [];
    for (const kind of KINDS.filter(({ name }) => only === undefined || name.includes(only))) {
      const costs = [];
      for (let pass = 0; pass < EFFORT.passes; pass += 1) costs.push(await measure(kind, pass, EFFORT, api, db));
      const cost = best(costs);
      say(`${kind.name}: half within ${cost.p50.toFixed(1)} ms, 95 % within ${cost.p95.toFixed(1)} ms, CPU ${cost.apiCpu.toFixed(1)} + ${cost.databaseCpu.toFixed(1)} ms`);
      rows.push({ name: kind.name, counts: kind.counts, cost });
    }
    return { rows, loading: api.loading };
  } finally {
    await api.stop();
  }
}

/** Starts the API as a shop does. */
async function start(databaseUrl: string, dataDir: string): Promise<Started & { readonly api: Awaited<ReturnType<typeof startApiProcess>> }> {
  const started = performance.now();
  const api = await startApiProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, API_CACHE: 'off', PURGE_TOKEN: '', OPERATOR_TOKEN: '' });
  return { api, startMs: performance.now() - started, memory: memoryOf(api.pid) };
}

async function sizesOf(db: Db): Promise<Growth['database']> {
  const { rows: [row] } = await sql<Growth['database']>`
    select pg_database_size(current_database())::float8 as total, pg_total_relation_size('search_document')::float8 as search, pg_total_relation_size('product')::float8 as products`.execute(db);
  if (!row) throw new Error('The database has no size');
  return row;
}

async function measureGrowth(databaseUrl: string, count: number): Promise<Growth> {
  const { db, close } = connectPostgres(databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'feszek-bench-growth-'));
  try {
    const { rows, loading } = await measureKinds(databaseUrl, db);
    const first = await start(databaseUrl, folder);
    say(`started in ${(first.startMs / 1000).toFixed(1)} s with ${(first.memory.rss / 1e6).toFixed(0)} MB`);
    await first.api.stop();
    const again = await start(databaseUrl, folder);
    say(`started again in ${(again.startMs / 1000).toFixed(1)} s`);
    try {
      const imported = await importPrices(db, again.api, folder, IMPORTED);
      say(`imported ${IMPORTED} prices in ${imported.seconds.toFixed(1)} s; the longest wait was ${Math.max(imported.lists.longest, imported.products.longest).toFixed(0)} ms`);
      return { count, groups: await countGroups(db), rows, loading, first, again, imported, database: await sizesOf(db) };
    } finally {
      await again.api.stop();
    }
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Measures one large shop.
 *
 * @param count - products in the shop
 * @param serverUrl - the PostgreSQL server with the shops that are reused
 */
export async function benchGrowth(count: number, serverUrl: string): Promise<void> {
  const shops = openShops(serverUrl, say);
  try {
    const databaseUrl = await shops.open(count, true);
    const loadBefore = loadavg()[0] ?? 0;
    const growth = await measureGrowth(databaseUrl, count);
    const load = `load of the machine ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after`;
    const report = writeReport(growth, EFFORT, `${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.versions.node}; ${load})`);
    if (only === undefined) await writeFile(REPORT, report);
    else say(report);
  } finally {
    await shops.stop();
  }
}
