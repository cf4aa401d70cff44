import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/errors.ts';
import { findWholeUser } from '../../users/users.ts';
import type { AccountParts } from '../accountParts.ts';
import { checkPassword } from '../password/checkPassword.ts';
import type { UserSession } from '../requireUser.ts';
import { clientOf } from '../signIn/client.ts';
import { requireRecent } from './requireRecentUser.ts';

/**
 * Requires the current password of a signed-in user; of a user without one, a reauthentication within the last ten minutes.
 *
 * @param password as the form sends it; empty from a user without one
 * @returns the user
 * @throws ApiError `sign_in_delayed`, `reauthentication_required`; `validation_failed` at the field `current_password`
 */
export async function checkIdentity({ db, clock, shopUrl, clientSecret, signInLimit }: AccountParts, request: FastifyRequest, session: UserSession, password: string) {
  const user = await findWholeUser(db, session.userId);
  if (user.password_hash === null) requireRecent(session, clock);
  else if (password === '') throw new ApiError('validation_failed', { fields: [{ path: 'current_password', code: 'required' }] });
  else await checkPassword(signInLimit, user, clientOf(request, clientSecret, shopUrl), password);
  return user;
}
