import type { NewsletterParts } from '../../newsletter/newsletterParts.ts';
import { removeSubscription } from '../../newsletter/subscriptions.ts';
import type { Db } from '../../platform/database/connect.ts';
import { anonymizeOrders } from '../../orders/anonymizeOrders.ts';
import { removeVisitor } from '../../platform/session/visitors.ts';
import { removeQuotes } from '../../quotes/removeQuotes.ts';
import { lockUser, removeUser } from '../../users/users.ts';

/**
 * Deletes a user with their addresses, sessions, cart, favourites, quotes and newsletter. Their orders stay without what an invoice does not
 * need (see `anonymizeOrders`).
 *
 * @param userId - of a user who exists
 * @throws ApiError `user_has_open_orders`
 */
export async function deleteUser(db: Db, newsletter: NewsletterParts, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { email } = await lockUser(trx, userId);
    await removeSubscription(trx, newsletter, email);
    await anonymizeOrders(trx, userId);
    await removeQuotes(trx, userId);
    const visitor = await trx.selectFrom('visitor').select('id').where('user_id', '=', userId).executeTakeFirst();
    if (visitor) await removeVisitor(trx, visitor.id);
    await removeUser(trx, userId);
  });
}
