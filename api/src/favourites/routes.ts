import { favouritesSchema } from '@feszek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loadProductRecords } from '../catalogue/productRecords.ts';
import { toProduct } from '../catalogue/toProduct.ts';
import type { Deps } from '../deps.ts';
import { dataOf } from '../http/answer.ts';
import type { App } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import { idParams, pathId } from '../http/ids.ts';
import { requestView } from '../http/requestView.ts';

const tags = ['favourites'];
const response = { 200: dataOf(favouritesSchema) };
/** A list that a person still reads. */
const MAX_FAVOURITES = 500;

/** The visitor's favourite products, the latest first; every change is answered with the whole list. */
export function favouritesRoutes(app: App, { db, clock, sessions, vatPercent }: Deps): void {
  async function answer(request: FastifyRequest, visitorId: number | undefined) {
    if (visitorId === undefined) return { data: { products: [] } };
    const rows = await db
      .selectFrom('favourite')
      .select('product_id')
      .where('visitor_id', '=', visitorId)
      .orderBy('created_at', 'desc')
      .orderBy('product_id')
      .limit(MAX_FAVOURITES)
      .execute();
    const records = await loadProductRecords(db, rows.map((row) => row.product_id));
    const view = { ...requestView(request), clock, vatPercent };
    return { data: { products: records.map((record) => toProduct(record, view)) } };
  }

  app.get('/api/favourites', {
    schema: { tags, summary: 'The favourites', response },
    handler: async (request, reply) => answer(request, (await sessions.find(request, reply))?.visitorId),
  });

  app.post('/api/favourites/:id', {
    schema: { tags, summary: 'Makes a product a favourite', params: idParams, response },
    handler: async (request, reply) => {
      const productId = pathId(request.params.id);
      const { visitorId } = await sessions.require(request, reply);
      const product = await db.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst();
      if (!product) throw new ApiError('not_found');
      await db
        .insertInto('favourite')
        .values({ visitor_id: visitorId, product_id: productId, created_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return answer(request, visitorId);
    },
  });

  async function remove(request: FastifyRequest, reply: FastifyReply, id: string) {
    const productId = pathId(id);
    const { visitorId } = await sessions.require(request, reply);
    await db.deleteFrom('favourite').where('visitor_id', '=', visitorId).where('product_id', '=', productId).execute();
    return answer(request, visitorId);
  }

  app.delete('/api/favourites/:id', {
    schema: { tags, summary: 'Takes a product off the favourites', params: idParams, response },
    handler: (request, reply) => remove(request, reply, request.params.id),
  });

  // For clients that cannot send DELETE (specification, chapter 7).
  app.post('/api/favourites/:id/delete', {
    schema: { tags, summary: 'The same as DELETE', params: idParams, response },
    handler: (request, reply) => remove(request, reply, request.params.id),
  });
}
