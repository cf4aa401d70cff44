import { taxonomyResultSchema, taxonomySchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { refreshAfterImport } from '../import/refreshAfterImport.ts';
import type { RefreshParts } from '../import/refreshAfterImport.ts';
import { invalidateChanges } from '../import/invalidateChanges.ts';
import { LIST_TAGS } from '../listTags.ts';
import { loadTaxonomy } from './loadTaxonomy.ts';
import { saveTaxonomy } from './saveTaxonomy.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

export interface TaxonomyParts extends RefreshParts {
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** The taxonomy: categories, brands and colours. For the operator only. */
export function taxonomyRoutes(app: App, parts: TaxonomyParts): void {
  const { db, changes, operatorToken } = parts;
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/catalogue/taxonomy', {
    config,
    onRequest,
    schema: { tags, summary: 'Categories, brands and colours in the form of an import', response: { 200: dataOf(taxonomySchema) } },
    handler: async () => ({ data: await loadTaxonomy(db) }),
  });

  app.put('/operator/catalogue/taxonomy', {
    config,
    onRequest,
    bodyLimit: BODY_LIMIT_BYTES,
    schema: { tags, summary: 'Creates or replaces the named categories, brands and colours', body: taxonomySchema, response: { 200: dataOf(taxonomyResultSchema) } },
    handler: async (request) => {
      const { result, productIds, categoryIds, brandIds } = await saveTaxonomy(db, request.body);
      request.log.info({ ...result }, 'taxonomy imported');
      invalidateChanges(changes, { productIds, categoryIds });
      await refreshAfterImport(parts, { productIds, searchedIds: productIds, categoryIds });
      if (categoryIds.length > 0) changes.emit(['menus']);
      // The list of a brand without products has no other tag.
      if (brandIds.length > 0) changes.emit(LIST_TAGS);
      return { data: result };
    },
  });
}
