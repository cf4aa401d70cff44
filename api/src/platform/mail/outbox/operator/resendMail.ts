import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../database/connect.ts';
import { enqueueJob } from '../../../jobs/enqueueJob.ts';
import { MAIL_JOB } from '../mailJob.ts';

/**
 * Sends a mail again that was given up or sent. A mail that waits is left as it is, since it may be in transit.
 *
 * A mail that was sent gets another Message-ID: a mailbox that has the first copy would hide the second one.
 */
export async function resendMail(db: Db, clock: Clock, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { sent_at: sentAt } = await trx.selectFrom('outbox_mail').select('sent_at').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    if (sentAt) await trx.updateTable('outbox_mail').set({ message_id: randomUUID(), sent_at: null }).where('id', '=', id).execute();
    await enqueueJob(trx, clock, MAIL_JOB, String(id));
  });
}
