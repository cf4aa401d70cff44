import { orderAgainSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestLocale } from '../../platform/http/requestView.ts';
import type { RequestSessions } from '../../platform/session/requestSession.ts';
import { requireOpenOrder } from '../access/orderAccess.ts';
import { loadAgain } from './loadAgain.ts';

const tags = ['orders'];

export interface OrderAgainParts {
  readonly db: Db;
  readonly sessions: RequestSessions;
}

/** Which items of an order can be ordered again. */
export function orderAgainRoutes(app: App, { db, sessions }: OrderAgainParts): void {
  app.get('/api/orders/:order_hash/again', {
    schema: {
      tags,
      summary: 'The items of an order with today’s availability and prices',
      params: object({ order_hash: string().required() }),
      response: { 200: dataOf(orderAgainSchema) },
    },
    handler: async (request, reply) => {
      const { order_hash: hash } = request.params;
      await requireOpenOrder(db, hash, await sessions.find(request, reply));
      return { data: await loadAgain(db, hash, requestLocale(request)) };
    },
  });
}
