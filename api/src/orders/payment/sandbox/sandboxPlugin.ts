import type { FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { object, string } from 'yup';
import type { Db } from '../../../platform/database/connect.ts';
import type { App } from '../../../platform/http/app.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { requireLocal } from '../../../platform/http/requireLocal.ts';
import type { Sandbox } from '../payments.ts';
import { CANCELLED, CHALLENGE_CODE, CHALLENGED_CARD, findCard, outcomeOf } from './cards.ts';
import type { Outcome } from './cards.ts';
import type { Notifier } from './notify.ts';
import { challengePage, paymentPage, SANDBOX_STYLE_PATH } from './page.ts';
import type { SandboxPayment } from './page.ts';
import { SANDBOX } from './sandboxProvider.ts';

const params = object({ transaction: string().required() });
const STYLE_AGE = 'public, max-age=3600';
const ACTIONS = ['pay', 'confirm', 'cancel'] as const;

interface BuyersAct {
  readonly action: (typeof ACTIONS)[number];
  readonly card_number: string;
  readonly code: string;
}

export interface SandboxOptions {
  readonly db: Db;
  /** Public origin of the shop. */
  readonly shopUrl: string;
  readonly sandbox: Sandbox;
  readonly notify: Notifier;
}

/** What the buyer's act decides, or `undefined` where it decides nothing yet. */
function decide({ action, card_number, code }: BuyersAct, transactionId: string): Outcome | undefined {
  if (action === 'cancel') return CANCELLED;
  if (action === 'confirm') return code.trim() === CHALLENGE_CODE ? outcomeOf(CHALLENGED_CARD, transactionId) : undefined;
  const card = findCard(card_number);
  return card && outcomeOf(card, transactionId);
}

/** The sandbox bank's own pages. The browser's way back proves nothing: the order changes by the notification alone. */
export async function sandboxPlugin(app: App, { db, shopUrl, sandbox: { bank, isPublic }, notify }: SandboxOptions): Promise<void> {
  const style = await readFile(path.join(import.meta.dirname, 'style.css'), 'utf8');
  const csp = `default-src 'none'; style-src 'self'; form-action 'self' ${shopUrl}; base-uri 'none'; frame-ancestors 'none'`;
  const onRequest = isPublic ? [] : [requireLocal({ shopUrl })];
  app.addHook('onClose', async () => bank.close());

  async function find(transactionId: string): Promise<SandboxPayment> {
    const row = await db
      .selectFrom('payment_transaction')
      .select(['id', 'amount', 'currency', 'locale', 'status', 'result_url'])
      .where('id', '=', transactionId.replaceAll('\0', ''))
      .where('provider', '=', SANDBOX)
      .executeTakeFirst();
    if (!row) throw new ApiError('not_found');
    return { id: row.id, amount: row.amount, currency: row.currency, locale: row.locale, isOpen: row.status === 'in_progress', resultUrl: row.result_url };
  }

  const html = (reply: FastifyReply, status: number, body: string) =>
    reply.code(status).header('content-security-policy', csp).type('text/html; charset=utf-8').send(body);

  app.get(SANDBOX_STYLE_PATH, { onRequest, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', STYLE_AGE).type('text/css; charset=utf-8').send(style),
  );

  app.get(`/payment/${SANDBOX}/:transaction`, {
    onRequest,
    schema: { tags: ['payment'], summary: 'The sandbox bank’s payment page', params },
    handler: async (request, reply) => html(reply, 200, paymentPage(await find(request.params.transaction))),
  });

  app.post(`/payment/${SANDBOX}/:transaction`, {
    config: { skipsCsrf: true },
    onRequest,
    schema: {
      tags: ['payment'],
      summary: 'What the buyer does on the sandbox bank’s page',
      params,
      body: object({
        action: string().oneOf(ACTIONS, 'unknown_value').default('pay'),
        card_number: string().max(40, 'too_long').default(''),
        code: string().max(40, 'too_long').default(''),
      }),
    },
    handler: async (request, reply) => {
      const payment = await find(request.params.transaction);
      if (!payment.isOpen || bank.find(payment.id)) return reply.redirect(payment.resultUrl, 303);
      const { action, card_number: number } = request.body;
      const card = action === 'pay' ? findCard(number) : undefined;
      if (card?.way === 'challenge') return html(reply, 200, challengePage(payment));
      const outcome = decide(request.body, payment.id);
      if (!outcome) return html(reply, 422, action === 'confirm' ? challengePage(payment, true) : paymentPage(payment, true));
      const event = { transactionId: payment.id, amount: payment.amount, currency: payment.currency, ...outcome };
      if (card?.way === 'late') bank.decideLate(event, notify, request.log);
      else await bank.decide(event, notify, request.log);
      return reply.redirect(payment.resultUrl, 303);
    },
  });
}
