import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/connect.ts';

/** What a mail said is nobody's business for longer, in milliseconds: thirty days. */
const KEEP_MS = 30 * 86_400_000;

/** Forgets mails that have left, or were given up, long ago. */
export async function removeOldMails(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('outbox_mail').where('created_at', '<', new Date(clock.now().getTime() - KEEP_MS)).where('state', '<>', 'waiting').execute();
}
