import type { DataSheet, DataSheetInput, DataSheetSaved } from '@feszek/contract';
import type { Trx } from '../platform/database/Trx.ts';
import { ApiError } from '../platform/http/errors.ts';
import { recordChange } from './events.ts';
import type { Subscription } from './events.ts';
import { findByToken } from './links.ts';
import { mailNewEmail, mailSheetLink } from './newsletterMails.ts';
import type { NewsletterParts } from './newsletterParts.ts';
import { lockSubscription, mayMail, moveSubscription, updateSubscription } from './subscriptions.ts';

function toDataSheet({ email, name, locale, topics, source, requested_at, confirmed_at }: Subscription): DataSheet {
  return { email, name, locale, topics: [...topics], source, requested_at: requested_at.toISOString(), confirmed_at: confirmed_at?.toISOString() ?? null };
}

/**
 * What is stored about a subscriber who has the link to it.
 *
 * @throws ApiError `token_invalid`, also after the end of the subscription, `token_expired`
 */
export async function loadDataSheet(trx: Trx, parts: NewsletterParts, token: string): Promise<DataSheet> {
  return toDataSheet((await findByToken(trx, parts, 'sheet', token)).row);
}

/**
 * Corrects what is stored. A new address gets a mail that confirms it.
 *
 * @param limitMail counts a mail to this address; throws above the limit
 * @throws ApiError `token_invalid`, `token_expired`, `too_many_requests`
 */
export async function saveDataSheet(trx: Trx, parts: NewsletterParts, input: DataSheetInput, limitMail: (email: string) => Promise<void>): Promise<DataSheetSaved> {
  const { row } = await findByToken(trx, parts, 'sheet', input.token);
  const { name, locale, topics } = input;
  const isChanged = name !== row.name || locale !== row.locale || topics.toSorted().join() !== row.topics.toSorted().join();
  const saved = isChanged ? await updateSubscription(trx, row.id, { name, locale, topics: [...new Set(topics)] }) : row;
  if (isChanged) await recordChange(trx, parts, saved, 'changed');
  const email = input.email.toLowerCase();
  const isNew = email !== row.email;
  if (isNew) {
    await limitMail(email);
    await mailNewEmail(trx, parts, saved, email);
  }
  return { sheet: toDataSheet(saved), is_email_pending: isNew };
}

/**
 * Sets an address that its link has confirmed.
 *
 * @throws ApiError `token_invalid`, `token_expired`
 */
export async function confirmNewEmail(trx: Trx, parts: NewsletterParts, token: string): Promise<string> {
  const { row, email } = await findByToken(trx, parts, 'email', token);
  if (row.state !== 'active' || email === '') throw new ApiError('token_invalid');
  await moveSubscription(trx, parts, row.email, email);
  return email;
}

/** Mails the link to the data sheet of an address with an active subscription, and nothing to any other one. */
export async function sendSheetLink(trx: Trx, parts: NewsletterParts, email: string): Promise<void> {
  const row = await lockSubscription(trx, email);
  if (row?.state !== 'active' || !mayMail(parts, row)) return;
  await mailSheetLink(trx, parts, row);
  await updateSubscription(trx, row.id, { mailed_at: parts.clock.now() });
}
