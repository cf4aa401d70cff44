import { median, milliseconds, percent, spread, table, verdict, whole } from '@feszek/figures';
import type { Mark } from '@feszek/figures';
import { cpuShares, rateOf, rateShares } from './compareLoad.ts';
import type { Comparison } from './compareLoad.ts';
import type { LoadResult } from './load.ts';

const HEAD = ['what', 'pages/s', 'ratio of rates', 'mark', 'p50 ms', 'p99 ms', 'failures', 'processor µs', 'ratio of processor time'];

/** A load beside its reference. */
export interface Compared {
  readonly name: string;
  readonly reference: string;
  readonly compared: Comparison;
  readonly mark?: Mark;
}

function row(name: string, runs: readonly LoadResult[], { ratio = '', mark = '', byCpu = '' } = {}): string[] {
  const of = (value: (result: LoadResult) => number) => median(runs.map(value));
  const cpuUs = runs.flatMap(({ cpuUs: us }) => us ?? []);
  const failures = runs.reduce((sum, result) => sum + result.failures, 0);
  return [name, spread(runs.map(rateOf), whole), ratio, mark, milliseconds(of(({ p50 }) => p50)), milliseconds(of(({ p99 }) => p99)), whole(failures), cpuUs.length > 0 ? whole(median(cpuUs)) : '', byCpu];
}

function comparedRows({ name, reference, compared, mark }: Compared): string[][] {
  const byCpu = cpuShares(compared);
  return [
    row(`reference: ${reference}`, compared.turns.map((turn) => turn.reference)),
    row(name, compared.turns.map(({ result }) => result), {
      ratio: spread(rateShares(compared), percent),
      ...(mark && { mark: verdict(mark) }),
      ...(byCpu.every(Number.isFinite) && { byCpu: spread(byCpu, percent) }),
    }),
  ];
}

/** The loads as a table: the median of the runs, and the range of them. */
export const loadTable = (loads: readonly Compared[]) => table(HEAD, loads.flatMap(comparedRows));
