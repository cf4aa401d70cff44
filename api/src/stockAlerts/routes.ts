import { acknowledgementSchema, confirmedEmailSchema, STOCK_ALERT_ONE_CLICK_PATH, stockAlertInputSchema, tokenInputSchema } from '@feszek/contract';
import type { BotCheck } from '../platform/botCheck/createBotCheck.ts';
import type { Db } from '../platform/database/connect.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import type { MailLimit } from '../platform/http/mailLimit.ts';
import { requestLocale, requestView } from '../platform/http/requestView.ts';
import { confirmAlert, requestAlert, stopAlerts } from './alerts.ts';
import { stopLink } from './alertLinks.ts';
import type { StockAlertParts } from './StockAlertParts.ts';

const tags = ['stock alerts'];
const ACKNOWLEDGED = { data: { ok: true as const } };
const response = { 200: dataOf(acknowledgementSchema) };

export interface StockAlertRouteParts {
  readonly db: Db;
  readonly alerts: StockAlertParts;
  readonly botCheck: BotCheck;
  readonly limitMail: MailLimit;
}

/** The request of a mail about a product that is in stock again, its confirmation, and its end. Tokens are in bodies: no log contains them. */
export function stockAlertRoutes(app: App, { db, alerts, botCheck, limitMail }: StockAlertRouteParts): void {
  app.post('/api/stock-alerts', {
    schema: { tags, summary: 'Requests a mail when a product is in stock again; the answer is the same for every address', body: stockAlertInputSchema, response: { 202: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const { product_id: productId, email, bot_check_token: token } = request.body;
      await botCheck.require(request, { action: 'stock_alert', token });
      await limitMail(request, email);
      const { locale, currency } = requestView(request);
      await db.transaction().execute((trx) => requestAlert(trx, alerts, { productId, email, locale, currency }));
      return reply.code(202).send(ACKNOWLEDGED);
    },
  });

  app.post('/api/stock-alerts/confirm', {
    schema: { tags, summary: 'Confirms the address', body: tokenInputSchema, response: { 200: dataOf(confirmedEmailSchema) } },
    handler: async ({ body }) => ({ data: { email: await db.transaction().execute((trx) => confirmAlert(trx, alerts.clock, body.token)) } }),
  });

  app.post('/api/stock-alerts/stop', {
    schema: { tags, summary: 'Ends all alerts of an address', body: tokenInputSchema, response },
    handler: async ({ body }) => {
      await stopAlerts(db, body.token);
      return ACKNOWLEDGED;
    },
  });

  // RFC 8058: the mail program posts `List-Unsubscribe=One-Click`, without cookies.
  app.post(STOCK_ALERT_ONE_CLICK_PATH, {
    config: { skipsCsrf: true },
    schema: { tags, summary: 'Ends all alerts of an address for a mail program (RFC 8058)', querystring: tokenInputSchema, response },
    handler: async ({ query }) => {
      await stopAlerts(db, query.token);
      return ACKNOWLEDGED;
    },
  });

  app.get(STOCK_ALERT_ONE_CLICK_PATH, {
    schema: { tags, summary: 'Leads a person to the page that ends their alerts', querystring: tokenInputSchema },
    handler: async (request, reply) => reply.header('cache-control', 'no-store').redirect(stopLink(requestLocale(request), encodeURIComponent(request.query.token)), 303),
  });
}
