import { acknowledgementSchema, loginInputSchema, userSchema } from '@feszek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isPassword } from '../../users/password.ts';
import { findRegistration } from '../../users/registrations.ts';
import { findUser, findUserByEmail } from '../../users/users.ts';
import type { AccountParts } from '../accountParts.ts';
import { clientOf } from './client.ts';
import { openUserSession } from './openUserSession.ts';

const tags = ['account'];

/**
 * The user with these credentials. A blocked account and a registration that is not activated are reported after the right
 * password only, so that an answer does not reveal which addresses are registered. Whoever registers with an address knows
 * the password of that registration: it is reported in the same manner whether the address has an account or not, and
 * counts as a failure, so that it does not end the delay of guesses at the account.
 *
 * @throws ApiError `invalid_credentials`, `account_blocked`, `account_not_activated`
 */
async function verifiedUser({ db }: AccountParts, email: string, password: string, onRightPassword: () => Promise<void>) {
  const [user, registration] = await Promise.all([findUserByEmail(db, email), findRegistration(db, email)]);
  // Two verifications for every address: the time of the answer reveals neither an account nor a registration.
  const [isOfUser, isOfRegistration] = await Promise.all([isPassword(password, user?.password_hash), isPassword(password, registration?.password_hash)]);
  if (!user || !isOfUser) throw new ApiError(isOfRegistration ? 'account_not_activated' : 'invalid_credentials');
  await onRightPassword();
  if (user.blocked_at) throw new ApiError('account_blocked');
  return user;
}

/** Sign-in and sign-out. */
export function signInRoutes(app: App, parts: AccountParts): void {
  const { db, sessions, shopUrl, clientSecret, signInLimit, botCheck } = parts;

  app.post('/api/auth/login', {
    schema: { tags, summary: 'Signs in; the guest’s cart and favourites become the user’s', body: loginInputSchema, response: { 200: dataOf(userSchema) } },
    handler: async (request, reply) => {
      const { email, password, is_remembered: isRemembered, cancels_deletion: cancelsDeletion, bot_check_token: token } = request.body;
      const client = clientOf(request, clientSecret, shopUrl);
      if (botCheck.isEnabled && (await signInLimit.isSuspicious(email, client))) await botCheck.require(request, { action: 'login', token });
      const attempt = await signInLimit.begin(email, client);
      const user = await verifiedUser(parts, email, password, () => attempt.succeed());
      return { data: await openUserSession(parts, request, reply, { userId: user.id, client, isRemembered, cancelsDeletion }) };
    },
  });

  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    if (await sessions.find(request, reply)) await sessions.end(await sessions.require(request, reply), reply);
    return { data: { ok: true as const } };
  };
  const schema = { tags, summary: 'Signs out and ends the session', response: { 200: dataOf(acknowledgementSchema) } };
  app.post('/api/auth/logout', { schema, handler: signOut });
  // The specification makes this a GET. It changes something nevertheless, so it requires the CSRF token of the session.
  app.get('/api/auth/logout', { schema, handler: signOut });

  app.get('/api/auth/user', {
    schema: { tags, summary: 'The signed-in user; null for a guest', response: { 200: dataOf(userSchema.nullable().defined()) } },
    handler: async (request, reply) => {
      const session = await sessions.find(request, reply);
      const user = session?.userId == null ? undefined : await findUser(db, session.userId);
      return { data: user ?? null };
    },
  });
}
