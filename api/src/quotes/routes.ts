import {
  cartSchema, customerDataInputSchema, methodInputSchema, offerSchema, openOfferResponseSchema, openOfferSchema, orderInputSchema, orderPlacedSchema,
  quoteDraftInputSchema, quoteDraftSchema, quoteInputSchema, quoteRequestedSchema, quoteSchema,
} from '@feszek/contract';
import type { Cart, QuoteDraft } from '@feszek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import type { RequestSessions } from '../platform/session/requestSession.ts';
import type { MailLimit } from '../platform/http/mailLimit.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { changeCart } from '../cart/changeCart.ts';
import { toCart } from '../cart/toCart.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { ApiError } from '../platform/http/errors.ts';
import { requestLocale, requestView } from '../platform/http/requestView.ts';
import { wirePlace } from '../places/storedPlace.ts';
import { readKey } from '../platform/idempotency/idempotency.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import type { PlaceOrderParts } from '../orders/placeOrder.ts';
import { reservedInCarts } from '../stock/reservations/reservedInCarts.ts';
import { changeOfferCustomer, chooseOfferPayment } from './changeOffer.ts';
import { storeDraft, loadDraft } from './draft.ts';
import { offerSource } from './offerSource.ts';
import { loadOfferState } from './offerState.ts';
import { closeOffer, findOffer, findOpenOffer, findQuote, openOffer, toOpenOffer } from './openOffer.ts';
import type { QuoteRow } from './quoteState.ts';
import { requestQuote } from './requestQuote.ts';
import type { RequestQuoteParts } from './requestQuote.ts';
import { loadRequest, placeOfQuote, toOffer } from './toOffer.ts';

const tags = ['quotes'];

export interface QuoteParts extends PlaceOrderParts, RequestQuoteParts {
  readonly sessions: RequestSessions;
  readonly limitMail: MailLimit;
}

/** The routes of quote requests. */
function requestRoutes(app: App, parts: QuoteParts): void {
  const { db, clock, sessions } = parts;

  async function shownDraft(request: FastifyRequest, visitorId: number | undefined): Promise<QuoteDraft> {
    const draft = await loadDraft(db, visitorId);
    const place = await placeOfQuote(db, draft);
    return { ...draft, place: place ? wirePlace(place, requestLocale(request)) : null };
  }

  app.get('/api/cart/offer', {
    schema: { tags, summary: 'The visitor’s data for a quote request', response: { 200: dataOf(quoteDraftSchema) } },
    handler: async (request, reply) => ({ data: await shownDraft(request, (await sessions.find(request, reply))?.visitorId) }),
  });

  app.put('/api/cart/offer', {
    schema: { tags, summary: 'Adds the data of a step', body: quoteDraftInputSchema, response: { 200: dataOf(quoteDraftSchema) } },
    handler: async (request, reply) => {
      const { visitorId } = await sessions.require(request, reply);
      await changeCart(db, visitorId, (trx) => storeDraft(trx, clock.now(), visitorId, request.body));
      return { data: await shownDraft(request, visitorId) };
    },
  });

  app.post('/api/cart/offer', {
    schema: {
      tags,
      summary: 'Converts the cart to a quote request, exactly once',
      description: 'With an `Idempotency-Key` header the same request is answered with the same answer.',
      body: quoteInputSchema,
      response: { 200: dataOf(quoteRequestedSchema) },
    },
    handler: async (request, reply) => {
      const session = await sessions.require(request, reply);
      const idempotencyKey = readKey(request.headers['idempotency-key']);
      const limitMail = (trx: Trx, email: string) => parts.limitMail(request, email, trx);
      return { data: await requestQuote(parts, request.log, { session, view: requestView(request), input: request.body, idempotencyKey, limitMail }) };
    },
  });

  app.get('/api/quotes/:quote_hash', {
    schema: { tags, summary: 'A quote request by its hash', params: object({ quote_hash: string().required() }), response: { 200: dataOf(quoteSchema) } },
    handler: async (request) => ({ data: await loadRequest(db, await findQuote(db, request.params.quote_hash), clock.now(), requestView(request).locale) }),
  });
}

/** The routes that show an offer, and open it for an order. */
function offerRoutes(app: App, parts: QuoteParts): void {
  const { db, clock, sessions, homeVat } = parts;
  const params = object({ offer_hash: string().required() });

  app.get('/api/offers/:offer_hash', {
    schema: { tags, summary: 'An offer by its hash', params, response: { 200: dataOf(offerSchema) } },
    handler: async (request) => {
      const quote = await findOffer(db, request.params.offer_hash);
      return { data: toOffer(quote, await loadOfferState(parts, quote), clock.now(), { ...requestView(request), clock, vatPercent: homeVat.percent }) };
    },
  });

  app.post('/api/offers/:offer_hash/open', {
    schema: { tags, summary: 'Begins to order an offer: from now on it is the visitor’s open one', params, response: { 200: dataOf(openOfferSchema) } },
    handler: async (request, reply) => {
      const { visitorId } = await sessions.require(request, reply);
      return { data: toOpenOffer(await openOffer(db, clock.now(), visitorId, request.params.offer_hash), clock.now()) };
    },
  });

  app.get('/api/offer', {
    schema: { tags, summary: 'The offer that the visitor is ordering, if there is one', response: { 200: dataOf(openOfferResponseSchema) } },
    handler: async (request, reply) => {
      const quote = await findOpenOffer(db, (await sessions.find(request, reply))?.visitorId);
      return { data: { offer: quote ? toOpenOffer(quote, clock.now()) : null } };
    },
  });

  for (const [method, url] of [['DELETE', '/api/offer'], ['POST', '/api/offer/delete']] as const) {
    app.route({
      method,
      url,
      schema: { tags, summary: 'Closes the open offer and returns to the visitor’s own cart', response: { 200: dataOf(openOfferResponseSchema) } },
      handler: async (request, reply) => {
        await closeOffer(db, (await sessions.require(request, reply)).visitorId);
        return { data: { offer: null } };
      },
    });
  }
}

/** The checkout of the open offer, with the same answers as that of the cart. */
function checkoutRoutes(app: App, parts: QuoteParts): void {
  const { db, clock, sessions, homeVat } = parts;
  const response = { 200: dataOf(cartSchema) };

  async function openOf(visitorId: number | undefined): Promise<QuoteRow> {
    const quote = await findOpenOffer(db, visitorId);
    if (!quote) throw new ApiError('not_found');
    return quote;
  }

  async function answer(request: FastifyRequest, visitorId: number | undefined): Promise<{ data: Cart }> {
    const state = await loadOfferState(parts, await openOf(visitorId));
    const now = clock.now();
    const byOthers = await reservedInCarts(db, now, state.lines.map(({ record }) => record.id), visitorId);
    return { data: toCart(state, [], { own: new Map(), byOthers, byEarlier: new Map() }, now, { ...requestView(request), currency: state.currency, clock, vatPercent: homeVat.percent }) };
  }

  const visitorOf = async (request: FastifyRequest, reply: FastifyReply) => (await sessions.require(request, reply)).visitorId;

  app.get('/api/offer/cart', {
    schema: { tags, summary: 'The open offer as a cart', response },
    handler: async (request, reply) => answer(request, (await sessions.find(request, reply))?.visitorId),
  });

  app.put('/api/offer/cart/customer', {
    schema: { tags, summary: "Adds to the buyer's data of the open offer", body: customerDataInputSchema, response },
    handler: async (request, reply) => {
      const visitorId = await visitorOf(request, reply);
      await changeOfferCustomer(parts, (await openOf(visitorId)).id, request.body);
      return answer(request, visitorId);
    },
  });

  app.put('/api/offer/cart/method/payment', {
    schema: { tags, summary: 'Chooses the payment method of the open offer', body: methodInputSchema, response },
    handler: async (request, reply) => {
      const visitorId = await visitorOf(request, reply);
      await chooseOfferPayment(parts, (await openOf(visitorId)).id, request.body.id);
      return answer(request, visitorId);
    },
  });

  app.post('/api/offer/cart/order', {
    schema: {
      tags,
      summary: 'Orders the open offer, exactly once',
      description: 'With an `Idempotency-Key` header the same request is answered with the same answer.',
      body: orderInputSchema,
      response: { 200: dataOf(orderPlacedSchema) },
    },
    handler: async (request, reply) => {
      const session = await sessions.require(request, reply);
      const idempotencyKey = readKey(request.headers['idempotency-key']);
      const { id } = await openOf(session.visitorId);
      const source = offerSource(parts, session.visitorId, id, request.body.cart_version);
      return { data: await placeOrder(parts, request.log, { session, view: requestView(request), input: request.body, idempotencyKey, address: request.ip }, source) };
    },
  });
}

/** Quote requests, offers and their orders. */
export function quoteRoutes(app: App, parts: QuoteParts): void {
  requestRoutes(app, parts);
  offerRoutes(app, parts);
  checkoutRoutes(app, parts);
}
