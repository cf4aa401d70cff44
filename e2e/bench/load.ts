import autocannon from 'autocannon';

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not 2xx, and requests without an answer. */
  readonly failures: number;
}

const WARM_UP_S = 2;
const CONNECTIONS = 10;
/**
 * After so many requests the generator opens a new connection. The shop closes one after a thousand; the generator would then count
 * the time of each later answer from an earlier request.
 */
const REQUESTS_PER_CONNECTION = 900;

/**
 * The load generator appends every body to a string, which nothing reads here. To decode 35 KB of compressed bytes takes
 * 0.4 ms, many times what the server needs to send them: the generator would measure itself.
 */
function discardBodies(client: object): void {
  const requests: unknown = Reflect.get(client, 'pipelinedRequests');
  if (typeof requests !== 'object' || requests === null || !('addBody' in requests)) throw new Error('This version of autocannon collects bodies in another place.');
  Object.assign(requests, { addBody: () => undefined });
}

/**
 * Requests one address repeatedly, from ten connections, after a warm-up.
 *
 * @throws Error if no answer was a success: then there is nothing to compare
 */
export async function load(url: string, headers: Readonly<Record<string, string>>, seconds: number): Promise<LoadResult> {
  const options = { url, connections: CONNECTIONS, reconnectRate: REQUESTS_PER_CONNECTION, headers: { ...headers }, setupClient: discardBodies };
  await autocannon({ ...options, duration: WARM_UP_S });
  const result = await autocannon({ ...options, duration: seconds });
  if (result['2xx'] === 0) throw new Error(`${url} answered no request.`);
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** A load beside its reference, in turns: what else the machine does affects both. Each result is the one with the median rate. */
export interface Comparison {
  readonly result: LoadResult;
  readonly reference: LoadResult;
  /** The rate as a part of the reference's rate, of each turn in ascending order. */
  readonly shares: readonly number[];
}

const TURNS = 3;

const middle = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(items.length / 2)];
  if (item === undefined) throw new RangeError('There is no middle of nothing.');
  return item;
};

const medianOf = (results: readonly LoadResult[]) => middle(results.toSorted((first, second) => first.requestsPerSecond - second.requestsPerSecond));

/** The median of the shares. */
export const shareOf = ({ shares }: Pick<Comparison, 'shares'>): number => middle(shares);

/** Requests an address and its reference in turns, as `load` does. */
export async function compareLoad(url: string, referenceUrl: string, headers: Readonly<Record<string, string>>, seconds: number): Promise<Comparison> {
  const turns: { readonly result: LoadResult; readonly reference: LoadResult }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const reference = await load(referenceUrl, headers, seconds);
    turns.push({ reference, result: await load(url, headers, seconds) });
  }
  return {
    result: medianOf(turns.map(({ result }) => result)),
    reference: medianOf(turns.map(({ reference }) => reference)),
    shares: turns.map(({ result, reference }) => result.requestsPerSecond / reference.requestsPerSecond).toSorted((first, second) => first - second),
  };
}
