import { orderInputSchema, orderPlacedSchema, orderSchema, paymentRestartInputSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Deps } from '../deps.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { requestView } from '../platform/http/requestView.ts';
import { checkOrderSoon } from './payment/checkSoon.ts';
import { cartSource } from './cartSource.ts';
import { readKey } from './idempotency.ts';
import { loadOrder } from './loadOrder.ts';
import { placeOrder } from './placeOrder.ts';
import { restartPayment } from './restartPayment.ts';

const tags = ['orders'];
const params = object({ order_hash: string().required() });

/** Placing an order, seeing it, and paying it once more. */
export function orderRoutes(app: App, deps: Deps): void {
  app.post('/api/cart/order', {
    schema: {
      tags,
      summary: 'Places the order, exactly once',
      description: 'With an `Idempotency-Key` header the same request is answered with the same answer.',
      body: orderInputSchema,
      response: { 200: dataOf(orderPlacedSchema) },
    },
    handler: async (request, reply) => {
      const session = await deps.sessions.require(request, reply);
      const idempotencyKey = readKey(request.headers['idempotency-key']);
      const view = requestView(request);
      const source = cartSource(deps, session.visitorId, view, request.body.cart_version);
      return { data: await placeOrder(deps, request.log, { session, view, input: request.body, idempotencyKey, address: request.ip }, source) };
    },
  });

  app.get('/api/orders/:order_hash', {
    schema: { tags, summary: 'An order, for whoever knows its hash', params, response: { 200: dataOf(orderSchema) } },
    handler: async (request) => {
      const view = { ...requestView(request), clock: deps.clock, vatPercent: deps.homeVat.percent };
      await checkOrderSoon({ ...deps, log: request.log }, request.params.order_hash);
      return { data: await loadOrder(deps.db, request.params.order_hash, view) };
    },
  });

  app.post('/api/orders/payment_restart/:order_hash', {
    schema: { tags, summary: 'Lets an unpaid order be paid once more', params, body: paymentRestartInputSchema, response: { 200: dataOf(orderPlacedSchema) } },
    handler: async (request) => ({
      data: await restartPayment(deps, request.log, { orderHash: request.params.order_hash, view: requestView(request), input: request.body }),
    }),
  });
}
