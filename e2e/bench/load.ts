import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { medianBy } from './median.ts';

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not 2xx, and requests without an answer. */
  readonly failures: number;
  /** Processor time of the measured process for each answer, in microseconds; `undefined` without a process. */
  readonly cpuUs: number | undefined;
}

/** A server under load. */
export interface Loaded {
  readonly url: string;
  /** The process whose time counts: what it can answer on its own does not depend on the load generator. Linux only. */
  readonly pid?: number;
}

const WARM_UP_S = 2;
export const CONNECTIONS = 10;
/**
 * After so many requests the generator opens a new connection. The shop closes one after a thousand; the generator would then count
 * the time of each later answer from an earlier request.
 */
export const REQUESTS_PER_CONNECTION = 900;

/**
 * The load generator appends every body to a string, which nothing reads here. To decode 35 KB of compressed bytes takes
 * 0.4 ms, many times what the server needs to send them: the generator would measure itself.
 */
function discardBodies(client: object): void {
  const requests: unknown = Reflect.get(client, 'pipelinedRequests');
  if (typeof requests !== 'object' || requests === null || !('addBody' in requests)) throw new Error('This version of autocannon collects bodies in another place.');
  Object.assign(requests, { addBody: () => undefined });
}

/** Linux counts the time of processes in hundredths of a second. */
const TICK_US = 10_000;

/** What a process has used of the processors, in microseconds. */
export async function cpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_US;
}

export type RequestHeaders = Readonly<Record<string, string>>;

/** Requests one address repeatedly for some seconds. */
type Generator = (loaded: Loaded, headers: RequestHeaders, seconds: number) => Promise<LoadResult>;

/**
 * Requests one address repeatedly, from ten connections.
 *
 * @throws Error if no answer was a success: then there is nothing to compare
 */
async function measureLoad({ url, pid }: Loaded, headers: RequestHeaders, seconds: number): Promise<LoadResult> {
  const before = pid && (await cpuTime(pid));
  const result = await autocannon({ url, connections: CONNECTIONS, reconnectRate: REQUESTS_PER_CONNECTION, headers: { ...headers }, setupClient: discardBodies, duration: seconds });
  const cpuUs = pid && before !== undefined ? ((await cpuTime(pid)) - before) / result.requests.total : undefined;
  if (result['2xx'] === 0) throw new Error(`${url} answered no request.`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
    cpuUs,
  };
}

/** `measureLoad` after a warm-up. */
export async function load(loaded: Loaded, headers: RequestHeaders, seconds: number): Promise<LoadResult> {
  await measureLoad(loaded, headers, WARM_UP_S);
  return measureLoad(loaded, headers, seconds);
}

/** A load beside its reference, in turns: what else the machine does affects both. Each result is the one with the median rate. */
export interface Comparison {
  readonly result: LoadResult;
  readonly reference: LoadResult;
  /** The rate as a part of the reference's rate, of each turn in ascending order. */
  readonly shares: readonly number[];
  /** The reference's processor time as a part of that of the page, likewise: the same ratio, if the server alone limited the rate. */
  readonly cpuShares: readonly number[];
}

/** Many short turns: the speed of a shared machine changes from second to second. */
const TURNS = 9;
const TURN_S = 2;

const rateOf = ({ requestsPerSecond }: LoadResult) => requestsPerSecond;

/** Measures a page and its reference in turns, after a warm-up of both. */
export async function compareLoad(page: Loaded, reference: Loaded, headers: RequestHeaders, generate: Generator = measureLoad): Promise<Comparison> {
  const turns: { readonly result: LoadResult; readonly reference: LoadResult }[] = [];
  for (const warmed of [reference, page]) await generate(warmed, headers, WARM_UP_S);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const beside = await generate(reference, headers, TURN_S);
    turns.push({ reference: beside, result: await generate(page, headers, TURN_S) });
  }
  const shares = (of: (turn: (typeof turns)[number]) => number) => turns.map(of).toSorted((first, second) => first - second);
  return {
    result: medianBy(turns.map(({ result }) => result), rateOf),
    reference: medianBy(turns.map(({ reference: beside }) => beside), rateOf),
    shares: shares(({ result, reference: beside }) => result.requestsPerSecond / beside.requestsPerSecond),
    cpuShares: shares(({ result, reference: beside }) => (beside.cpuUs ?? Number.NaN) / (result.cpuUs ?? Number.NaN)),
  };
}
