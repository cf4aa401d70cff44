import type { Reauthentication } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import { findWholeUser } from '../users/users.ts';
import type { AccountParts } from './accountParts.ts';
import { checkPassword } from './password/checkPassword.ts';
import { clientOf } from './signIn/client.ts';

/**
 * Requires the proof that a signed-in user themselves sends a request whose consequences cannot be undone by signing in again.
 * Every route that needs such a proof calls this function; it alone knows which proofs there are.
 *
 * @throws ApiError `sign_in_delayed`; `validation_failed` at the field `current_password`
 */
export async function reauthenticate({ db, clientSecret, signInLimit }: AccountParts, request: FastifyRequest, userId: number, { current_password: password }: Reauthentication): Promise<void> {
  await checkPassword(signInLimit, await findWholeUser(db, userId), clientOf(request, clientSecret), password);
}
