import { countOpenOrders } from '../../orders/openOrders.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { listDueDeletions } from '../../users/deletion.ts';
import { lockUser } from '../../users/users.ts';
import { accountDeletedMail } from '../mails/personalDataMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import { deleteUser } from '../personalData/deleteUser.ts';

async function deleteDueUser(db: Db, clock: Clock, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { email, name, locale, deletion_due_at: dueAt } = await lockUser(trx, userId);
    // The deletion may have been cancelled meanwhile. Orders under way need the data until they are completed.
    if (!dueAt || dueAt > clock.now() || (await countOpenOrders(trx, userId)) > 0) return;
    await deleteUser(trx, userId);
    await enqueueAccountMail(trx, clock, { to: email, locale, kind: 'account_deleted', content: accountDeletedMail({ name, locale }) });
  });
}

/**
 * Deletes the accounts whose fourteen days have passed, and sends their last mail. One with an order under way waits for its
 * completion.
 *
 * @throws AggregateError after the others, if some could not be deleted
 */
export async function deleteDueUsers(db: Db, clock: Clock): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await listDueDeletions(db, clock.now())) {
    await deleteDueUser(db, clock, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);
}
