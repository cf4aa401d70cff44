import { acknowledgementSchema, favouritesSchema, sharedListTokenSchema } from '@feszek/contract';
import { object, string } from 'yup';
import { loadProductRecords } from '../../catalog/productRecords.ts';
import { toProduct } from '../../catalog/toProduct.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { requestView } from '../../platform/http/requestView.ts';
import { readFavouriteIds } from '../favourites/keepFavourites.ts';
import type { FavouritesParts } from '../favourites/routes.ts';
import { endSharing, findSharer, shareList } from './sharedLists.ts';

const tags = ['favourites'];
const TOKEN_LENGTH = 64;
const params = object({ token: string().required().max(TOKEN_LENGTH, 'too_long') });

/** Links to the favourites of a visitor. They show the products as they are now, and nothing about the visitor. */
export function sharedListRoutes(app: App, { db, clock, sessions, homeVat }: FavouritesParts): void {
  app.post('/api/favourites/share', {
    schema: { tags, summary: 'The token of the link to the visitor’s favourites, which it creates if there is none', response: { 200: dataOf(sharedListTokenSchema) } },
    handler: async (request, reply) => {
      const { visitorId } = await sessions.require(request, reply);
      return { data: { token: await db.transaction().execute((trx) => shareList(trx, clock, visitorId)) } };
    },
  });

  // The second address is for clients that cannot send DELETE (specification, chapter 7).
  for (const [method, url] of [['DELETE', '/api/favourites/share'], ['POST', '/api/favourites/share/delete']] as const) {
    app.route({
      method,
      url,
      schema: { tags, summary: 'Ends all links to the visitor’s favourites', response: { 200: dataOf(acknowledgementSchema) } },
      handler: async (request, reply) => {
        await endSharing(db, (await sessions.require(request, reply)).visitorId);
        return { data: { ok: true as const } };
      },
    });
  }

  app.get('/api/shared-lists/:token', {
    schema: { tags, summary: 'The favourites that a link shows, the latest first', params, response: { 200: dataOf(favouritesSchema) } },
    handler: async (request) => {
      const visitorId = await findSharer(db, request.params.token);
      if (visitorId === undefined) throw new ApiError('not_found');
      const records = await loadProductRecords(db, await readFavouriteIds(db, visitorId));
      const view = { ...requestView(request), clock, vatPercent: homeVat.percent };
      return { data: { products: records.map((record) => toProduct(record, view)) } };
    },
  });
}
