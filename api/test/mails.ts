import type { Db } from '../src/platform/database/connect.ts';
import { orderSubject } from '../src/orders/mails/enqueueOrderMail.ts';

/** What was written to an order's buyer, the oldest first. */
export async function mailsAbout(db: Db, orderId: number) {
  return db.selectFrom('outbox_mail').selectAll().where('about', '=', orderSubject(orderId)).orderBy('id').execute();
}
