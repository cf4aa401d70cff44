import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { megabytes, seconds, whole } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { sql } from 'kysely';
import { connectPostgres } from '../../src/platform/database/connect.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import { startApiProcess } from '../../test/apiProcess.ts';
import { ApiProcess } from '../catalogue/ApiProcess.ts';
import { countGroups } from '../catalogue/countGroups.ts';
import { measure } from '../catalogue/measure.ts';
import type { Effort } from '../catalogue/measure.ts';
import { KINDS } from '../catalogue/requests.ts';
import { openShops } from '../catalogue/shops.ts';
import { importPrices } from './importPrices.ts';
import type { ImportedPrices } from './importPrices.ts';
import { memoryOf } from './process.ts';
import { growthSection } from './growthSection.ts';
import type { ApiStart, Growth, MeasuredKind } from './growthSection.ts';

const COUNT = 1_000_000;
/** The reference of the start and the memory. The large shop is made of copies of this one. */
const SMALL = 100_000;
const IMPORTED = 50_000;
/** The data folders of the shops. */
const SMALL_DATA = 'small';
const LARGE_DATA = 'large';
const RUNS = 3;
const EFFORT: Effort = { passes: RUNS, warmUp: 15, rounds: 60 };

const say = (text: string) => process.stdout.write(`· ${text}\n`);

async function measureKinds(databaseUrl: string, db: Db, only: string): Promise<readonly MeasuredKind[]> {
  const api = await ApiProcess.start(databaseUrl);
  try {
    const measured: MeasuredKind[] = [];
    for (const kind of KINDS.filter(({ name }) => name.includes(only))) {
      const passes = [];
      for (let pass = 0; pass < EFFORT.passes; pass += 1) passes.push(await measure(kind, pass, EFFORT, api, db));
      say(`${kind.name}: 95 % within ${passes.map(({ p95 }) => p95.toFixed(1)).join(', ')} ms, CPU ${passes.map(({ apiCpu, databaseCpu }) => `${apiCpu.toFixed(1)} + ${databaseCpu.toFixed(1)}`).join(', ')} ms`);
      measured.push({ name: kind.name, counts: kind.counts, passes });
    }
    return measured;
  } finally {
    await api.stop();
  }
}

type RunningApi = Awaited<ReturnType<typeof startApiProcess>>;

/** Starts the API as a shop does. */
async function start(databaseUrl: string, dataDir: string): Promise<ApiStart & { readonly api: RunningApi }> {
  await mkdir(dataDir, { recursive: true });
  const started = performance.now();
  const api = await startApiProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, API_CACHE: 'off', PURGE_TOKEN: '', OPERATOR_TOKEN: '' });
  const startMs = performance.now() - started;
  const memory = memoryOf(api.pid);
  say(`started in ${seconds(startMs)} s with ${megabytes(memory.pss)} MB`);
  return { api, startMs, memory };
}

async function sizesOf(db: Db): Promise<Growth['database']> {
  const { rows: [row] } = await sql<Growth['database']>`
    select pg_database_size(current_database())::float8 as total, pg_total_relation_size('search_document')::float8 as search, pg_total_relation_size('product')::float8 as products`.execute(db);
  if (!row) throw new Error('The database has no size');
  return row;
}

/** Starts both shops in turns, each with its own data folder. */
async function measureStarts(smallUrl: string, largeUrl: string, folder: string): Promise<{ readonly small: ApiStart[]; readonly large: ApiStart[] }> {
  const starts = { small: new Array<ApiStart>(), large: new Array<ApiStart>() };
  for (let run = 0; run < RUNS; run += 1) {
    for (const [measured, url, name] of [[starts.small, smallUrl, SMALL_DATA], [starts.large, largeUrl, LARGE_DATA]] as const) {
      const { api, ...each } = await start(url, path.join(folder, name));
      await api.stop();
      measured.push(each);
    }
  }
  return starts;
}

async function measureImports(databaseUrl: string, db: Db, folder: string): Promise<ImportedPrices[]> {
  const { api } = await start(databaseUrl, path.join(folder, LARGE_DATA));
  try {
    const imports: ImportedPrices[] = [];
    while (imports.length < RUNS) {
      const imported = await importPrices(db, api, path.join(folder, LARGE_DATA), IMPORTED);
      say(`imported ${whole(IMPORTED)} prices in ${seconds(imported.ms)} s; the longest wait was ${whole(Math.max(...imported.waits))} ms`);
      imports.push(imported);
    }
    return imports;
  } finally {
    await api.stop();
  }
}

/**
 * Measures one large shop.
 *
 * @param serverUrl - the PostgreSQL server with the shops that are reused
 */
export async function benchGrowth(serverUrl: string): Promise<Section> {
  const shops = openShops(serverUrl, say);
  const folder = await mkdtemp(path.join(tmpdir(), 'feszek-bench-growth-'));
  try {
    const [largeUrl, smallUrl] = [await shops.open(COUNT, true), await shops.open(SMALL, true)];
    const { db, close } = connectPostgres(largeUrl);
    try {
      const kinds = await measureKinds(largeUrl, db, '');
      const { small, large } = await measureStarts(smallUrl, largeUrl, folder);
      const imports = await measureImports(largeUrl, db, folder);
      return growthSection({ count: COUNT, groups: await countGroups(db), kinds, large: { count: COUNT, starts: large }, small: { count: SMALL, starts: small }, imports, database: await sizesOf(db) }, EFFORT);
    } finally {
      await close();
    }
  } finally {
    await shops.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures some kinds of request to the large shop, and prints them. @param only - a part of their names */
export async function tryGrowth(serverUrl: string, only: string): Promise<void> {
  const shops = openShops(serverUrl, say);
  try {
    const url = await shops.open(COUNT, true);
    const { db, close } = connectPostgres(url);
    await measureKinds(url, db, only).finally(close);
  } finally {
    await shops.stop();
  }
}
