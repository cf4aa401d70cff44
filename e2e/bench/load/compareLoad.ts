import { medianBy } from '@feszek/figures';
import { WARM_UP_S, measureLoad } from './load.ts';
import type { Generator, LoadResult, Loaded, RequestHeaders } from './load.ts';

/** One turn: a load, and its reference just before it. */
export interface Turn {
  readonly result: LoadResult;
  readonly reference: LoadResult;
}

/** A load beside its reference, in turns: what else the machine does affects both. */
export interface Comparison {
  /** The results with the median rate. */
  readonly result: LoadResult;
  readonly reference: LoadResult;
  readonly turns: readonly Turn[];
}

/** Many short turns: the speed of a shared machine changes from second to second. */
const TURNS = 5;
const TURN_S = 2;
/** How a load is compared, for the text of a report. */
export const TURNS_TEXT = `${TURNS} times for ${TURN_S} seconds each`;

export const rateOf = ({ requestsPerSecond }: LoadResult) => requestsPerSecond;

/** A page and the address that it is compared with, each with its headers. */
export interface Side {
  readonly loaded: Loaded;
  readonly headers: RequestHeaders;
}

/** Measures a page and its reference in turns, after a warm-up of both. */
export async function compareLoad(page: Side, reference: Side, generate: Generator = measureLoad): Promise<Comparison> {
  const turns: Turn[] = [];
  const load = ({ loaded, headers }: Side, seconds: number) => generate(loaded, headers, seconds);
  for (const warmed of [reference, page]) {
    // On a busy machine, the first answer can take longer than the warm-up.
    await (await fetch(warmed.loaded.url)).arrayBuffer();
    await load(warmed, WARM_UP_S);
  }
  while (turns.length < TURNS) {
    const beside = await load(reference, TURN_S);
    turns.push({ reference: beside, result: await load(page, TURN_S) });
  }
  return {
    turns,
    result: medianBy(turns.map(({ result }) => result), rateOf),
    reference: medianBy(turns.map(({ reference: beside }) => beside), rateOf),
  };
}

/** The rate as a part of the reference's rate, of each turn. */
export const rateShares = ({ turns }: Comparison): readonly number[] => turns.map(({ result, reference }) => rateOf(result) / rateOf(reference));

/** The reference's processor time as a part of that of the page: the same ratio as of the rates, if the server alone limited them. */
export const cpuShares = ({ turns }: Comparison): readonly number[] => turns.map(({ result, reference }) => (reference.cpuUs ?? Number.NaN) / (result.cpuUs ?? Number.NaN));

/** The time to the first byte as a multiple of the reference's. */
export const firstByteShares = ({ turns }: Comparison): readonly number[] => turns.map(({ result, reference }) => (result.firstByte ?? Number.NaN) / (reference.firstByte ?? Number.NaN));
