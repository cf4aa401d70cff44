import type { Account, AccountInput } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { errorCode } from '../platform/errorCode.ts';
import { ApiError } from '../platform/http/errors.ts';
import { findOpenToken, revokeTokens } from './tokens.ts';
import { normalizeEmail } from '../platform/normalizeEmail.ts';

/** PostgreSQL: another row has the value of a unique column. */
const UNIQUE_VIOLATION = '23505';

/** A user's own data. */
export async function loadAccount(db: Kysely<Database>, clock: Clock, userId: number): Promise<Account> {
  const user = await db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const pending = await findOpenToken(db, clock, 'email_confirmation', { userId });
  const { id, name, email, phone, locale, is_newsletter_subscription, company_name, tax_number } = user;
  return {
    id, name, email, phone, locale, is_newsletter_subscription,
    pending_email: pending?.email ?? null,
    has_password: user.password_hash !== null,
    company: company_name !== null && tax_number !== null ? { name: company_name, tax_number } : null,
    created_at: user.created_at.toISOString(),
  };
}

/** Changes a user's data, except for the newsletter, which is a subscription of their address. */
export async function updateAccount(trx: Trx, userId: number, { company, name, phone, locale }: AccountInput): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ name, phone, locale, company_name: company?.name ?? null, tax_number: company?.tax_number ?? null })
    .where('id', '=', userId)
    .execute();
}

/** Records whether the address of an account has an active subscription of the newsletter. */
export async function setNewsletterSubscription(trx: Trx, email: string, isSubscribed: boolean): Promise<void> {
  await trx.updateTable('app_user').set({ is_newsletter_subscription: isSubscribed }).where('email', '=', normalizeEmail(email)).execute();
}

/** Sets a password. Links for another password or another address that were sent before are revoked. */
export async function setPassword(trx: Trx, userId: number, passwordHash: string): Promise<void> {
  await trx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await revokeTokens(trx, userId, ['password_reset', 'email_confirmation']);
}

/** Removes the password: the user signs in with a passkey only. Links for another password or another address are revoked. */
export async function removePassword(trx: Trx, userId: number): Promise<void> {
  await trx.updateTable('app_user').set({ password_hash: null }).where('id', '=', userId).execute();
  await revokeTokens(trx, userId, ['password_reset', 'email_confirmation']);
}

/**
 * Sets the address of an account, confirmed by a token.
 *
 * @throws ApiError `token_invalid` if another account has the address
 */
export async function setEmail(trx: Trx, userId: number, email: string): Promise<void> {
  try {
    await trx.updateTable('app_user').set({ email: normalizeEmail(email) }).where('id', '=', userId).execute();
  } catch (error) {
    throw errorCode(error) === UNIQUE_VIOLATION ? new ApiError('token_invalid', { cause: error }) : error;
  }
  await revokeTokens(trx, userId, ['password_reset', 'email_confirmation']);
}
