import { CONSENT_DAYS } from '@feszek/contract';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';

const DAY_MS = 86_400_000;
/** A decision applies for a year. For another year the shop can prove it (GDPR, article 7 (1)). */
export const CONSENT_STORED_MS = 2 * CONSENT_DAYS * DAY_MS;

/** Deletes decisions that are older than the period in which they have to be proved. */
export async function removeOldConsents(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('consent_record').where('stored_at', '<=', new Date(clock.now().getTime() - CONSENT_STORED_MS)).execute();
}
