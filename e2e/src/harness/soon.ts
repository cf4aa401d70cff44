import { setTimeout as pause } from 'node:timers/promises';

/** How long a journey waits for something to come about, in milliseconds. */
export const PATIENCE_MS = 30_000;
/** The wait before the second look, and the longest one: a search for a role takes up to 17 ms of a core. In milliseconds. */
const FIRST_WAIT_MS = 40;
const LONGEST_WAIT_MS = 160;
const GROWTH = 1.5;

/**
 * Repeats a look at the page until it succeeds.
 *
 * @param look - throws while what is waited for is not there yet
 * @param patienceMs - after which it throws what the last look threw, in milliseconds
 * @returns what the look returned
 */
export async function soon<Result>(look: () => Promise<Result> | Result, patienceMs = PATIENCE_MS): Promise<Result> {
  const end = performance.now() + patienceMs;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * GROWTH)) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(waitMs);
  }
}
