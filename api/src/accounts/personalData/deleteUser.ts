import { anonymizeOrders } from '../../orders/anonymizeOrders.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { removeMailsAbout } from '../../platform/mail/outbox/removeMailsAbout.ts';
import { removeVisitor } from '../../platform/session/visitors.ts';
import { removeQuotes } from '../../quotes/removeQuotes.ts';
import { lockUser, removeUser } from '../../users/users.ts';
import { userSubject } from '../mails/enqueueAccountMail.ts';

/**
 * Deletes a user with their addresses, sessions, cart, favourites, quotes and the mails about the account. Their orders stay
 * without what an invoice does not need (see `anonymizeOrders`).
 *
 * @param userId - of a user who exists
 * @throws ApiError `user_has_open_orders`
 */
export async function deleteUser(trx: Trx, userId: number): Promise<void> {
  await lockUser(trx, userId);
  await anonymizeOrders(trx, userId);
  await removeQuotes(trx, userId);
  const visitor = await trx.selectFrom('visitor').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (visitor) await removeVisitor(trx, visitor.id);
  await removeMailsAbout(trx, userSubject(userId));
  await removeUser(trx, userId);
}
