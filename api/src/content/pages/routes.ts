import { contentPageQuerySchema, contentPageSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestView } from '../../platform/http/requestView.ts';
import { namePathParams } from '../namePathParams.ts';
import { hasNoPreview, PREVIEW_CACHING } from '../preview/hasNoPreview.ts';
import { loadPage } from './loadPage.ts';
import type { PageParts } from './loadPage.ts';

/** Pages of the shop: those of named routes and generic ones. */
export function pageRoutes(app: App, parts: PageParts): void {
  app.get('/api/pages/*', {
    config: { isPublic: hasNoPreview },
    schema: { tags: ['content'], summary: 'A page by its slug or its key', params: namePathParams, querystring: contentPageQuerySchema, response: { 200: dataOf(contentPageSchema) } },
    handler: async (request, reply) => {
      if (request.query.preview !== undefined) reply.headers(PREVIEW_CACHING);
      return { data: await loadPage(parts, request.params['*'], requestView(request), request.query) };
    },
  });
}
