import { Agent, request } from 'node:http';
import { percentileOf } from '@feszek/figures';
import type { Db } from '../../src/platform/database/connect.ts';
import type { ApiProcess } from './ApiProcess.ts';
import { databaseTimeBetween, readDatabaseTimes } from './databaseTimes.ts';
import type { Kind } from './requests.ts';

/** The cost of requests of one kind, in milliseconds. */
export interface Cost {
  readonly p50: number;
  readonly p95: number;
  /** Processor time per request: of the API's process, and of the database's. */
  readonly apiCpu: number;
  readonly databaseCpu: number;
}

const CHANGED_GROSS = 1000;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request, reads the whole answer, and returns the milliseconds. */
function ask(url: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => (answer.statusCode === 200 ? resolve(performance.now() - started) : reject(new Error(`${url} was answered with ${answer.statusCode}`))));
    })
      .once('error', reject)
      .end();
  });
}

/** The number of requests. */
export interface Effort {
  readonly passes: number;
  /** Requests of a kind in a pass that are not counted (warm-up), and those that are. */
  readonly warmUp: number;
  readonly rounds: number;
}

/**
 * Requests one address after another on one connection, as one visitor would.
 *
 * @param pass counted from 0: each pass requests other addresses
 */
export async function measure(kind: Kind, pass: number, { warmUp, rounds }: Effort, api: ApiProcess, db: Db): Promise<Cost> {
  const first = pass * (warmUp + rounds);
  const start = first + warmUp;
  const times: number[] = [];
  let [apiCpu, ofDatabase] = [0, 0];
  for (let round = first; round < start; round += 1) await ask(api.origin + kind.address(round));
  const span = kind.change ? 1 : rounds;
  for (let round = start; round < start + rounds; round += span) {
    if (kind.change) await api.change(kind.change, 1 + round, kind.change === 'stock' ? round % 2 : CHANGED_GROSS + round);
    const before = [await api.cpu(), await readDatabaseTimes(db)] as const;
    for (let each = round; each < round + span; each += 1) times.push(await ask(api.origin + kind.address(each)));
    apiCpu += (await api.cpu()) - before[0];
    ofDatabase += databaseTimeBetween(before[1], await readDatabaseTimes(db));
  }
  return { p50: percentileOf(times, 0.5), p95: percentileOf(times, 0.95), apiCpu: apiCpu / rounds, databaseCpu: ofDatabase / rounds };
}

/** The minimum of each figure: other programs on the machine only add to it. */
export function best(costs: readonly Cost[]): Cost {
  const least = (pick: (cost: Cost) => number) => Math.min(...costs.map(pick));
  return { p50: least(({ p50 }) => p50), p95: least(({ p95 }) => p95), apiCpu: least(({ apiCpu }) => apiCpu), databaseCpu: least((cost) => cost.databaseCpu) };
}
