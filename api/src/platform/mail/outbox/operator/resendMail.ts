import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../database/connect.ts';

/**
 * Lets a mail that was given up, or that has left already, leave once more. One that waits leaves by itself, and may be
 * on its way at this moment: nothing is done to it.
 *
 * One that has left gets another Message-ID: a mailbox that has seen the first would hide its second copy.
 */
export async function resendMail(db: Db, clock: Clock, id: number): Promise<void> {
  const again = { state: 'waiting', attempts: 0, next_attempt_at: clock.now(), last_error: null, sent_at: null } as const;
  await db.updateTable('outbox_mail').set(again).where('id', '=', id).where('state', '=', 'given_up').execute();
  await db.updateTable('outbox_mail').set({ ...again, message_id: randomUUID() }).where('id', '=', id).where('state', '=', 'sent').execute();
}
