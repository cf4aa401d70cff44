import { reviewListQuerySchema, reviewListSchema } from '@feszek/contract';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { idParams, pathId } from '../../platform/http/ids.ts';
import { requestLocale } from '../../platform/http/requestView.ts';
import { listReviews } from './listReviews.ts';

/** The published reviews of a product. */
export function publishedReviewRoutes(app: App, { db }: { readonly db: Db }): void {
  app.get('/api/products/:id/reviews', {
    config: { isPublic: true },
    schema: { tags: ['reviews'], summary: 'The reviews of a product and of the other variants of its group', params: idParams, querystring: reviewListQuerySchema, response: { 200: dataOf(reviewListSchema) } },
    handler: async (request) => {
      const { stars, sort, limit } = request.query;
      return { data: await listReviews(db, pathId(request.params.id), { stars, sort, limit }, requestLocale(request)) };
    },
  });
}
