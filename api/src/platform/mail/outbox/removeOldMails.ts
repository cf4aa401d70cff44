import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/connect.ts';
import { MAIL_JOB } from './mailJob.ts';

/** How long mails are stored, in milliseconds: they contain personal data. */
export const MAIL_STORED_MS = 30 * 86_400_000;

/** Removes old mails that were sent or given up, and the dead letters of the latter. */
export async function removeOldMails(db: Db, clock: Clock): Promise<void> {
  const limit = new Date(clock.now().getTime() - MAIL_STORED_MS);
  await db
    .deleteFrom('outbox_mail')
    .where('created_at', '<', limit)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job').select('job.id').where('job.kind', '=', MAIL_JOB).where('job.state', '<>', 'dead').whereRef('job.key', '=', ({ cast, ref }) => cast(ref('outbox_mail.id'), 'text')))),
    )
    .execute();
  await db.deleteFrom('job').where('kind', '=', MAIL_JOB).where('state', '=', 'dead').where('created_at', '<', limit).execute();
}
