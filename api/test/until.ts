import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until something is so; the test's own time-out ends a wait that is in vain.
 *
 * @param lookMs - milliseconds between two looks
 */
export async function until(isSo: () => Promise<boolean>, lookMs: number): Promise<void> {
  while (!(await isSo())) await sleep(lookMs);
}
