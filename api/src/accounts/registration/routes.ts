import { acknowledgementSchema, activationResendInputSchema, confirmedEmailSchema, registrationInputSchema, tokenInputSchema } from '@feszek/contract';
import { subscribeConfirmed } from '../../newsletter/subscriptions.ts';
import { noteOpenedAccount } from '../../orders/account/noteOpenedAccount.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestLocale } from '../../platform/http/requestView.ts';
import { enqueueJob } from '../../platform/jobs/enqueueJob.ts';
import { saveFirstAddresses } from '../../users/addresses.ts';
import { hashPassword } from '../../users/password.ts';
import { requireUncommonPassword } from '../../users/requireUncommonPassword.ts';
import { activate } from '../../users/registrations.ts';
import type { AccountParts } from '../accountParts.ts';
import { adoptGuestData } from '../adoptGuestData.ts';
import { ACTIVATION_RESEND_JOB, addressKey } from './registrationJobs.ts';
import { requestRegistration } from './requestRegistration.ts';

const tags = ['account'];
const ACKNOWLEDGED = { data: { ok: true as const } };

/** Registration and activation. */
export function registrationRoutes(app: App, { db, clock, limitMail, botCheck, newsletter }: AccountParts): void {
  app.post('/api/auth/register', {
    schema: { tags, summary: 'Registers; the answer is the same for an address that has an account', body: registrationInputSchema, response: { 202: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const { body } = request;
      await botCheck.require(request, { action: 'registration', token: body.bot_check_token });
      requireUncommonPassword(body.password, 'password', body.email);
      await limitMail(request, body.email);
      const registration = { ...body, passwordHash: await hashPassword(body.password), locale: requestLocale(request) };
      await db.transaction().execute((trx) => requestRegistration(trx, clock, registration));
      return reply.code(202).send(ACKNOWLEDGED);
    },
  });

  app.post('/api/auth/activation', {
    schema: { tags, summary: 'Confirms the address of a registration, which becomes an account', body: tokenInputSchema, response: { 200: dataOf(confirmedEmailSchema) } },
    handler: async (request) => {
      const email = await db.transaction().execute(async (trx) => {
        const { userId, email: confirmed, registrationId, name, locale, wantsNewsletter } = await activate(trx, clock, request.body.token);
        await adoptGuestData(trx, userId, confirmed);
        const customer = await noteOpenedAccount(trx, clock, registrationId);
        if (customer) await saveFirstAddresses(trx, clock, userId, customer);
        if (wantsNewsletter) await subscribeConfirmed(trx, newsletter, { email: confirmed, name, locale, source: 'registration' });
        return confirmed;
      });
      return { data: { email } };
    },
  });

  app.post('/api/auth/activation/resend', {
    schema: { tags, summary: 'Sends the link of an activation again; the answer is the same for every address', body: activationResendInputSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request) => {
      const { email, bot_check_token: token } = request.body;
      await botCheck.require(request, { action: 'activation_resend', token });
      await limitMail(request, email);
      await db.transaction().execute((trx) => enqueueJob(trx, clock, ACTIVATION_RESEND_JOB, addressKey(requestLocale(request), email)));
      return ACKNOWLEDGED;
    },
  });
}
