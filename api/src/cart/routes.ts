import { cartAdditionInputSchema, cartProductInputSchema, cartSchema, customerDataInputSchema, deliveryMethodInputSchema, methodInputSchema } from '@feszek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestSessions } from '../platform/session/requestSession.ts';
import type { ReservationLimit } from '../platform/http/rateLimits.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { ApiError } from '../platform/http/errors.ts';
import { idParams, pathId } from '../platform/http/ids.ts';
import { hashPayload, isFirstAttempt } from '../platform/idempotency/idempotency.ts';
import { requestView } from '../platform/http/requestView.ts';
import { createCartAnswer } from './cartAnswer.ts';
import type { CartAnswerParts } from './cartAnswer.ts';
import { changeCart } from './changeCart.ts';
import { checkAddresses, mergeCustomer } from './customer.ts';
import { quantityInCart, setQuantity } from './lines.ts';
import { chooseDelivery, choosePayment } from './choose.ts';

const tags = ['cart'];
const response = { 200: dataOf(cartSchema) };

export interface CartParts extends CartAnswerParts {
  readonly sessions: RequestSessions;
  readonly mayReserve: ReservationLimit;
}

/** The visitor's cart: every change is answered with the whole cart. */
export function cartRoutes(app: App, parts: CartParts): void {
  const { db, clock, sessions, homeVat, mayReserve } = parts;
  const answer = createCartAnswer(parts);

  const visitorOf = async (request: FastifyRequest, reply: FastifyReply) => (await sessions.require(request, reply)).visitorId;

  app.get('/api/cart', {
    schema: { tags, summary: 'The cart', response },
    handler: async (request, reply) => answer(request, (await sessions.find(request, reply))?.visitorId),
  });

  app.post('/api/cart/product', {
    schema: { tags, summary: 'Adds pieces of a product', description: 'All requests with the same `attempt_key` add them once.', body: cartAdditionInputSchema, response },
    handler: async (request, reply) => {
      const { product_id: productId, quantity, attempt_key: key } = request.body;
      const visitorId = await visitorOf(request, reply);
      const isReserving = await mayReserve(request);
      const attempt = key === undefined ? undefined : { visitorId, key, payloadHash: hashPayload([productId, quantity]) };
      await changeCart(db, visitorId, async (trx) => {
        if (attempt && !(await isFirstAttempt(trx, clock, attempt))) return;
        const before = await quantityInCart(trx, visitorId, productId);
        await setQuantity(trx, { visitorId, productId, quantity: before + quantity, currency: requestView(request).currency, now: clock.now(), mayReserve: isReserving });
      });
      return answer(request, visitorId);
    },
  });

  app.put('/api/cart/product/:id', {
    schema: { tags, summary: 'Sets the pieces of a product; 0 removes it', params: idParams, body: cartProductInputSchema, response },
    handler: async (request, reply) => {
      const productId = pathId(request.params.id);
      if (request.body.product_id !== productId) {
        throw new ApiError('validation_failed', { fields: [{ path: 'product_id', code: 'unknown_value' }] });
      }
      const visitorId = await visitorOf(request, reply);
      const { quantity } = request.body;
      const isReserving = quantity > 0 && (await mayReserve(request));
      await changeCart(db, visitorId, (trx) => setQuantity(trx, { visitorId, productId, quantity, currency: requestView(request).currency, now: clock.now(), mayReserve: isReserving }));
      return answer(request, visitorId);
    },
  });

  app.put('/api/cart/customer', {
    schema: { tags, summary: "Adds to the buyer's data: each checkout step sends its part", body: customerDataInputSchema, response },
    handler: async (request, reply) => {
      const session = await sessions.require(request, reply);
      const { visitorId, userId } = session;
      const { is_newsletter_subscription, ...given } = request.body;
      let isFirst = false;
      await changeCart(db, visitorId, async (trx, cart) => {
        isFirst = Object.keys(cart.customer).length === 0;
        const customer = JSON.stringify(mergeCustomer(cart.customer, await checkAddresses(trx, given)));
        const newsletter = typeof is_newsletter_subscription === 'boolean' && { is_newsletter_subscription };
        await trx.updateTable('cart').set({ customer, ...newsletter }).where('visitor_id', '=', visitorId).execute();
      });
      // An attacker may have planted the session id: the new id is known to this browser only.
      if (isFirst && userId === null) await sessions.replaceId(session, request, reply);
      return answer(request, visitorId);
    },
  });

  app.put('/api/cart/method/delivery', {
    schema: { tags, summary: 'Chooses how and on which day the order is delivered, and where it is collected', body: deliveryMethodInputSchema, response },
    handler: async (request, reply) => {
      const visitorId = await visitorOf(request, reply);
      const { currency } = requestView(request);
      await changeCart(db, visitorId, (trx) => chooseDelivery(trx, visitorId, request.body, currency, homeVat.percent, clock.now()));
      return answer(request, visitorId);
    },
  });

  app.put('/api/cart/method/payment', {
    schema: { tags, summary: 'Chooses how the order is paid', body: methodInputSchema, response },
    handler: async (request, reply) => {
      const visitorId = await visitorOf(request, reply);
      const { currency } = requestView(request);
      await changeCart(db, visitorId, (trx) => choosePayment(trx, visitorId, request.body.id, currency, homeVat.percent, clock.now()));
      return answer(request, visitorId);
    },
  });
}
