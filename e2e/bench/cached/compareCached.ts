import { atLeast, median, percent } from '@feszek/figures';
import { pageOf, say } from '../Bench.ts';
import type { BenchShop } from '../Bench.ts';
import { compareLoad, cpuShares, rateShares } from '../load/compareLoad.ts';
import { countAnswers } from '../load/countAnswers.ts';
import type { Compared } from '../load/loadTable.ts';
import { startReference } from '../load/references/start.ts';
import type { BenchPage } from '../pages.ts';

export const COMPRESSED = { 'accept-encoding': 'br' };

/** The least part of the rate of a ready buffer that a page from the cache reaches. */
const LEAST_SHARE = 0.8;

/** A cached page beside a ready buffer of its size. */
export async function compareCached(shop: BenchShop, { name, path }: BenchPage): Promise<Compared> {
  say(`load: ${name}, beside a ready buffer`);
  const page = await pageOf(shop, path);
  const ready = await startReference('readyBuffer', page.url);
  try {
    const compared = await compareLoad({ loaded: page, headers: COMPRESSED }, { loaded: ready, headers: COMPRESSED }, countAnswers);
    say(`  ${percent(median(rateShares(compared)))} of the ready buffer, by processor time ${percent(median(cpuShares(compared)))}`);
    const mark = atLeast(`${name} from the cache, as a part of the rate of a ready buffer`, median(rateShares(compared)), LEAST_SHARE, percent);
    return { name: `${name}, caches on`, reference: `ready compressed buffer of the ${name.split(',', 1)[0] ?? name}`, compared, mark };
  } finally {
    await ready.stop();
  }
}
