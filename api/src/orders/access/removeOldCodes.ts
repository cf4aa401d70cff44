import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';

/** Codes count for the limit of an hour, in milliseconds. */
export const CODE_STORED_MS = 3_600_000;

/** Deletes codes that no longer count. */
export async function removeOldCodes(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('order_code').where('sent_at', '<=', new Date(clock.now().getTime() - CODE_STORED_MS)).execute();
}
