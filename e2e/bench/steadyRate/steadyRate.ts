import { atMost, median, milliseconds, percentileOf, spread, table, verdict, whole } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import { pageOf, say } from '../Bench.ts';
import type { Bench } from '../Bench.ts';
import type { Subject } from '../Subject.ts';
import { rateOf } from '../load/compareLoad.ts';
import { loadRepeatedly } from '../load/load.ts';
import { LISTING } from '../pages.ts';
import { openLoad } from './openLoad.ts';
import type { OpenLoad } from './openLoad.ts';

const RUNS = 3;
const RATE_SECONDS = 4;
const SECONDS = 15;
const WARM_UP_S = 2;
const LONGEST_P99_MS = 60;

export interface SteadyRate {
  /** Pages a second that were reached with ten connections, of each run. */
  readonly rates: readonly number[];
  /** The steady rate, which is half of the median of them. */
  readonly rate: number;
  readonly runs: readonly OpenLoad[];
}

export function steadyRateSection({ rates, rate, runs }: SteadyRate): Section {
  const of = (share: number) => runs.map(({ times }) => percentileOf(times, share));
  const mark = atMost('p99 of the listing without caches at half of the rate, in ms', median(of(0.99)), LONGEST_P99_MS, milliseconds);
  return {
    title: 'Half of the rate without caches',
    marks: [mark],
    decisions: ['0134-pages-without-caches'],
    text: `The listing with all caches off. First, ten connections measured the rate that it reaches. Then requests were sent at fixed intervals at half of that rate, ${RUNS} times for ${SECONDS} seconds. A time counts from the moment at which a request was due, also if it was sent late (no coordinated omission).

${table(['full rate, pages/s', 'steady rate, pages/s', 'requests', 'p50 ms', 'p99 ms', 'mark', 'longest ms', 'failures'], [[
  spread(rates, whole), whole(rate), whole(runs.reduce((sum, { times, failures }) => sum + times.length + failures, 0)), spread(of(0.5), milliseconds), spread(of(0.99), milliseconds), verdict(mark), spread(of(1), milliseconds),
  whole(runs.reduce((sum, { failures }) => sum + failures, 0)),
]])}`,
  };
}

async function measure(bench: Bench): Promise<Section> {
  const shop = await bench.shop('uncached');
  say('load, caches off: listing, at half of its rate');
  const page = await pageOf(shop, LISTING);
  const rates = (await loadRepeatedly(page, {}, { seconds: RATE_SECONDS, runs: RUNS })).map(rateOf);
  const rate = median(rates) / 2;
  await openLoad(page.url, { rate, seconds: WARM_UP_S });
  const runs: OpenLoad[] = [];
  while (runs.length < RUNS) {
    const run = await openLoad(page.url, { rate, seconds: SECONDS });
    runs.push(run);
    say(`  ${whole(rate)} a second: half within ${milliseconds(percentileOf(run.times, 0.5))} ms, 99 % within ${milliseconds(percentileOf(run.times, 0.99))} ms`);
  }
  return steadyRateSection({ rates, rate, runs });
}

export const steadyRate: Subject = { name: 'steady-rate', measure };
