import type { NewsletterParts } from '../../newsletter/newsletterParts.ts';
import { endSubscriptionOfAccount } from '../../newsletter/subscriptions.ts';
import { anonymizeOrders } from '../../orders/anonymizeOrders.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { removeMailsAbout } from '../../platform/mail/outbox/removeMailsAbout.ts';
import { removeVisitor } from '../../platform/session/visitors.ts';
import { removeQuotes } from '../../quotes/removeQuotes.ts';
import { removeAlertsOf } from '../../stockAlerts/alerts.ts';
import { removeRegistrations } from '../../users/registrations.ts';
import { removeReviewsOf } from '../../reviews/personalData/removeReviews.ts';
import { lockUser, removeUser } from '../../users/users.ts';
import { enqueueAccountMail, userSubject } from '../mails/enqueueAccountMail.ts';
import { accountDeletedMail } from '../mails/personalDataMails.ts';

/**
 * Deletes a user with their addresses, sessions, cart, favourites, quotes, reviews, unconfirmed registrations, stock alerts and the mails
 * about the account. Their newsletter subscription ends (see `endSubscriptionOfAccount`). Their orders stay without what an invoice does
 * not need (see `anonymizeOrders`). A mail confirms the deletion.
 *
 * @param userId - of a user who exists
 * @throws ApiError `user_has_open_orders`
 */
export async function deleteUser(trx: Trx, clock: Clock, newsletter: NewsletterParts, userId: number): Promise<void> {
  const { email, name, locale } = await lockUser(trx, userId);
  // Before the orders lose their user.
  await removeReviewsOf(trx, clock, { userId });
  await anonymizeOrders(trx, { userId });
  await removeQuotes(trx, { userId });
  const visitor = await trx.selectFrom('visitor').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (visitor) await removeVisitor(trx, visitor.id);
  await removeMailsAbout(trx, userSubject(userId));
  await endSubscriptionOfAccount(trx, newsletter, email);
  await removeAlertsOf(trx, email);
  await removeRegistrations(trx, email);
  await removeUser(trx, userId);
  await enqueueAccountMail(trx, clock, { to: email, locale, kind: 'account_deleted', content: accountDeletedMail({ name, locale }) });
}
