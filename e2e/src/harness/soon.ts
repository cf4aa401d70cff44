import { setTimeout as pause } from 'node:timers/promises';

/** How long a journey waits for an effect, in milliseconds. */
export const PATIENCE_MS = 30_000;
/** The first and the longest delay between attempts, in milliseconds: a search for a role uses a core for up to 17 ms. */
const FIRST_WAIT_MS = 40;
const LONGEST_WAIT_MS = 160;
const GROWTH = 1.5;

/**
 * Repeats a check of the page until it succeeds.
 *
 * @param look - throws while the effect is missing
 * @param patienceMs - the time after which it throws the last error, in milliseconds
 * @returns the result of the check
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
