import {
  categoriesSchema, categoryPageSchema, homeSchema, productDetailSchema, productListQuerySchema, productListSchema, productsByIdsQuerySchema, productsByIdsSchema,
  productsBySkusQuerySchema, productsBySkusSchema,
} from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../platform/clock.ts';
import type { Catalogue } from './readModel/Catalogue.ts';
import type { ListCollected } from '../stock/showrooms/showroomStock.ts';
import type { SearchProducts } from './searchBorder.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { ApiError } from '../platform/http/errors.ts';
import { idParams, isPossibleId, pathId } from '../platform/http/ids.ts';
import { requestView } from '../platform/http/requestView.ts';
import { loadCategoryPage, wireCategories } from './categoryPage.ts';
import { toListQuery } from './filters.ts';
import { loadHome } from './home.ts';
import { listProducts } from './listProducts.ts';
import type { Listing } from './listProducts.ts';
import { loadProducts } from './loadProducts.ts';
import { loadProductDetail } from './productDetail.ts';
import { productIdsOf } from './productIdsOf.ts';
import type { HomeVat } from '../pricing/vat/HomeVat.ts';

const tags = ['catalogue'];
const config = { isPublic: true };

export interface CatalogueParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
  readonly catalogue: Catalogue;
  readonly searchProducts: SearchProducts;
  /** Finds pieces that orders collect at showrooms. */
  readonly listCollected: ListCollected;
}

/** The public routes of the catalogue. */
export function catalogueRoutes(app: App, { db, clock, homeVat, catalogue, searchProducts, listCollected }: CatalogueParts): void {
  const listing = { db, catalogue, searchProducts };
  /** Lists whose search ends when the client disconnects. */
  const listingFor = ({ signal }: FastifyRequest): Listing => ({ ...listing, searchProducts: (from, query, wanted) => searchProducts(from, query, wanted, { signal }) });
  const view = (request: FastifyRequest) => ({ ...requestView(request), clock, vatPercent: homeVat.percent });

  app.get('/api/home', {
    config,
    schema: { tags, summary: 'The content of the home page', response: { 200: dataOf(homeSchema) } },
    handler: async (request) => ({ data: await loadHome(listing, view(request)) }),
  });

  app.get('/api/products', {
    config,
    schema: { tags, summary: 'A page of products with its facets', querystring: productListQuerySchema, response: { 200: dataOf(productListSchema) } },
    handler: async (request) => {
      const { category_id: categoryId, scope } = request.query;
      if (categoryId !== undefined && !isPossibleId(categoryId)) throw new ApiError('not_found');
      return { data: await listProducts(listingFor(request), toListQuery(request.query, { categoryId, scope }), view(request)) };
    },
  });

  app.get('/api/products/by-ids', {
    config,
    schema: { tags, summary: 'Products by their ids, in this order', querystring: productsByIdsQuerySchema, response: { 200: dataOf(productsByIdsSchema) } },
    handler: async (request) => ({ data: { products: await loadProducts(catalogue, [...new Set(request.query.ids)].filter(isPossibleId), view(request)) } }),
  });

  app.get('/api/products/by-skus', {
    config,
    schema: { tags, summary: 'Products by their SKUs, in this order', querystring: productsBySkusQuerySchema, response: { 200: dataOf(productsBySkusSchema) } },
    handler: async (request) => ({ data: { products: await loadProducts(catalogue, await productIdsOf(db, request.query.skus), view(request)) } }),
  });

  app.get('/api/products/:id', {
    config,
    schema: { tags, summary: 'A product', params: idParams, response: { 200: dataOf(productDetailSchema) } },
    handler: async (request) => {
      const data = await loadProductDetail({ db, catalogue, listCollected }, pathId(request.params.id), view(request));
      if (!data) throw new ApiError('not_found');
      return { data };
    },
  });

  app.get('/api/categories', {
    config,
    schema: { tags, summary: 'The whole category tree as a list, parents before children', response: { 200: dataOf(categoriesSchema) } },
    handler: async (request) => ({ data: wireCategories(await catalogue.current(), requestView(request)) }),
  });

  app.get('/api/categories/*', {
    config,
    schema: {
      tags,
      summary: 'A category by its full path in the language of the request, with a page of products',
      params: object({ '*': string().required() }),
      querystring: productListQuerySchema.omit(['category_id', 'scope']),
      response: { 200: dataOf(categoryPageSchema) },
    },
    handler: async (request) => {
      const listQuery = toListQuery(request.query, { categoryId: undefined, scope: 'all' });
      const data = await loadCategoryPage(listingFor(request), request.params['*'], listQuery, view(request));
      if (!data) throw new ApiError('not_found');
      return { data };
    },
  });
}
