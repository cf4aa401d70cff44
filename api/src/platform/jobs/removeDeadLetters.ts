import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';

/** Dead letters whose key names a person are stored for this long, in milliseconds. */
export const DEAD_LETTER_STORED_MS = 30 * 86_400_000;

/** Deletes old dead letters of some kinds: those whose key names a person. The operator decides about all others. */
export async function removeDeadLetters(db: Db, clock: Clock, kinds: readonly string[]): Promise<void> {
  await db.deleteFrom('job').where('kind', 'in', kinds).where('state', '=', 'dead').where('created_at', '<=', new Date(clock.now().getTime() - DEAD_LETTER_STORED_MS)).execute();
}
