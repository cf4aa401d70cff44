import { acknowledgementSchema, confirmedEmailSchema, emailChangeInputSchema, tokenInputSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { AccountParts } from '../accountParts.ts';
import { checkIdentity } from '../reauthentication/checkIdentity.ts';
import { requireUser } from '../requireUser.ts';
import { confirmEmail, undoEmail } from './changeEmail.ts';
import { requestEmailChange } from './emailChangeJob.ts';
import { normalizeEmail } from '../../platform/normalizeEmail.ts';

const tags = ['account'];

/** Change of the account's email address. */
export function emailRoutes(app: App, parts: AccountParts): void {
  const { db, clock, sessions, limitMail, newsletter } = parts;

  app.put('/api/account/email', {
    schema: { tags, summary: 'Requests another email address; a mail to it confirms it', body: emailChangeInputSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const session = await requireUser(sessions, request, reply);
      const { email, current_password } = request.body;
      const user = await checkIdentity(parts, request, session, current_password);
      if (normalizeEmail(email) === user.email) throw new ApiError('validation_failed', { fields: [{ path: 'email', code: 'same_email' }] });
      await limitMail(request, email);
      await db.transaction().execute((trx) => requestEmailChange(trx, clock, user.id, email));
      return { data: { ok: true as const } };
    },
  });

  app.post('/api/auth/email/confirm', {
    schema: { tags, summary: 'Confirms the new address of an account', body: tokenInputSchema, response: { 200: dataOf(confirmedEmailSchema) } },
    handler: async (request) => ({ data: { email: await db.transaction().execute((trx) => confirmEmail(trx, clock, newsletter, request.body.token)) } }),
  });

  app.post('/api/auth/email/undo', {
    schema: { tags, summary: 'Restores the earlier address of an account; ends its sessions', body: tokenInputSchema, response: { 200: dataOf(confirmedEmailSchema) } },
    handler: async (request) => ({ data: { email: await db.transaction().execute((trx) => undoEmail(trx, clock, newsletter, request.body.token)) } }),
  });
}
