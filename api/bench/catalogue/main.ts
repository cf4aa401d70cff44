import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { connectPostgres } from '../../src/platform/database/connect.ts';
import { ApiProcess } from './ApiProcess.ts';
import { best, measure } from './measure.ts';
import type { Cost, Effort } from './measure.ts';
import { explain } from './plans.ts';
import { writeReport } from './report.ts';
import type { SizeResult } from './report.ts';
import { KINDS } from './requests.ts';
import { openShops } from './shops.ts';

const SIZES = [10_000, 100_000];
/** `--quick`: a fifth of the requests, for a machine that is busy. */
const EFFORT: Effort = process.argv.includes('--quick') ? { passes: 1, warmUp: 15, rounds: 60 } : { passes: 3, warmUp: 30, rounds: 100 };
const REPORT = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'reference', 'catalogue-speed.md');

const say = (text: string) => process.stdout.write(`· ${text}\n`);
const shown = ({ p50, p95, apiCpu, databaseCpu }: Cost) =>
  `half within ${p50.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, CPU ${apiCpu.toFixed(1)} + ${databaseCpu.toFixed(1)} ms`;

/** Measures only kinds whose name contains this text, and writes no report. */
const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const kinds = KINDS.filter(({ name }) => only === undefined || name.includes(only));

async function measureSize(databaseUrl: string, count: number): Promise<SizeResult> {
  const { db, close } = connectPostgres(databaseUrl);
  const api = await ApiProcess.start(databaseUrl);
  try {
    const passes = new Map<string, Cost[]>(kinds.map(({ name }) => [name, []]));
    // Repeats passes over all kinds: a disturbance lasts longer than the measurement of one kind.
    for (let pass = 0; pass < EFFORT.passes; pass += 1) for (const kind of kinds) passes.get(kind.name)?.push(await measure(kind, pass, EFFORT, api, db));
    const costs = kinds.map(({ name, counts }) => ({ name, counts, ...best(passes.get(name) ?? []) }));
    for (const cost of costs) say(`${count}, ${cost.name}: ${shown(cost)}`);
    return { count, costs, plans: await explain(databaseUrl, kinds), ...api.loading };
  } finally {
    await api.stop();
    await close();
  }
}

const shops = openShops(process.env['BENCH_DATABASE_URL'] ?? '', say);
try {
  const loadBefore = loadavg()[0] ?? 0;
  const sizes: SizeResult[] = [];
  for (const count of SIZES) sizes.push(await measureSize(await shops.open(count), count));
  const load = `load of the machine ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after`;
  const report = writeReport(sizes, EFFORT, `${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.versions.node}; ${load})`);
  if (only === undefined) await writeFile(REPORT, report);
  else say(report);
} finally {
  await shops.stop();
}
