import {
  acknowledgementSchema, confirmedEmailSchema, dataSheetInputSchema, dataSheetSavedSchema, dataSheetSchema, mailedLinkPath, newsletterInputSchema, newsletterTokenSchema, ONE_CLICK_PATH,
  routePath, sheetLinkInputSchema,
} from '@feszek/contract';
import type { BotCheck } from '../platform/botCheck/createBotCheck.ts';
import type { Db } from '../platform/database/connect.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import type { MailLimit } from '../platform/http/mailLimit.ts';
import { requestLocale } from '../platform/http/requestView.ts';
import { confirmNewEmail, loadDataSheet, saveDataSheet, sendSheetLink } from './dataSheet.ts';
import { findByToken } from './links.ts';
import type { NewsletterParts } from './newsletterParts.ts';
import { activateSubscription, endSubscription, requestSubscription } from './subscriptions.ts';

const tags = ['newsletter'];
const ACKNOWLEDGED = { data: { ok: true as const } };

export interface NewsletterRouteParts {
  readonly db: Db;
  readonly newsletter: NewsletterParts;
  readonly botCheck: BotCheck;
  readonly limitMail: MailLimit;
}

/** Subscription, its confirmation, and its end. */
export function newsletterRoutes(app: App, { db, newsletter, botCheck, limitMail }: NewsletterRouteParts): void {
  const unsubscribe = (token: string) =>
    db.transaction().execute(async (trx) => {
      // The data sheet unsubscribes with its own token.
      const { row } = await findByToken(trx, newsletter, token.startsWith('sheet.') ? 'sheet' : 'unsubscribe', token);
      await endSubscription(trx, newsletter, row);
      return row.email;
    });

  app.post('/api/newsletter', {
    schema: { tags, summary: 'Requests the newsletter; the answer is the same for every address', body: newsletterInputSchema, response: { 202: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const { email, name, bot_check_token: token } = request.body;
      await botCheck.require(request, { action: 'newsletter', token });
      await limitMail(request, email);
      await db.transaction().execute((trx) => requestSubscription(trx, newsletter, { email, name, locale: requestLocale(request), source: 'newsletter' }));
      return reply.code(202).send(ACKNOWLEDGED);
    },
  });

  app.post('/api/newsletter/confirm', {
    schema: { tags, summary: 'Confirms a subscription', body: newsletterTokenSchema, response: { 200: dataOf(confirmedEmailSchema) } },
    handler: async ({ body }) => {
      const { email } = await db.transaction().execute(async (trx) => activateSubscription(trx, newsletter, (await findByToken(trx, newsletter, 'confirm', body.token)).row));
      return { data: { email } };
    },
  });

  app.post('/api/newsletter/unsubscribe', {
    schema: { tags, summary: 'Ends a subscription', body: newsletterTokenSchema, response: { 200: dataOf(confirmedEmailSchema) } },
    handler: async ({ body }) => ({ data: { email: await unsubscribe(body.token) } }),
  });

  // RFC 8058: the mail program posts `List-Unsubscribe=One-Click`, without cookies.
  app.post(ONE_CLICK_PATH, {
    config: { skipsCsrf: true },
    schema: { tags, summary: 'Ends a subscription for a mail program (RFC 8058)', querystring: newsletterTokenSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async ({ query }) => {
      await unsubscribe(query.token);
      return ACKNOWLEDGED;
    },
  });

  app.get(ONE_CLICK_PATH, {
    schema: { tags, summary: 'Leads a person to the page on which they unsubscribe', querystring: newsletterTokenSchema },
    handler: async (request, reply) => reply.header('cache-control', 'no-store').redirect(mailedLinkPath(routePath('newsletter', requestLocale(request)), 'unsubscribe', request.query.token), 303),
  });
}

/** The data sheet of a subscriber. The token is in the body: no log contains it. */
export function dataSheetRoutes(app: App, { db, newsletter, botCheck, limitMail }: NewsletterRouteParts): void {
  app.post('/api/newsletter/data-sheet', {
    schema: { tags, summary: 'What is stored about the subscriber with this link', body: newsletterTokenSchema, response: { 200: dataOf(dataSheetSchema) } },
    handler: async ({ body }) => ({ data: await db.transaction().execute((trx) => loadDataSheet(trx, newsletter, body.token)) }),
  });

  app.put('/api/newsletter/data-sheet', {
    schema: { tags, summary: 'Corrects what is stored', body: dataSheetInputSchema, response: { 200: dataOf(dataSheetSavedSchema) } },
    handler: async (request) => ({ data: await db.transaction().execute((trx) => saveDataSheet(trx, newsletter, request.body, (email) => limitMail(request, email))) }),
  });

  app.post('/api/newsletter/data-sheet/email', {
    schema: { tags, summary: 'Confirms a new address of a subscriber', body: newsletterTokenSchema, response: { 200: dataOf(confirmedEmailSchema) } },
    handler: async ({ body }) => ({ data: { email: await db.transaction().execute((trx) => confirmNewEmail(trx, newsletter, body.token)) } }),
  });

  app.post('/api/newsletter/data-sheet/link', {
    schema: { tags, summary: 'Mails the link to the data sheet; the answer is the same for every address', body: sheetLinkInputSchema, response: { 202: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const { email, bot_check_token: token } = request.body;
      await botCheck.require(request, { action: 'newsletter', token });
      await limitMail(request, email);
      await db.transaction().execute((trx) => sendSheetLink(trx, newsletter, email));
      return reply.code(202).send(ACKNOWLEDGED);
    },
  });
}
