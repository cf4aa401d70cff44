import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds until the first byte of half of the answers; `undefined` if the generator does not see it. */
  readonly firstByte?: number;
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

export const WARM_UP_S = 2;
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
export type Generator = (loaded: Loaded, headers: RequestHeaders, seconds: number) => Promise<LoadResult>;

/**
 * Requests one address repeatedly, from ten connections.
 *
 * @throws Error if no answer was a success: then there is nothing to compare
 */
export async function measureLoad({ url, pid }: Loaded, headers: RequestHeaders, seconds: number): Promise<LoadResult> {
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

/** `measureLoad` several times, after a warm-up. */
export async function loadRepeatedly(loaded: Loaded, headers: RequestHeaders, { seconds, runs }: { readonly seconds: number; readonly runs: number }): Promise<LoadResult[]> {
  await measureLoad(loaded, headers, WARM_UP_S);
  const results: LoadResult[] = [];
  while (results.length < runs) results.push(await measureLoad(loaded, headers, seconds));
  return results;
}
