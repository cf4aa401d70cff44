import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startConditions } from '@feszek/figures';
import { countGroups } from './countGroups.ts';
import { best, measure } from './measure.ts';
import type { Cost, Effort } from './measure.ts';
import { explain } from './plans.ts';
import { writeReport } from './report.ts';
import type { SizeResult } from './report.ts';
import { KINDS } from './requests.ts';
import { openShop } from './openShop.ts';
import { openShops } from './shops.ts';
import type { Shops } from './shops.ts';

const SIZES = [10_000, 100_000];
/** `--small`: the smaller size only, and no report is written. */
const isSmall = process.argv.includes('--small');
/** `--quick`: a fifth of the requests, for a machine that is busy. */
const EFFORT: Effort = process.argv.includes('--quick') ? { passes: 1, warmUp: 15, rounds: 60 } : { passes: 3, warmUp: 30, rounds: 100 };
const REPORT = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'reference', 'catalogue-speed.md');

const say = (text: string) => process.stdout.write(`· ${text}\n`);
const shown = ({ p50, p95, apiCpu, databaseCpu }: Cost) =>
  `half within ${p50.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, CPU ${apiCpu.toFixed(1)} + ${databaseCpu.toFixed(1)} ms`;

/** Measures only kinds whose name contains this text, and writes no report. */
const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const kinds = KINDS.filter(({ name }) => only === undefined || name.includes(only));

/** Measures two shops with the same products, with and without groups, in turns, so that a disturbance affects both. */
async function measureSize(shops: Shops, count: number): Promise<SizeResult> {
  const withGroups = await openShop(await shops.open(count, true));
  const withoutGroups = await openShop(await shops.open(count, false));
  try {
    const passes = kinds.map((): { readonly groups: Cost[]; readonly singles: Cost[] } => ({ groups: [], singles: [] }));
    // Repeats passes over all kinds: a disturbance lasts longer than the measurement of one kind.
    for (let pass = 0; pass < EFFORT.passes; pass += 1) {
      for (const [place, kind] of kinds.entries()) {
        passes[place]?.groups.push(await measure(kind, pass, EFFORT, withGroups.api, withGroups.db));
        passes[place]?.singles.push(await measure(kind, pass, EFFORT, withoutGroups.api, withoutGroups.db));
      }
    }
    const rows = kinds.map(({ name, counts }, place) => ({ name, counts, cost: best(passes[place]?.groups ?? []), withoutGroups: best(passes[place]?.singles ?? []) }));
    for (const { name, cost, withoutGroups: other } of rows) say(`${count}, ${name}: ${shown(cost)}; without groups ${shown(other)}`);
    return { count, groups: await countGroups(withGroups.db), rows, plans: await explain(withGroups.databaseUrl, kinds), ...withGroups.api.loading };
  } finally {
    await withGroups.close();
    await withoutGroups.close();
  }
}

const shops = openShops(process.env['BENCH_DATABASE_URL'] ?? '', say);
try {
  const conditions = startConditions();
  const sizes: SizeResult[] = [];
  for (const count of isSmall ? SIZES.slice(0, 1) : SIZES) sizes.push(await measureSize(shops, count));
  const report = writeReport(sizes, EFFORT, conditions());
  if (only === undefined && !isSmall) await writeFile(REPORT, report);
  else say(report);
} finally {
  await shops.stop();
}
