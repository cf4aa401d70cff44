import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 60_000;

/**
 * Reads STOP_DELAY_MS, in milliseconds; 0 unless set.
 *
 * @throws Error with a sentence that states what to change
 */
export function readStopDelay(env: Readonly<Record<string, string | undefined>>): number {
  const text = env['STOP_DELAY_MS']?.trim() || '0';
  if (!/^\d{1,5}$/.test(text) || Number(text) > LONGEST_MS) throw new Error(`STOP_DELAY_MS is ${text}: it must be a whole number of milliseconds from 0 to ${LONGEST_MS}.`);
  return Number(text);
}

/**
 * Closes a server after SIGINT or SIGTERM and ends the process. During the delay the server still answers requests, but its
 * checks fail, so that proxies and other programs send requests to other processes before the connections close.
 *
 * @param delayMs - the delay in milliseconds, longer than the interval of the checks; 0 if there are no other processes
 * @returns whether the process has received a signal
 */
export function stopOnSignal(delayMs: number, close: () => PromiseLike<unknown>): () => boolean {
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await sleep(delayMs);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  return () => isStopping;
}
