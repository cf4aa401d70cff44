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
 * Requests one address repeatedly, from ten connections, after a warm-up.
 *
 * @throws Error if no answer was a success: then there is nothing to compare
 */
export async function load(url: string, headers: Readonly<Record<string, string>>, seconds: number): Promise<LoadResult> {
  const options = { url, connections: CONNECTIONS, headers: { ...headers } };
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
