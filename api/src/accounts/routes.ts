import { acknowledgementSchema, loginInputSchema, userSchema } from '@feszek/contract';
import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import type { RequestSessions } from '../platform/session/requestSession.ts';
import type { LoginLimit } from '../platform/http/rateLimits.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { ApiError } from '../platform/http/errors.ts';
import { isPassword } from '../users/password.ts';
import { signIn } from './signIn.ts';
import { findUser, findUserByEmail, normalizeEmail } from '../users/users.ts';

const tags = ['account'];

export interface AccountParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: RequestSessions;
  readonly limitLogin: LoginLimit;
}

/** Sign-in and sign-out. */
export function accountRoutes(app: App, { db, clock, sessions, limitLogin }: AccountParts): void {
  app.post('/api/auth/login', {
    schema: { tags, summary: 'Signs in; the guest’s cart and favourites become the user’s', body: loginInputSchema, response: { 200: dataOf(userSchema) } },
    handler: async (request, reply) => {
      const { email, password } = request.body;
      await limitLogin(request, normalizeEmail(email));
      const user = await findUserByEmail(db, email);
      const isRight = await isPassword(password, user?.password_hash);
      if (!user || !isRight) throw new ApiError('invalid_credentials');
      const session = await sessions.require(request, reply);
      sessions.use(await signIn(db, clock, session, user.id), request, reply);
      return { data: { id: user.id, name: user.name, email: user.email } };
    },
  });

  // The specification makes this a GET. It changes something nevertheless, so it requires the CSRF token of the session.
  app.get('/api/auth/logout', {
    schema: { tags, summary: 'Signs out and ends the session', response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      if (await sessions.find(request, reply)) await sessions.end(await sessions.require(request, reply), reply);
      return { data: { ok: true as const } };
    },
  });

  app.get('/api/auth/user', {
    schema: { tags, summary: 'The signed-in user; null for a guest', response: { 200: dataOf(userSchema.nullable().defined()) } },
    handler: async (request, reply) => {
      const session = await sessions.find(request, reply);
      const user = session?.userId == null ? undefined : await findUser(db, session.userId);
      return { data: user ?? null };
    },
  });
}
