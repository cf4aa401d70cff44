import type { NewsletterParts } from '../../newsletter/newsletterParts.ts';
import { countOpenOrders } from '../../orders/openOrders.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { listDueDeletions } from '../../users/deletion.ts';
import { lockUser } from '../../users/users.ts';
import { deleteUser } from '../personalData/deleteUser.ts';

async function deleteDueUser(db: Db, clock: Clock, newsletter: NewsletterParts, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { deletion_due_at: dueAt } = await lockUser(trx, userId);
    // The deletion may have been cancelled meanwhile. Orders under way need the data until they are completed.
    if (!dueAt || dueAt > clock.now() || (await countOpenOrders(trx, { userId })) > 0) return;
    await deleteUser(trx, clock, newsletter, userId);
  });
}

/**
 * Deletes the accounts whose fourteen days have passed. One with an order under way waits for its completion.
 *
 * @throws AggregateError after the others, if some could not be deleted
 */
export async function deleteDueUsers(db: Db, clock: Clock, newsletter: NewsletterParts): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await listDueDeletions(db, clock.now())) {
    await deleteDueUser(db, clock, newsletter, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);
}
