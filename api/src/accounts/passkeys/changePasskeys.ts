import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { endSessions } from '../../platform/session/sessions.ts';
import { removePassword } from '../../users/profile.ts';
import { lockUser } from '../../users/users.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import { passkeyAddedMail, passkeyRemovedMail, passwordRemovedMail } from '../mails/passkeyMails.ts';
import type { UserSession } from '../requireUser.ts';
import { deletePasskey, findPasskeys, insertPasskey } from './passkeys.ts';
import type { NewPasskey } from './passkeys.ts';

// Each of these locks the user first, so that the last passkey and the password are not removed at the same time.

/**
 * Adds a verified passkey and reports it by mail.
 *
 * @throws ApiError `passkeys_full`, `passkey_exists`
 */
export async function addPasskey(db: Db, clock: Clock, userId: number, passkey: NewPasskey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    await insertPasskey(trx, clock, userId, passkey);
    await enqueueAccountMail(trx, clock, { to: user.email, locale: user.locale, kind: 'passkey_added', userId, content: passkeyAddedMail(user, passkey.name, clock.now()) });
  });
}

/**
 * Removes a passkey, reports it by mail, and ends the other sessions: one of them may have been opened with it.
 *
 * @throws ApiError `not_found`; `last_passkey` if the user has no other means to sign in
 */
export async function removePasskey(db: Db, clock: Clock, { id: sessionId, userId }: UserSession, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    const { name } = await deletePasskey(trx, userId, id);
    if (user.password_hash === null && (await findPasskeys(trx, userId)).length === 0) throw new ApiError('last_passkey');
    await endSessions(trx, userId, sessionId);
    await enqueueAccountMail(trx, clock, { to: user.email, locale: user.locale, kind: 'passkey_removed', userId, content: passkeyRemovedMail(user, name, clock.now()) });
  });
}

/**
 * Removes the password of a user with a passkey, reports it by mail, and ends the other sessions. Without a password, nothing
 * changes.
 *
 * @throws ApiError `passkey_missing`
 */
export async function turnPasswordOff(db: Db, clock: Clock, { id: sessionId, userId }: UserSession): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (user.password_hash === null) return;
    if ((await findPasskeys(trx, userId)).length === 0) throw new ApiError('passkey_missing');
    await removePassword(trx, userId);
    await endSessions(trx, userId, sessionId);
    await enqueueAccountMail(trx, clock, { to: user.email, locale: user.locale, kind: 'password_removed', userId, content: passwordRemovedMail(user, clock.now()) });
  });
}
