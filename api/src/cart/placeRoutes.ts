import { pointsQuerySchema, pointsSchema, showroomChoicesSchema } from '@feszek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { requestView } from '../platform/http/requestView.ts';
import type { RequestSessions } from '../platform/session/requestSession.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';
import { loadCartState } from './cartState.ts';
import { loadShowroomChoices, searchPoints } from './placeChoices.ts';
import type { PlaceChoiceParts } from './placeChoices.ts';

const tags = ['cart'];

export interface PlaceRouteParts extends PlaceChoiceParts {
  readonly db: Db;
  readonly clock: Clock;
  /** VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
  readonly sessions: RequestSessions;
}

/** The places where the visitor's cart can be collected. */
export function placeRoutes(app: App, parts: PlaceRouteParts): void {
  const { db, clock, homeVat, sessions } = parts;

  async function stateOf(request: FastifyRequest, reply: FastifyReply) {
    const visitorId = (await sessions.find(request, reply))?.visitorId;
    return loadCartState(db, visitorId, requestView(request).currency, homeVat.percent, clock.now());
  }

  app.get('/api/cart/showrooms', {
    schema: { tags, summary: 'The showrooms with the stock there for the cart', response: { 200: dataOf(showroomChoicesSchema) } },
    handler: async (request, reply) => ({
      data: { showrooms: await loadShowroomChoices(parts, await stateOf(request, reply), clock.now(), requestView(request).locale) },
    }),
  });

  app.get('/api/cart/points', {
    schema: { tags, summary: 'The nearest parcel points for the cart', querystring: pointsQuerySchema, response: { 200: dataOf(pointsSchema) } },
    handler: async (request, reply) => ({
      data: await searchPoints(db, await stateOf(request, reply), request.query.search, requestView(request).locale),
    }),
  });
}
