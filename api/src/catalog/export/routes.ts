import { exportPageSchema } from '@feszek/contract';
import { number, object } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { MAX_ID } from '../../platform/http/ids.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { exportPage } from './exportProducts.ts';

/** Few enough that an answer stays small. */
const PAGE_SIZE = 250;

export interface ExportParts {
  readonly db: Db;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** The catalogue in the form of a catalogue file, a page at a time. For the operator only. */
export function exportRoutes(app: App, { db, operatorToken }: ExportParts): void {
  app.get('/operator/catalogue/products', {
    onRequest: requireOperator(operatorToken),
    schema: {
      tags: ['operator'],
      summary: 'A page of the catalogue in the form of an import',
      querystring: object({ after: number().integer('whole_number').min(0, 'too_small').max(MAX_ID, 'too_large').default(0) }),
      response: { 200: dataOf(exportPageSchema) },
    },
    handler: async (request) => ({ data: await exportPage(db, request.query.after, PAGE_SIZE) }),
  });
}
