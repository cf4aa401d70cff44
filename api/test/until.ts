import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a condition is true; the time-out of the test limits the wait.
 *
 * @param lookMs - milliseconds between two checks
 */
export async function until(isSo: () => Promise<boolean>, lookMs: number): Promise<void> {
  while (!(await isSo())) await sleep(lookMs);
}
