import { ACCOUNT_PERIODS } from '@feszek/contract';
import { boolean, object, string } from 'yup';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Session } from '../../platform/session/sessions.ts';
import { hashSessionId } from '../../platform/session/tokens.ts';
import type { ChallengePurpose } from '../tables.ts';

/** What is read of an answer before the library verifies it. Source: WebAuthn, `CollectedClientData`. */
const clientDataSchema = object({ challenge: string().required(), crossOrigin: boolean().default(false) });

/** Stores a challenge that was sent to the browser of a session. */
export async function storeChallenge(db: Db, clock: Clock, session: Session, purpose: ChallengePurpose, challenge: string): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + ACCOUNT_PERIODS.passkeyChallenge);
  await db.insertInto('passkey_challenge').values({ challenge, session_hash: hashSessionId(session.id), purpose, expires_at }).execute();
}

/**
 * The challenge that an answer contains.
 *
 * @throws ApiError `passkey_refused` if the answer cannot be read, or comes from a page of the shop in a frame of another site
 */
function challengeOf(clientDataJSON: string): string {
  try {
    const { challenge, crossOrigin } = clientDataSchema.validateSync(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()), { strict: true });
    if (!crossOrigin) return challenge;
  } catch (error) {
    throw new ApiError('passkey_refused', { cause: error });
  }
  throw new ApiError('passkey_refused');
}

/**
 * Uses up the challenge that an answer contains. It must have been sent to the same session for the same purpose. It is used
 * up by any answer, also by one that is then refused, and by one of two requests at the same time.
 *
 * @param clientDataJSON of the answer, in base64url
 * @returns the challenge
 * @throws ApiError `passkey_challenge_expired` if it is unknown, used or expired; `passkey_refused`
 */
export async function consumeChallenge(db: Db, clock: Clock, session: Session, purpose: ChallengePurpose, clientDataJSON: string): Promise<string> {
  const challenge = challengeOf(clientDataJSON);
  const sent = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('session_hash', '=', hashSessionId(session.id))
    .where('purpose', '=', purpose)
    .returning('expires_at')
    .executeTakeFirst();
  if (!sent || sent.expires_at <= clock.now()) throw new ApiError('passkey_challenge_expired');
  return challenge;
}

/** Deletes expired challenges. */
export async function removeOldChallenges(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', clock.now()).execute();
}
