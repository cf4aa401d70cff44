import { favouriteIdsSchema, favouritesQuerySchema, favouritesSchema } from '@feszek/contract';
import type { FavouritesQuery } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/clock.ts';
import type { RequestSessions } from '../../platform/session/requestSession.ts';
import { loadProductRecords } from '../../catalog/productRecords.ts';
import { toProduct } from '../../catalog/toProduct.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { idParams, pathId } from '../../platform/http/ids.ts';
import { requestView } from '../../platform/http/requestView.ts';
import { addFavourite, readFavouriteIds, removeFavourite } from './keepFavourites.ts';
import type { HomeVat } from '../../pricing/vat/HomeVat.ts';

const tags = ['favourites'];
/** Either the products or, with `fields=ids`, only their ids. */
const response = { 200: dataOf(favouritesSchema.concat(favouriteIdsSchema).partial()) };
const querystring = favouritesQuerySchema;

export interface FavouritesParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: RequestSessions;
  /** VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
}

/** The visitor's favourite products, the latest first; every change is answered with the whole list. */
export function favouritesRoutes(app: App, { db, clock, sessions, homeVat }: FavouritesParts): void {
  async function answer(request: FastifyRequest, { fields }: FavouritesQuery, visitorId: number | undefined) {
    const ids = visitorId === undefined ? [] : await readFavouriteIds(db, visitorId);
    if (fields === 'ids') return { data: { ids } };
    const records = await loadProductRecords(db, ids);
    const view = { ...requestView(request), clock, vatPercent: homeVat.percent };
    return { data: { products: records.map((record) => toProduct(record, view)) } };
  }

  app.get('/api/favourites', {
    schema: { tags, summary: 'The favourites; with fields=ids only their ids', querystring, response },
    handler: async (request, reply) => answer(request, request.query, (await sessions.find(request, reply))?.visitorId),
  });

  app.post('/api/favourites/:id', {
    schema: { tags, summary: 'Adds a product to the favourites', params: idParams, querystring, response },
    handler: async (request, reply) => {
      const productId = pathId(request.params.id);
      const { visitorId } = await sessions.require(request, reply);
      await addFavourite(db, clock, visitorId, productId);
      return answer(request, request.query, visitorId);
    },
  });

  // The second address is for clients that cannot send DELETE (specification, chapter 7).
  for (const [method, url] of [['DELETE', '/api/favourites/:id'], ['POST', '/api/favourites/:id/delete']] as const) {
    app.route({
      method,
      url,
      schema: { tags, summary: 'Removes a product from the favourites', params: idParams, querystring, response },
      handler: async (request, reply) => {
        const productId = pathId(request.params.id);
        const { visitorId } = await sessions.require(request, reply);
        await removeFavourite(db, visitorId, productId);
        return answer(request, request.query, visitorId);
      },
    });
  }
}
