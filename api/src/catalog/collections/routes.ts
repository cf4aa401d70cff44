import { collectionPageSchema, collectionsResultSchema, collectionsSchema, operatorCollectionsSchema } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { requestView } from '../../platform/http/requestView.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import type { HomeVat } from '../../pricing/vat/HomeVat.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';
import { indexSavedCollections } from '../search/indexCollections.ts';
import { loadCollectionPage, loadCollections } from './loadCollections.ts';
import { exportCollections, saveCollections } from './saveCollections.ts';

const PATH = '/operator/catalogue/collections';
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

export interface CollectionParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly homeVat: HomeVat;
  readonly catalogue: Catalogue;
  readonly changes: Changes;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** Collections: products of several categories under one name. */
export function collectionRoutes(app: App, { db, clock, homeVat, catalogue, changes, operatorToken }: CollectionParts): void {
  const view = (request: FastifyRequest) => ({ ...requestView(request), clock, vatPercent: homeVat.percent });
  const operator = { config: { skipsCsrf: true }, onRequest: requireOperator(operatorToken) };

  app.get('/api/collections', {
    config: { isPublic: true },
    schema: { tags: ['catalogue'], summary: 'The collections that have products', response: { 200: dataOf(collectionsSchema) } },
    handler: async (request) => ({ data: { collections: await loadCollections(catalogue, view(request)) } }),
  });

  app.get('/api/collections/:slug', {
    config: { isPublic: true },
    schema: { tags: ['catalogue'], summary: 'A collection by its slug in the language of the request, with its products', params: object({ slug: string().required() }), response: { 200: dataOf(collectionPageSchema) } },
    handler: async (request) => {
      const data = await loadCollectionPage(catalogue, request.params.slug, view(request));
      if (!data) throw new ApiError('not_found');
      return { data };
    },
  });

  app.get(PATH, {
    ...operator,
    schema: { tags: ['operator'], summary: 'All collections in the form of an import', response: { 200: dataOf(operatorCollectionsSchema) } },
    handler: async () => ({ data: await exportCollections(db) }),
  });

  app.put(PATH, {
    ...operator,
    bodyLimit: BODY_LIMIT_BYTES,
    schema: { tags: ['operator'], summary: 'Replaces all collections', body: operatorCollectionsSchema, response: { 200: dataOf(collectionsResultSchema) } },
    handler: async (request) => {
      const { result, productIds } = await saveCollections(db, request.body);
      request.log.info({ ...result }, 'collections imported');
      await indexSavedCollections(db);
      changes.emit(['collections', 'catalogue', 'menus', ...productIds.map((id) => `product:${id}`)]);
      return { data: result };
    },
  });
}
