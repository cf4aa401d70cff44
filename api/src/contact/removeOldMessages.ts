import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';

const YEAR_MS = 365 * 86_400_000;
/** A complaint and its answer are stored for three years: Act CLV of 1997, section 17/A (7). */
export const COMPLAINT_MS = 3 * YEAR_MS;
/** The general period for questions, after which an answer is rarely referred to. */
export const MESSAGE_MS = YEAR_MS;

const limit = (clock: Clock, ms: number) => new Date(clock.now().getTime() - ms);

/** Deletes messages, with their files, after their period; complaints stay. */
export async function removeOldMessages(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('contact_message').where('topic', '<>', 'complaint').where('created_at', '<=', limit(clock, MESSAGE_MS)).execute();
}

/** Deletes complaints, with their files, after their period. */
export async function removeOldComplaints(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('contact_message').where('topic', '=', 'complaint').where('created_at', '<=', limit(clock, COMPLAINT_MS)).execute();
}
