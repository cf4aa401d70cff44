import { cancelInputSchema, operatorOrderSchema, operatorOrdersQuerySchema, operatorOrdersSchema, refundInputSchema, shipInputSchema } from '@feszek/contract';
import { object, string } from 'yup';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { approveOrder, rejectOrder } from '../approval/approveOrder.ts';
import { listOrders } from './listOrders.ts';
import { refundOrder } from './refundOrder.ts';
import { showOrder } from './showOrder.ts';
import type { ShowOrderParts } from './showOrder.ts';
import { cancelOrder, completeOrder, markOrderPaid, shipOrder } from './steps.ts';
import type { StepParts } from './steps.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };
const params = object({ order: string().required() });
const response = { 200: dataOf(operatorOrderSchema) };

export interface OperatorOrderParts extends ShowOrderParts, StepParts {
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** Orders as the operator sees and changes them. A repeated step has no effect. */
export function operatorOrderRoutes(app: App, parts: OperatorOrderParts): void {
  const onRequest = requireOperator(parts.operatorToken);

  app.get('/operator/orders', {
    onRequest,
    schema: { tags, summary: 'The newest orders', querystring: operatorOrdersQuerySchema, response: { 200: dataOf(operatorOrdersSchema) } },
    handler: async (request) => ({ data: await listOrders(parts.db, request.query) }),
  });

  app.get('/operator/orders/:order', {
    onRequest,
    schema: { tags, summary: 'An order, by its number or hash, with its mails', params, response },
    handler: async (request) => ({ data: await showOrder(parts, request.params.order) }),
  });

  app.post('/operator/orders/:order/paid', {
    config,
    onRequest,
    schema: { tags, summary: 'Notes that an order was paid outside of any provider', params, response },
    handler: async (request) => {
      await markOrderPaid(parts, request.params.order);
      return { data: await showOrder(parts, request.params.order) };
    },
  });

  app.post('/operator/orders/:order/approved', {
    config,
    onRequest,
    schema: { tags, summary: 'Approves a large order that is paid on receipt', params, response },
    handler: async (request) => {
      await approveOrder(parts, request.params.order);
      return { data: await showOrder(parts, request.params.order) };
    },
  });

  app.post('/operator/orders/:order/rejected', {
    config,
    onRequest,
    schema: { tags, summary: 'Rejects an order that waits for the approval: it is cancelled', params, body: cancelInputSchema, response },
    handler: async (request) => {
      await rejectOrder(parts, request.params.order, request.body.reason);
      return { data: await showOrder(parts, request.params.order) };
    },
  });

  app.post('/operator/orders/:order/shipped', {
    config,
    onRequest,
    schema: { tags, summary: 'Notes that an order was sent, or can be collected', params, body: shipInputSchema, response },
    handler: async (request) => {
      await shipOrder(parts, request.params.order, request.body);
      return { data: await showOrder(parts, request.params.order) };
    },
  });

  app.post('/operator/orders/:order/completed', {
    config,
    onRequest,
    schema: { tags, summary: 'Closes an order that has arrived', params, response },
    handler: async (request) => {
      await completeOrder(parts, request.params.order);
      return { data: await showOrder(parts, request.params.order) };
    },
  });

  app.post('/operator/orders/:order/cancelled', {
    config,
    onRequest,
    schema: { tags, summary: 'Cancels an order: its stock comes back, and what was paid goes back', params, body: cancelInputSchema, response },
    handler: async (request) => {
      await cancelOrder(parts, request.params.order, request.body.reason);
      return { data: await showOrder(parts, request.params.order) };
    },
  });

  app.post('/operator/orders/:order/refunded', {
    config,
    onRequest,
    schema: { tags, summary: 'Gives back what was paid for an order that was sent', params, body: refundInputSchema, response },
    handler: async (request) => {
      await refundOrder(parts, request.params.order, request.body.by_hand);
      return { data: await showOrder(parts, request.params.order) };
    },
  });
}
