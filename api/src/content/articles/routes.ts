import { articleListQuerySchema, articleListSchema, articleSchema, contentPreviewQuerySchema, recentArticlesQuerySchema, recentArticlesSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestLocale, requestView } from '../../platform/http/requestView.ts';
import { namePathParams } from '../namePathParams.ts';
import { hasNoPreview, PREVIEW_CACHING } from '../preview/hasNoPreview.ts';
import { listArticles } from './listArticles.ts';
import { loadArticle } from './loadArticle.ts';
import type { ArticleParts } from './loadArticle.ts';
import { recentArticles } from './recentArticles.ts';

const tags = ['content'];

/** The blog. */
export function articleRoutes(app: App, parts: ArticleParts): void {
  const { db, clock, catalogue } = parts;

  app.get('/api/articles', {
    config: { isPublic: true },
    schema: { tags, summary: 'Articles of the blog, the newest first', querystring: articleListQuerySchema, response: { 200: dataOf(articleListSchema) } },
    handler: async (request) => ({ data: await listArticles(db, clock.now(), requestLocale(request), request.query) }),
  });

  app.get('/api/articles/recent', {
    config: { isPublic: true },
    schema: { tags, summary: 'The newest articles of a topic, a category or a product', querystring: recentArticlesQuerySchema, response: { 200: dataOf(recentArticlesSchema) } },
    handler: async (request) => {
      const { taxonomy } = await catalogue.current();
      return { data: await recentArticles({ db, taxonomy, now: clock.now() }, requestLocale(request), request.query) };
    },
  });

  app.get('/api/articles/*', {
    config: { isPublic: hasNoPreview },
    schema: { tags, summary: 'An article by its slug', params: namePathParams, querystring: contentPreviewQuerySchema, response: { 200: dataOf(articleSchema) } },
    handler: async (request, reply) => {
      const { preview } = request.query;
      if (preview !== undefined) reply.headers(PREVIEW_CACHING);
      return { data: await loadArticle(parts, request.params['*'], requestView(request), preview) };
    },
  });
}
