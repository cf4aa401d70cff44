import type { Clock } from '../clock.ts';
import { DatabaseClock, MOST_SKEW_MS } from '../database/DatabaseClock.ts';

/**
 * Reads the database's time, and compares it with the machine's. Where they differ by minutes, either may be wrong.
 *
 * @returns whether orders may be cancelled and data deleted by this time
 */
export async function isTimeReliable(clock: Clock): Promise<boolean> {
  if (!(clock instanceof DatabaseClock)) return true;
  await clock.synchronize();
  return Math.abs(clock.skewMs) <= MOST_SKEW_MS;
}
