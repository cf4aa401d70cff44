import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The answers to a steady stream of requests. */
export interface OpenLoad {
  /** Milliseconds from the moment at which a request was due until the last byte of its answer. */
  readonly times: readonly number[];
  readonly failures: number;
}

/** Requests a page. @returns whether the answer was a success */
function request(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(url, { agent }, (answer) => {
      answer.on('error', () => resolve(false));
      answer.on('end', () => resolve(answer.statusCode === 200));
      answer.resume();
    });
    asked.on('error', () => resolve(false));
  });
}

/**
 * Requests a page at fixed intervals, however long the answers take, as visitors do who do not know of each other. A request that
 * is sent late because the generator was busy counts from the moment at which it was due: the waits that a slow answer causes
 * others are not left out.
 *
 * @param rate - requests a second
 */
export async function openLoad(url: string, { rate, seconds }: { readonly rate: number; readonly seconds: number }): Promise<OpenLoad> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failures = 0;
  const start = performance.now();
  const visit = async (dueAt: number) => {
    if (await request(url, agent)) times.push(performance.now() - dueAt);
    else failures += 1;
  };
  const visits: Promise<void>[] = [];
  const total = Math.round(rate * seconds);
  while (visits.length < total) {
    const dueAt = start + (visits.length / rate) * 1000;
    const wait = dueAt - performance.now();
    if (wait > 0) await pause(wait);
    visits.push(visit(dueAt));
  }
  await Promise.all(visits);
  agent.destroy();
  return { times, failures };
}
