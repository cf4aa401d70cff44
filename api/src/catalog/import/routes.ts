import { IMPORT_LIMITS, importBeginSchema, importCommitSchema, importFaultsSchema, importResultSchema, importRowsSchema, importSchema } from '@feszek/contract';
import { number, object, string } from 'yup';
import type { Clock } from '../../platform/clock.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { commitImport } from './commitImport.ts';
import { loadExistingProducts } from './existingProducts.ts';
import { beginImport, discardImport, loadFaults, stageRows } from './imports.ts';
import { loadKnownColors } from './knownColors.ts';
import { checkRows, stagedRows } from './prepareRow.ts';
import { recordPendingChanges } from '../search/updateIndex.ts';
import { refreshAfterImport } from './refreshAfterImport.ts';
import type { RefreshParts } from './refreshAfterImport.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };
const id = object({ id: string().required() });
const ROWS_LIMIT_BYTES = 8 * 1024 * 1024;
const MOST_FAULTS = 1000;

export interface ImportParts extends RefreshParts {
  readonly clock: Clock;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** The import of a catalogue file: rows are staged in several requests, and applied in one transaction. For the operator only. */
export function importRoutes(app: App, parts: ImportParts): void {
  const { db, clock, operatorToken } = parts;
  const onRequest = requireOperator(operatorToken);

  app.post('/operator/catalogue/imports', {
    config,
    onRequest,
    schema: { tags, summary: 'Opens an import', body: importBeginSchema, response: { 200: dataOf(importSchema) } },
    handler: async (request) => {
      await beginImport(db, clock, request.body.id, request.body.replace);
      return { data: { id: request.body.id, state: 'open' } as const };
    },
  });

  app.post('/operator/catalogue/imports/:id/rows', {
    config,
    onRequest,
    bodyLimit: ROWS_LIMIT_BYTES,
    schema: { tags, summary: 'Checks and stages rows of an import', params: id, body: importRowsSchema, response: { 200: dataOf(object({ rejected: number().required() })) } },
    handler: async (request) => {
      const checked = checkRows(request.body.rows);
      const skus = checked.flatMap((row) => ('product' in row ? [row.product.sku] : []));
      const rows = stagedRows(checked, await loadExistingProducts(db, skus), await loadKnownColors(db), clock.now());
      await stageRows(db, clock, request.params.id, rows);
      return { data: { rejected: rows.filter(({ faults }) => faults !== null).length } };
    },
  });

  app.post('/operator/catalogue/imports/:id/commit', {
    config,
    onRequest,
    schema: { tags, summary: 'Applies an import, or reports what it would change', params: id, body: importCommitSchema, response: { 200: dataOf(importResultSchema) } },
    handler: async (request) => {
      const { result, ...touched } = await commitImport(db, clock, request.params.id, request.body, recordPendingChanges);
      if (touched.productIds.length === 0) return { data: result };
      const isSearchBehind = await refreshAfterImport(parts, touched).then(
        () => false,
        (error: unknown) => {
          // The rows are committed, so the answer is not an error.
          request.log.error({ err: error, import_id: request.params.id }, 'the import is applied, but lists or the search index could not be updated');
          return true;
        },
      );
      if (result.categories_created > 0) parts.changes.emit(['menus']);
      return { data: { ...result, is_search_behind: isSearchBehind } };
    },
  });

  app.get('/operator/catalogue/imports/:id/faults', {
    config,
    onRequest,
    schema: {
      tags,
      summary: 'The rejected rows with their faults',
      params: id,
      querystring: object({ after: number().integer('whole_number').min(0, 'too_small').max(IMPORT_LIMITS.lineNumber, 'too_large').default(0) }),
      response: { 200: dataOf(importFaultsSchema) },
    },
    handler: async (request) => ({ data: await loadFaults(db, request.params.id, request.query.after, MOST_FAULTS) }),
  });

  app.delete('/operator/catalogue/imports/:id', {
    config,
    onRequest,
    schema: { tags, summary: 'Discards an open import', params: id, response: { 200: dataOf(importSchema) } },
    handler: async (request) => {
      await discardImport(db, request.params.id);
      return { data: { id: request.params.id, state: 'discarded' } as const };
    },
  });
}
