import { acknowledgementSchema, orderCodeInputSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import type { MailLimit } from '../../platform/http/mailLimit.ts';
import type { RequestSessions } from '../../platform/session/requestSession.ts';
import { enterOrderCode } from './enterCode.ts';
import { sendOrderCode } from './sendCode.ts';

const tags = ['orders'];
const params = object({ order_hash: string().required() });

export interface OrderAccessParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: RequestSessions;
  readonly limitMail: MailLimit;
}

/** The code that opens a whole order for a session that has only its hash. */
export function orderAccessRoutes(app: App, { db, clock, sessions, limitMail }: OrderAccessParts): void {
  app.post('/api/orders/:order_hash/code', {
    schema: { tags, summary: 'Sends a six-digit code to the address of the order', params, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const session = await sessions.require(request, reply);
      await sendOrderCode(db, clock, { orderHash: request.params.order_hash, session, limitMail: (trx, email) => limitMail(request, email, trx) });
      return { data: { ok: true as const } };
    },
  });

  app.post('/api/orders/:order_hash/access', {
    schema: { tags, summary: 'Opens the whole order for this session with the code', params, body: orderCodeInputSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const session = await sessions.require(request, reply);
      await enterOrderCode(db, clock, { orderHash: request.params.order_hash, session, code: request.body.code });
      return { data: { ok: true as const } };
    },
  });
}
