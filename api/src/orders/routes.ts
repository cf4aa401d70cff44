import { orderInputSchema, orderPlacedSchema, orderSchema, paymentRestartInputSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { RequestSessions } from '../platform/session/requestSession.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { requestView } from '../platform/http/requestView.ts';
import { loadVisibleOrder } from './access/loadVisibleOrder.ts';
import { requireOpenOrder } from './access/orderAccess.ts';
import { checkOrderSoon } from './payment/checkSoon.ts';
import { cartSource } from './cartSource.ts';
import type { CartSourceParts } from './cartSource.ts';
import { readKey } from '../platform/idempotency/idempotency.ts';
import { placeOrder } from './placeOrder.ts';
import type { PlaceOrderParts } from './placeOrder.ts';
import { restartPayment } from './restartPayment.ts';
import type { RestartParts } from './restartPayment.ts';

const tags = ['orders'];
const params = object({ order_hash: string().required() });

export interface OrderRouteParts extends CartSourceParts, PlaceOrderParts, RestartParts {
  readonly sessions: RequestSessions;
}

/** Placing an order, reading it, and paying it again. */
export function orderRoutes(app: App, parts: OrderRouteParts): void {
  app.post('/api/cart/order', {
    schema: {
      tags,
      summary: 'Places the order, exactly once',
      description: 'With an `Idempotency-Key` header the same request is answered with the same answer.',
      body: orderInputSchema,
      response: { 200: dataOf(orderPlacedSchema) },
    },
    handler: async (request, reply) => {
      const session = await parts.sessions.require(request, reply);
      const idempotencyKey = readKey(request.headers['idempotency-key']);
      const view = requestView(request);
      const source = cartSource(parts, session.visitorId, view, request.body);
      return { data: await placeOrder(parts, request.log, { session, view, input: request.body, idempotencyKey, address: request.ip }, source) };
    },
  });

  app.get('/api/orders/:order_hash', {
    schema: { tags, summary: 'An order: whole for the visitor who ordered, its owner and a session that entered its code, else the restricted view', params, response: { 200: dataOf(orderSchema) } },
    handler: async (request, reply) => {
      const view = { ...requestView(request), clock: parts.clock, vatPercent: parts.homeVat.percent };
      await checkOrderSoon({ ...parts, log: request.log }, request.params.order_hash);
      return { data: await loadVisibleOrder(parts.db, request.params.order_hash, view, await parts.sessions.find(request, reply)) };
    },
  });

  app.post('/api/orders/payment_restart/:order_hash', {
    schema: { tags, summary: 'Starts another payment of an unpaid order', params, body: paymentRestartInputSchema, response: { 200: dataOf(orderPlacedSchema) } },
    handler: async (request, reply) => {
      const { order_hash: orderHash } = request.params;
      // The provider's page shows data of the buyer.
      await requireOpenOrder(parts.db, orderHash, await parts.sessions.find(request, reply));
      return { data: await restartPayment(parts, request.log, { orderHash, view: requestView(request), input: request.body }) };
    },
  });
}
