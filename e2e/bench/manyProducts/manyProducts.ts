import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, percent, spread, whole } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { pageOf, say, startBenchShop } from '../Bench.ts';
import type { Bench } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { rateOf } from '../load/compareLoad.ts';
import { loadRepeatedly } from '../load/load.ts';
import type { LoadResult } from '../load/load.ts';
import { loadTable } from '../load/loadTable.ts';
import { LISTING } from '../pages.ts';

const COUNT = 100_000;
const LOAD = { seconds: 6, runs: 3 };

export interface ManyProducts {
  /** Of the first start, which fills the database. */
  readonly startSeconds: number;
  readonly own: readonly LoadResult[];
  readonly many: readonly LoadResult[];
}

export function manyProductsSection({ startSeconds, own, many }: ManyProducts): Section {
  const ratio = spread(many.map((result) => rateOf(result) / median(own.map(rateOf))), percent);
  return {
    title: 'Many products',
    marks: [],
    decisions: ['0015-catalogue-in-memory', '0138-speed-of-lists-with-groups'],
    text: `A shop of ${whole(COUNT)} products is open ${whole(startSeconds)} s after its first start, which fills the database: one start. The listing was then measured ${LOAD.runs} times for ${LOAD.seconds} seconds with all caches off, just before it the same listing of the shop's own range. The ratio is the one to that.

${loadTable([{ name: 'listing among the shop’s own products, caches off', runs: own }, { name: `listing among ${whole(COUNT)} products, caches off`, runs: many, ratio }])}`,
  };
}

async function measure(bench: Bench): Promise<Section> {
  say('load, caches off: listing');
  const own = await loadRepeatedly(await pageOf(await bench.shop('uncached'), LISTING), {}, LOAD);
  await bench.stopShop();
  say(`filling a shop with ${whole(COUNT)} products`);
  const dataDir = await mkdtemp(join(tmpdir(), 'feszek-bench-many-'));
  bench.atEnd(() => rm(dataDir, { recursive: true, force: true }));
  const started = performance.now();
  const shop = await startBenchShop(dataDir, { SHELL_CACHE: 'off', API_CACHE: 'off', DEMO_PRODUCTS: String(COUNT) });
  bench.atEnd(() => shop.stop());
  const startSeconds = (performance.now() - started) / 1000;
  const many = await loadRepeatedly(await pageOf(shop, LISTING), {}, LOAD);
  await shop.stop();
  return manyProductsSection({ startSeconds, own, many });
}

export const manyProducts: Subject = { name: 'many-products', measure };
