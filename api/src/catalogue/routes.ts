import { categoriesSchema, categoryPageSchema, homeSchema, productDetailSchema, productListQuerySchema, productListSchema } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import type { Deps } from '../deps.ts';
import { dataOf } from '../http/answer.ts';
import type { App } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import { idParams, isPossibleId, pathId } from '../http/ids.ts';
import { requestView } from '../http/requestView.ts';
import { loadCategories } from './categories.ts';
import { loadCategoryPage } from './categoryPage.ts';
import { loadHome } from './home.ts';
import { listProducts } from './listProducts.ts';
import { loadProductDetail } from './productDetail.ts';

const tags = ['catalogue'];
const config = { isPublic: true };

/** What everybody may see of the range. */
export function catalogueRoutes(app: App, { db, clock, vatPercent }: Deps): void {
  const view = (request: FastifyRequest) => ({ ...requestView(request), clock, vatPercent });

  app.get('/api/home', {
    config,
    schema: { tags, summary: 'What the home page shows', response: { 200: dataOf(homeSchema) } },
    handler: async (request) => ({ data: await loadHome(db, view(request)) }),
  });

  app.get('/api/products', {
    config,
    schema: { tags, summary: 'A page of products', querystring: productListQuerySchema, response: { 200: dataOf(productListSchema) } },
    handler: async (request) => {
      const { category_id: categoryId, scope, sort, page, page_size: pageSize } = request.query;
      if (categoryId !== undefined && !isPossibleId(categoryId)) throw new ApiError('not_found');
      return { data: await listProducts(db, { categoryId, scope, sort, page, pageSize }, view(request)) };
    },
  });

  app.get('/api/products/:id', {
    config,
    schema: { tags, summary: 'A product', params: idParams, response: { 200: dataOf(productDetailSchema) } },
    handler: async (request) => {
      const data = await loadProductDetail(db, pathId(request.params.id), view(request));
      if (!data) throw new ApiError('not_found');
      return { data };
    },
  });

  app.get('/api/categories', {
    config,
    schema: { tags, summary: 'The whole category tree as a list, parents before children', response: { 200: dataOf(categoriesSchema) } },
    handler: async (request) => ({ data: await loadCategories(db, requestView(request).locale) }),
  });

  app.get('/api/categories/*', {
    config,
    schema: {
      tags,
      summary: 'A category by its full path in the language of the request, with a page of products',
      params: object({ '*': string().required() }),
      querystring: productListQuerySchema.pick(['sort', 'page', 'page_size']),
      response: { 200: dataOf(categoryPageSchema) },
    },
    handler: async (request) => {
      const { sort, page, page_size: pageSize } = request.query;
      const data = await loadCategoryPage(db, request.params['*'], { scope: 'all', sort, page, pageSize }, view(request));
      if (!data) throw new ApiError('not_found');
      return { data };
    },
  });
}
