import { ACCOUNT_PERIODS } from '@feszek/contract';
import type { Kysely, Selectable } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { TokenPurpose } from './tables.ts';

const TOKEN_BYTES = 32;
/** An expired token is stored for this long, so that its link is answered with `token_expired`. */
export const EXPIRED_TOKEN_STORED_MS = 7 * 86_400_000;

const PERIODS: Readonly<Record<TokenPurpose, number>> = {
  activation: ACCOUNT_PERIODS.activation,
  password_reset: ACCOUNT_PERIODS.passwordReset,
  email_confirmation: ACCOUNT_PERIODS.emailConfirmation,
  email_undo: ACCOUNT_PERIODS.emailUndo,
  deletion_cancel: ACCOUNT_PERIODS.deletion,
  export: ACCOUNT_PERIODS.export,
};

export type StoredToken = Selectable<Database['account_token']>;

/** What a token belongs to: an account, or a registration that is not confirmed yet. */
export type TokenSubject = { readonly userId: number; readonly email?: string } | { readonly registrationId: number };

/** The hash under which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Issues a token of 256 random bits. Only the returned text is valid: the database stores its hash. */
export async function issueToken(trx: Trx, clock: Clock, purpose: TokenPurpose, subject: TokenSubject): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = clock.now();
  await trx
    .insertInto('account_token')
    .values({
      token_hash: hashToken(token),
      purpose,
      user_id: 'userId' in subject ? subject.userId : null,
      registration_id: 'registrationId' in subject ? subject.registrationId : null,
      email: 'email' in subject ? subject.email : null,
      created_at: now,
      expires_at: new Date(now.getTime() + PERIODS[purpose]),
    })
    .execute();
  return token;
}

/** The address of the account of a token; `undefined` if the token cannot be used now. */
export async function findTokenEmail(db: Kysely<Database>, clock: Clock, purpose: TokenPurpose, token: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('account_token')
    .innerJoin('app_user', 'app_user.id', 'account_token.user_id')
    .select('app_user.email')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return found?.email;
}

/**
 * Consumes a token. Of two requests with the same token, one succeeds.
 *
 * @throws ApiError `token_expired`, or `token_invalid` for an unknown, used or revoked one
 */
export async function consumeToken(trx: Trx, clock: Clock, purpose: TokenPurpose, token: string): Promise<StoredToken> {
  const now = clock.now();
  const hash = hashToken(token);
  const used = await trx.updateTable('account_token').set({ used_at: now }).where('token_hash', '=', hash).where('purpose', '=', purpose).where('used_at', 'is', null).where('expires_at', '>', now).returningAll().executeTakeFirst();
  if (used) return used;
  const expired = await trx.selectFrom('account_token').select('purpose').where('token_hash', '=', hash).where('purpose', '=', purpose).where('used_at', 'is', null).executeTakeFirst();
  throw new ApiError(expired ? 'token_expired' : 'token_invalid');
}

/** Revokes all tokens of a user with one of the purposes. */
export async function revokeTokens(trx: Trx, userId: number, purposes: readonly TokenPurpose[]): Promise<void> {
  await trx.deleteFrom('account_token').where('user_id', '=', userId).where('purpose', 'in', purposes).execute();
}

/**
 * Revokes the undo links of changes of address that followed the one with this undo link. The links of earlier changes stay: the
 * first owner can always go back further than a later holder of the account.
 */
export async function revokeLaterUndos(trx: Trx, userId: number, { created_at }: StoredToken): Promise<void> {
  await trx.deleteFrom('account_token').where('user_id', '=', userId).where('purpose', '=', 'email_undo').where('created_at', '>', created_at).execute();
}

/** Revokes the tokens of a registration. */
export async function revokeRegistrationTokens(trx: Trx, registrationId: number): Promise<void> {
  await trx.deleteFrom('account_token').where('registration_id', '=', registrationId).execute();
}

/** A token by its hash; `undefined` if it has been replaced or revoked. */
export function findTokenByHash(trx: Trx, hash: string): Promise<StoredToken | undefined> {
  return trx.selectFrom('account_token').selectAll().where('token_hash', '=', hash).forUpdate().executeTakeFirst();
}

/** The latest token of an account or a registration with this purpose that has neither been used nor expired. */
export function findOpenToken(db: Kysely<Database>, clock: Clock, purpose: TokenPurpose, subject: TokenSubject) {
  return db
    .selectFrom('account_token')
    .selectAll()
    .where('purpose', '=', purpose)
    .where((eb) => ('userId' in subject ? eb('user_id', '=', subject.userId) : eb('registration_id', '=', subject.registrationId)))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes tokens a week after their expiry. */
export async function removeOldTokens(db: Kysely<Database>, clock: Clock): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<=', new Date(clock.now().getTime() - EXPIRED_TOKEN_STORED_MS)).execute();
}
