import { acknowledgementSchema, passwordChangeInputSchema, passwordReminderInputSchema, passwordResetInputSchema, resetTokenSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Trx } from '../../platform/database/Trx.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { enqueueJob } from '../../platform/jobs/enqueueJob.ts';
import { endSessions } from '../../platform/session/sessions.ts';
import { hashPassword } from '../../users/password.ts';
import { requireUncommonPassword } from '../../users/requireUncommonPassword.ts';
import { setPassword } from '../../users/profile.ts';
import { consumeToken, findTokenEmail } from '../../users/tokens.ts';
import { findWholeUser, lockUser } from '../../users/users.ts';
import type { AccountParts } from '../accountParts.ts';
import { passwordChangedMail } from '../mails/accountMails.ts';
import { enqueueAccountMail } from '../mails/enqueueAccountMail.ts';
import { turnPasswordOff } from '../passkeys/changePasskeys.ts';
import { requireRecentUser } from '../reauthentication/requireRecentUser.ts';
import { addressKey } from '../registration/registrationJobs.ts';
import { requireUser } from '../requireUser.ts';
import { clientOf, recognisedClient } from '../signIn/client.ts';
import { rememberDevice } from '../signIn/devices.ts';
import { checkPassword } from './checkPassword.ts';
import { REMINDER_JOB } from './reminderJob.ts';
import { resetPageLocale } from './resetPage.ts';

const tags = ['account'];
const tokenParams = object({ token: string().required() });
const ACKNOWLEDGED = { data: { ok: true as const } };

/** Sets another password, ends all sessions but one, and reports it by mail. */
async function changePassword(trx: Trx, { clock }: AccountParts, userId: number, passwordHash: string, sessionId: string | undefined): Promise<{ readonly email: string }> {
  const user = await lockUser(trx, userId);
  await setPassword(trx, userId, passwordHash);
  await endSessions(trx, userId, sessionId);
  await enqueueAccountMail(trx, clock, { to: user.email, locale: user.locale, kind: 'password_changed', userId, content: passwordChangedMail(user, clock.now()) });
  return user;
}

/** Reminder, reset and change of passwords. */
export function passwordRoutes(app: App, parts: AccountParts): void {
  const { db, clock, sessions, limitMail, shopUrl, clientSecret, signInLimit, botCheck } = parts;

  app.post('/api/auth/password/reset', {
    schema: { tags, summary: 'Sends a link for a new password; the answer is the same for every address', body: passwordReminderInputSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request) => {
      const { email, result_url, bot_check_token: token } = request.body;
      const locale = resetPageLocale(result_url, shopUrl);
      await botCheck.require(request, { action: 'password_reminder', token });
      await limitMail(request, email);
      await db.transaction().execute((trx) => enqueueJob(trx, clock, REMINDER_JOB, addressKey(locale, email)));
      return ACKNOWLEDGED;
    },
  });

  app.get('/api/auth/password/reset/:token', {
    schema: { tags, summary: 'Whether a link for a new password can be used, and the address of its account', params: tokenParams, response: { 200: dataOf(resetTokenSchema) } },
    handler: async (request) => {
      const email = await findTokenEmail(db, clock, 'password_reset', request.params.token);
      return { data: { is_valid: email !== undefined, email: email ?? '' } };
    },
  });

  app.post('/api/auth/password/reset/:token', {
    schema: { tags, summary: 'Sets a new password with the token of a mail; ends all other sessions', params: tokenParams, body: passwordResetInputSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const owner = await findTokenEmail(db, clock, 'password_reset', request.params.token);
      requireUncommonPassword(request.body.password, 'password', owner ?? '');
      const session = await sessions.find(request, reply);
      const { email } = await db.transaction().execute(async (trx) => {
        const { user_id: userId } = await consumeToken(trx, clock, 'password_reset', request.params.token);
        if (userId === null) throw new ApiError('token_invalid');
        // The person who opens the mail owns the account: their browser is not delayed by the failures of others.
        await rememberDevice(trx, clock, userId, recognisedClient(clientOf(request, clientSecret, shopUrl), reply, shopUrl));
        return changePassword(trx, parts, userId, await hashPassword(request.body.password), session?.id);
      });
      await signInLimit.reset(email);
      return ACKNOWLEDGED;
    },
  });

  app.put('/api/account/password', {
    schema: { tags, summary: 'Changes the password; ends all other sessions', body: passwordChangeInputSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const session = await requireUser(sessions, request, reply);
      const { current_password, password } = request.body;
      const user = await findWholeUser(db, session.userId);
      await checkPassword(signInLimit, user, clientOf(request, clientSecret, shopUrl), current_password);
      requireUncommonPassword(password, 'password', user.email);
      const passwordHash = await hashPassword(password);
      await db.transaction().execute((trx) => changePassword(trx, parts, session.userId, passwordHash, session.id));
      return ACKNOWLEDGED;
    },
  });

  app.post('/api/account/password', {
    schema: { tags, summary: 'Sets the password of a user without one; requires a recent sign-in or reauthentication', body: passwordResetInputSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const session = await requireRecentUser(parts, request, reply);
      requireUncommonPassword(request.body.password, 'password', (await findWholeUser(db, session.userId)).email);
      const passwordHash = await hashPassword(request.body.password);
      await db.transaction().execute(async (trx) => {
        if ((await lockUser(trx, session.userId)).password_hash !== null) throw new ApiError('password_exists');
        await changePassword(trx, parts, session.userId, passwordHash, session.id);
      });
      return ACKNOWLEDGED;
    },
  });

  app.delete('/api/account/password', {
    schema: { tags, summary: 'Turns the password off for a user with a passkey, and ends all other sessions; requires a recent sign-in or reauthentication', response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      await turnPasswordOff(db, clock, await requireRecentUser(parts, request, reply));
      return ACKNOWLEDGED;
    },
  });
}
