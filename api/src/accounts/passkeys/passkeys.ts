import { LIMITS } from '@feszek/contract';
import type { Passkey } from '@feszek/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { ApiError } from '../../platform/http/errors.ts';

export type StoredPasskey = Selectable<Database['passkey']>;

/** A verified passkey. */
export type NewPasskey = Omit<StoredPasskey, 'id' | 'user_id' | 'created_at' | 'last_used_at'>;

/** The passkeys of a user, the oldest first. */
export function findPasskeys(db: Kysely<Database>, userId: number): Promise<StoredPasskey[]> {
  return db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** The passkeys of a user, as the account shows them. */
export async function listPasskeys(db: Kysely<Database>, userId: number): Promise<Passkey[]> {
  return (await findPasskeys(db, userId)).map(({ id, name, is_backed_up, created_at, last_used_at }) => ({
    id, name, is_backed_up, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/**
 * Adds a passkey to a user, who is locked.
 *
 * @throws ApiError `passkeys_full`; `passkey_exists` if an account has it already
 */
export async function insertPasskey(trx: Trx, clock: Clock, userId: number, passkey: NewPasskey): Promise<void> {
  if ((await findPasskeys(trx, userId)).length >= LIMITS.passkeys) throw new ApiError('passkeys_full', { params: { max: LIMITS.passkeys } });
  const inserted = await trx
    .insertInto('passkey')
    .values({ ...passkey, user_id: userId, created_at: clock.now(), last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new ApiError('passkey_exists');
}

/** @throws ApiError `not_found` for a passkey that the user does not have */
export async function renamePasskey(db: Kysely<Database>, userId: number, id: number, name: string): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('passkey').set({ name }).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('not_found');
}

/**
 * Deletes a passkey.
 *
 * @returns the deleted one
 * @throws ApiError `not_found` for a passkey that the user does not have
 */
export async function deletePasskey(trx: Trx, userId: number, id: number): Promise<StoredPasskey> {
  const deleted = await trx.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', id).returningAll().executeTakeFirst();
  if (!deleted) throw new ApiError('not_found');
  return deleted;
}

/** Deletes all passkeys of a user. */
export async function deletePasskeys(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('passkey').where('user_id', '=', userId).execute();
}

/** A passkey with its user. */
export function findPasskeyOwner(db: Kysely<Database>, credentialId: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
    .selectAll('passkey')
    .select(['app_user.email', 'app_user.passkey_handle', 'app_user.blocked_at'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/**
 * Records the use of a passkey. A device that counts must count upwards; one that does not sends 0. Source: WebAuthn, "Verifying
 * an Authentication Assertion", step 22.
 *
 * @returns whether the counter was accepted; otherwise nothing has changed
 */
export async function recordUse(db: Kysely<Database>, clock: Clock, id: number, { counter, isBackedUp }: { readonly counter: number; readonly isBackedUp: boolean }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: clock.now() })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
