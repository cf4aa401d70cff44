import type { FastifyRequest } from 'fastify';
import { findWholeUser } from '../../users/users.ts';
import type { AccountParts } from '../accountParts.ts';
import { checkPassword } from '../password/checkPassword.ts';
import type { UserSession } from '../requireUser.ts';
import { clientOf } from '../signIn/client.ts';

/**
 * Requires the proof that a signed-in user themselves sends a request with lasting consequences: their current password.
 *
 * @returns the user
 * @throws ApiError `sign_in_delayed`; `validation_failed` at the field `current_password`
 */
export async function checkIdentity({ db, clientSecret, signInLimit }: AccountParts, request: FastifyRequest, session: UserSession, password: string) {
  const user = await findWholeUser(db, session.userId);
  await checkPassword(signInLimit, user, clientOf(request, clientSecret), password);
  return user;
}
