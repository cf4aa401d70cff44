import { searchQuerySchema, searchSuggestionsSchema } from '@feszek/contract';
import type { Deps } from '../../deps.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestView } from '../../platform/http/requestView.ts';
import { suggest } from './suggest.ts';

/** What is shown while somebody types into the search field. */
export function searchRoutes(app: App, { db, clock, homeVat, catalogue, searchGate }: Deps): void {
  app.get('/api/search/suggestions', {
    config: { isPublic: true },
    schema: {
      tags: ['catalogue'],
      summary: 'Products, categories, brands and articles that the words typed so far may mean',
      querystring: searchQuerySchema,
      response: { 200: dataOf(searchSuggestionsSchema) },
    },
    handler: async (request) => {
      const { signal } = request;
      const view = { ...requestView(request), clock, vatPercent: homeVat.percent };
      return { data: await searchGate.run(signal, () => suggest({ db, catalogue }, request.query.q, view, { signal, mayCorrect: () => !searchGate.isCrowded })) };
    },
  });
}
