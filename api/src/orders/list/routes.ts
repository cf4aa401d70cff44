import { orderListQuerySchema, orderListSchema } from '@feszek/contract';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { requestLocale } from '../../platform/http/requestView.ts';
import type { RequestSessions } from '../../platform/session/requestSession.ts';
import { listOrders } from './listOrders.ts';

const tags = ['orders'];

export interface OrderListParts {
  readonly db: Db;
  readonly sessions: RequestSessions;
}

/** The orders of the signed-in user. */
export function orderListRoutes(app: App, { db, sessions }: OrderListParts): void {
  app.get('/api/orders', {
    schema: { tags, summary: 'The orders of the signed-in user, the newest first', querystring: orderListQuerySchema, response: { 200: dataOf(orderListSchema) } },
    handler: async (request, reply) => {
      const userId = (await sessions.find(request, reply))?.userId;
      if (userId == null) throw new ApiError('unauthenticated');
      return { data: await listOrders(db, userId, request.query, requestLocale(request)) };
    },
  });
}
