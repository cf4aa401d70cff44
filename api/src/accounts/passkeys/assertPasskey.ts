import type { PasskeyAssertion } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/errors.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { lockUser } from '../../users/users.ts';
import type { AccountParts } from '../accountParts.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import { passkeyCopiedMail } from '../mails/passkeyMails.ts';
import { clientOf } from '../signIn/client.ts';
import type { Client } from '../signIn/client.ts';
import type { ChallengePurpose } from '../tables.ts';
import { consumeChallenge } from './challenges.ts';
import { userHandleOf } from './options.ts';
import { findPasskeyOwner, recordUse } from './passkeys.ts';
import type { StoredPasskey } from './passkeys.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { verifyAssertion } from './verify.ts';

/** A passkey that was used, and its user. */
export interface AssertedPasskey {
  readonly userId: number;
  readonly client: Client;
}

/** Reports a device that counts backwards, to the operator and to the user: its passkey may have been copied. */
async function reportCopy({ db, clock }: AccountParts, request: FastifyRequest, { id, user_id: userId, name, counter }: StoredPasskey, received: number): Promise<void> {
  request.log.warn({ userId, passkeyId: id, counter, received }, 'a passkey was refused because its counter went backwards: it may have been copied');
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    await enqueueAccountMail(trx, clock, { to: user.email, locale: user.locale, kind: 'passkey_copied', userId, content: passkeyCopiedMail(user, name, clock.now()) });
  });
}

/**
 * Verifies the use of a passkey. It counts as a failed sign-in until it is verified. A blocked account is reported after the
 * verification only.
 *
 * @param userId of the session; `undefined` before the sign-in
 * @throws ApiError `passkey_challenge_expired`, `passkey_unknown`, `passkey_refused`, `sign_in_delayed`, `account_blocked`
 */
export async function assertPasskey(parts: AccountParts, request: FastifyRequest, session: Session, purpose: ChallengePurpose, assertion: PasskeyAssertion, userId?: number): Promise<AssertedPasskey> {
  const { db, clock, shopUrl, clientSecret, signInLimit } = parts;
  const challenge = await consumeChallenge(db, clock, session, purpose, assertion.response.clientDataJSON);
  const stored = await findPasskeyOwner(db, assertion.id);
  const client = clientOf(request, clientSecret, shopUrl);
  const attempt = await signInLimit.begin(stored?.email ?? assertion.id, client, 'passkey');
  if (!stored) throw new ApiError('passkey_unknown');
  // Only a passkey that was chosen by its id may leave out its user.
  const { userHandle } = assertion.response;
  const isOfUser = userHandle === userHandleOf(stored.passkey_handle) || (userHandle === '' && userId !== undefined);
  if (!isOfUser || (userId !== undefined && userId !== stored.user_id)) throw new ApiError('passkey_refused');
  const use = await verifyAssertion(relyingPartyOf(shopUrl), challenge, stored, assertion);
  if (!(await recordUse(db, clock, stored.id, use))) {
    const current = await findPasskeyOwner(db, assertion.id);
    // Removed since it was found.
    if (!current) throw new ApiError('passkey_unknown');
    await reportCopy(parts, request, current, use.counter);
    throw new ApiError('passkey_refused');
  }
  await attempt.succeed();
  if (stored.blocked_at) throw new ApiError('account_blocked');
  return { userId: stored.user_id, client };
}
