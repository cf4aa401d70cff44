import type { ErasedPerson } from '@feszek/contract';
import { sql } from 'kysely';
import { removeMessagesOf } from '../../contact/removeMessagesOf.ts';
import type { NewsletterParts } from '../../newsletter/newsletterParts.ts';
import { endSubscriptionOfAccount } from '../../newsletter/subscriptions.ts';
import { anonymizeOrders } from '../../orders/anonymizeOrders.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { removeMailsTo } from '../../platform/mail/outbox/removeMailsTo.ts';
import { removeVisitor } from '../../platform/session/visitors.ts';
import { removeQuotes } from '../../quotes/removeQuotes.ts';
import { removeReviewsOf } from '../../reviews/personalData/removeReviews.ts';
import { removeAlertsOf } from '../../stockAlerts/alerts.ts';
import { removeRegistrations } from '../../users/registrations.ts';
import { findUserByEmail } from '../../users/users.ts';
import { deleteUser } from './deleteUser.ts';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

/** Deletes the guests who have entered an email address, with their sessions and carts. */
async function removeGuests(trx: Trx, email: string): Promise<number> {
  const guests = await trx
    .selectFrom('visitor')
    .innerJoin('cart', 'cart.visitor_id', 'visitor.id')
    .select('visitor.id')
    .where('user_id', 'is', null)
    .where(sql<boolean>`lower(cart.customer ->> 'email') = ${normalizeEmail(email)}`)
    .execute();
  for (const { id } of guests) await removeVisitor(trx, id);
  return guests.length;
}

/**
 * Deletes what the shop stores about the person with an email address, except what the law requires: the billing data of
 * orders, complaints, withdrawals, and the proof of a consent to the newsletter. An account is deleted like by its user. Source: GDPR, article 17.
 *
 * @returns what was deleted
 * @throws ApiError `user_has_open_orders`: orders under way need their buyer's data
 */
export async function erasePerson(trx: Trx, clock: Clock, newsletter: NewsletterParts, email: string): Promise<ErasedPerson> {
  const owner = { guestEmail: email };
  // Before the orders lose their address.
  const reviews = await removeReviewsOf(trx, clock, owner);
  const orders = await anonymizeOrders(trx, owner);
  const quotes = await removeQuotes(trx, owner);
  const carts = await removeGuests(trx, email);
  const messages = await removeMessagesOf(trx, email);
  const mails = await removeMailsTo(trx, email);
  await endSubscriptionOfAccount(trx, newsletter, email);
  await removeAlertsOf(trx, email);
  await removeRegistrations(trx, email);
  const user = await findUserByEmail(trx, email);
  // The last one: it sends a mail.
  if (user) await deleteUser(trx, clock, newsletter, user.id);
  return { has_account: user !== undefined, orders, quotes, reviews, carts, messages, mails };
}
