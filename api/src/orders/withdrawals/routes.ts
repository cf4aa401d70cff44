import { withdrawableOrderSchema, withdrawalInputSchema, withdrawalSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { RequestSessions } from '../../platform/session/requestSession.ts';
import type { MailLimit } from '../../platform/http/mailLimit.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { requestLocale } from '../../platform/http/requestView.ts';
import { readKey } from '../../platform/idempotency/idempotency.ts';
import { loadWithdrawal } from './loadWithdrawal.ts';
import { submitWithdrawal } from './submitWithdrawal.ts';
import type { SubmitParts } from './submitWithdrawal.ts';
import { loadWithdrawableOrder } from './withdrawableOrder.ts';

const tags = ['withdrawals'];

export interface WithdrawalParts extends SubmitParts {
  readonly sessions: RequestSessions;
  readonly limitMail: MailLimit;
}

/** Declaring a withdrawal, and reading a declaration. */
export function withdrawalRoutes(app: App, parts: WithdrawalParts): void {
  app.get('/api/withdrawals/orders/:order_hash', {
    schema: {
      tags,
      summary: 'What of an order can be withdrawn from, for whoever knows its hash',
      params: object({ order_hash: string().required() }),
      response: { 200: dataOf(withdrawableOrderSchema) },
    },
    handler: async (request, reply) => {
      const session = await parts.sessions.find(request, reply);
      return { data: await loadWithdrawableOrder(parts.db, parts.clock, request.params.order_hash, requestLocale(request), session) };
    },
  });

  app.post('/api/withdrawals', {
    schema: {
      tags,
      summary: 'Records a withdrawal, exactly once',
      description: 'The header `Idempotency-Key` is needed: the same request is answered with the same answer.',
      body: withdrawalInputSchema,
      response: { 200: dataOf(withdrawalSchema) },
    },
    handler: async (request, reply) => {
      const { visitorId, userId } = await parts.sessions.require(request, reply);
      const attemptKey = readKey(request.headers['idempotency-key']);
      if (attemptKey === undefined) throw new ApiError('malformed_request');
      const limitMail = (trx: Trx, email: string) => parts.limitMail(request, email, trx);
      const withdrawal = await submitWithdrawal(parts, { visitorId, userId, attemptKey, locale: requestLocale(request), input: request.body, limitMail });
      request.log.info({ withdrawal: withdrawal.number }, 'withdrawal received');
      return { data: withdrawal };
    },
  });

  app.get('/api/withdrawals/:withdrawal_hash', {
    schema: {
      tags,
      summary: 'A withdrawal as it was declared; without personal data for whoever has only its hash',
      params: object({ withdrawal_hash: string().required() }),
      response: { 200: dataOf(withdrawalSchema) },
    },
    handler: async (request, reply) => {
      const session = await parts.sessions.find(request, reply);
      return { data: await loadWithdrawal(parts.db, request.params.withdrawal_hash, requestLocale(request), session) };
    },
  });
}
