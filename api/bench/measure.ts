import { Agent, request } from 'node:http';

export interface Latency {
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks once, reads the whole answer, and tells the milliseconds. */
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

/**
 * Asks for one address after another, again and again, on one connection.
 *
 * @param next gives the address of a round
 * @param before what is done before each round, outside the measured time
 */
export async function measure(next: (round: number) => string, rounds: number, before: (round: number) => Promise<void> = async () => undefined): Promise<Latency> {
  for (let round = 0; round < rounds / 4; round += 1) await ask(next(round));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await before(round);
    times.push(await ask(next(round)));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
