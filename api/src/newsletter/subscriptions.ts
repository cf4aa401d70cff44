import { NEWSLETTER_CONSENT_VERSION, NEWSLETTER_TOPICS } from '@feszek/contract';
import type { Locale, NewsletterSource } from '@feszek/contract';
import { randomBytes } from 'node:crypto';
import type { Trx } from '../platform/database/Trx.ts';
import { setNewsletterSubscription } from '../users/profile.ts';
import { recordChange } from './events.ts';
import type { Subscription } from './events.ts';
import { mailConfirmation, mailSheetLink, mailWelcome } from './newsletterMails.ts';
import type { NewsletterParts } from './newsletterParts.ts';
import { normalizeEmail } from '../platform/normalizeEmail.ts';

/** Subscriptions of the newsletter, with the form in which each was requested. */
export interface SubscriptionRequest {
  readonly email: string;
  /** Empty if it is not given. */
  readonly name: string;
  readonly locale: Locale;
  readonly source: NewsletterSource;
}

/** The pause between two mails with a link to one address. */
const MAIL_PAUSE_MS = 60_000;

export const newLinkKey = () => randomBytes(12).toString('base64url');
/** The subscription of an address, locked, if it has one. */
export function lockSubscription(trx: Trx, email: string): Promise<Subscription | undefined> {
  return trx.selectFrom('newsletter_subscription').selectAll().where('email', '=', normalizeEmail(email)).forUpdate().executeTakeFirst();
}

/** Changes a subscription that the transaction has locked. */
export function updateSubscription(trx: Trx, id: number, set: Partial<Omit<Subscription, 'id'>>): Promise<Subscription> {
  return trx.updateTable('newsletter_subscription').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Stores the request of an address that has no active subscription; two requests at the same time wait for each other. */
async function storeRequest(trx: Trx, { clock }: NewsletterParts, { email, name, locale, source }: SubscriptionRequest): Promise<Subscription> {
  const requested = {
    name: name.trim(), locale, source, topics: NEWSLETTER_TOPICS, consent_version: NEWSLETTER_CONSENT_VERSION, requested_at: clock.now(), state: 'pending' as const, confirmed_at: null, unsubscribed_at: null,
  };
  return trx
    .insertInto('newsletter_subscription')
    .values({ ...requested, email: normalizeEmail(email), link_key: newLinkKey(), mailed_at: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(requested))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether a mail may be sent to the address now. */
export function mayMail({ clock }: NewsletterParts, { mailed_at: last }: Pick<Subscription, 'mailed_at'>): boolean {
  return last === null || clock.now().getTime() - last.getTime() >= MAIL_PAUSE_MS;
}

/**
 * The first step of a subscription: the address gets a mail with a link that confirms it. An address with a subscription gets
 * the link to its data sheet.
 */
export async function requestSubscription(trx: Trx, parts: NewsletterParts, request: SubscriptionRequest): Promise<void> {
  const before = await lockSubscription(trx, request.email);
  const row = before?.state === 'active' ? before : await storeRequest(trx, parts, request);
  // A buyer who ticks the box again has nothing to do.
  const isKnown = row.state === 'active' && request.source !== 'newsletter';
  if (isKnown || !mayMail(parts, row)) return;
  await (row.state === 'active' ? mailSheetLink(trx, parts, row) : mailConfirmation(trx, parts, row));
  await updateSubscription(trx, row.id, { mailed_at: parts.clock.now() });
}

/** Makes a subscription active whose address is confirmed. Does nothing if it is active already. */
export async function activateSubscription(trx: Trx, parts: NewsletterParts, row: Subscription): Promise<Subscription> {
  if (row.state === 'active') return row;
  const active = await updateSubscription(trx, row.id, { state: 'active', confirmed_at: parts.clock.now(), unsubscribed_at: null });
  await setNewsletterSubscription(trx, active.email, true);
  await recordChange(trx, parts, active, 'subscribed');
  await mailWelcome(trx, parts, active);
  return active;
}

/** Subscribes an address that is confirmed already: that of an account. */
export async function subscribeConfirmed(trx: Trx, parts: NewsletterParts, request: SubscriptionRequest): Promise<void> {
  const before = await lockSubscription(trx, request.email);
  if (before?.state === 'active') return;
  await activateSubscription(trx, parts, await storeRequest(trx, parts, request));
}

/** Ends a subscription. All its links become invalid, except those that unsubscribe. */
export async function endSubscription(trx: Trx, parts: NewsletterParts, row: Subscription): Promise<void> {
  if (row.state === 'unsubscribed') return;
  const ended = await updateSubscription(trx, row.id, { state: 'unsubscribed', unsubscribed_at: parts.clock.now(), link_key: newLinkKey() });
  await setNewsletterSubscription(trx, ended.email, false);
  if (row.state === 'active') await recordChange(trx, parts, ended, 'unsubscribed');
}

/** Follows the switch of an account, whose address is confirmed. */
export async function followAccount(trx: Trx, parts: NewsletterParts, account: Omit<SubscriptionRequest, 'source'>, isWanted: boolean): Promise<void> {
  if (isWanted) return subscribeConfirmed(trx, parts, { ...account, source: 'account' });
  const row = await lockSubscription(trx, account.email);
  if (row) await endSubscription(trx, parts, row);
}

/**
 * Ends the subscription of an address whose account is deleted. The times and the text of the consent stay as a proof for the
 * period of ended subscriptions, without name and topics; a request that was not confirmed is deleted. The marketing service
 * gets `deleted`.
 */
export async function endSubscriptionOfAccount(trx: Trx, parts: NewsletterParts, email: string): Promise<void> {
  const row = await lockSubscription(trx, email);
  if (!row) return;
  if (row.state === 'pending') return removeSubscription(trx, parts, email);
  const unsubscribed_at = row.unsubscribed_at ?? parts.clock.now();
  await updateSubscription(trx, row.id, { state: 'unsubscribed', unsubscribed_at, name: '', topics: [], link_key: newLinkKey() });
  if (row.confirmed_at) await recordChange(trx, parts, { ...row, unsubscribed_at }, 'deleted');
}

/** Deletes a subscription with everything that is stored about it, also at the marketing service. */
export async function removeSubscription(trx: Trx, parts: NewsletterParts, email: string): Promise<void> {
  const row = await lockSubscription(trx, email);
  if (!row) return;
  await trx.deleteFrom('newsletter_subscription').where('id', '=', row.id).execute();
  if (row.state === 'active') await recordChange(trx, parts, row, 'deleted');
}

/** Moves a subscription to another address of its subscriber, who has confirmed it. A subscription of that address is replaced. */
export async function moveSubscription(trx: Trx, parts: NewsletterParts, from: string, to: string): Promise<void> {
  const row = await lockSubscription(trx, from);
  if (row?.state !== 'active' || normalizeEmail(from) === normalizeEmail(to)) return;
  await removeSubscription(trx, parts, to);
  const moved = await updateSubscription(trx, row.id, { email: normalizeEmail(to), link_key: newLinkKey() });
  await setNewsletterSubscription(trx, row.email, false);
  await setNewsletterSubscription(trx, moved.email, true);
  await recordChange(trx, parts, moved, 'changed');
}
