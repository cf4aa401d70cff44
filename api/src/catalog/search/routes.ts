import { contentSearchSchema, searchQuerySchema, searchSuggestionsSchema } from '@feszek/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Catalogue } from '../readModel/Catalogue.ts';
import type { SearchGate } from './SearchGate.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestView } from '../../platform/http/requestView.ts';
import { searchTexts } from './searchTexts.ts';
import { suggest } from './suggest.ts';
import type { HomeVat } from '../../pricing/vat/HomeVat.ts';

export interface SearchParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The VAT rate that displayed prices include. */
  readonly homeVat: HomeVat;
  readonly catalogue: Catalogue;
  readonly searchGate: SearchGate;
}

/** Suggestions for the text typed so far, and collections, articles and pages that match a whole search. */
export function searchRoutes(app: App, { db, clock, homeVat, catalogue, searchGate }: SearchParts): void {
  const viewOf = (request: FastifyRequest) => ({ ...requestView(request), clock, vatPercent: homeVat.percent });
  app.get('/api/search/suggestions', {
    config: { isPublic: true },
    schema: {
      tags: ['catalogue'],
      summary: 'Products, categories, brands, collections, articles and pages that match the text typed so far',
      querystring: searchQuerySchema,
      response: { 200: dataOf(searchSuggestionsSchema) },
    },
    handler: async (request) => {
      const { signal } = request;
      const view = viewOf(request);
      return { data: await searchGate.run(signal, () => suggest({ db, catalogue }, request.query.q, view, { signal, mayCorrect: () => !searchGate.isCrowded })) };
    },
  });

  app.get('/api/search/content', {
    config: { isPublic: true },
    schema: { tags: ['catalogue'], summary: 'Collections, articles and pages that match a search', querystring: searchQuerySchema, response: { 200: dataOf(contentSearchSchema) } },
    handler: async (request) => {
      const { signal } = request;
      const view = viewOf(request);
      return { data: await searchGate.run(signal, () => searchTexts({ db, catalogue }, request.query.q, view, { signal, mayCorrect: () => !searchGate.isCrowded })) };
    },
  });
}
