import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';

/** Codes count for the limit of an hour, in milliseconds. */
const KEEP_MS = 3_600_000;

/** Deletes codes that no longer count. */
export async function removeOldCodes(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('order_code').where('sent_at', '<=', new Date(clock.now().getTime() - KEEP_MS)).execute();
}
