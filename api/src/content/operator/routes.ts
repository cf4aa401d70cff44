import { contentResultSchema, operatorContentSchema } from '@feszek/contract';
import type { Changes } from '../../platform/changes.ts';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { loadContent } from './loadContent.ts';
import { saveContent } from './saveContent.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

export interface OperatorContentParts {
  readonly db: Db;
  readonly changes: Changes;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** Menus, questions and showrooms. For the operator only. */
export function operatorContentRoutes(app: App, { db, changes, operatorToken }: OperatorContentParts): void {
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/content', {
    config,
    onRequest,
    schema: { tags, summary: 'Menus, questions and showrooms in the form of an import', response: { 200: dataOf(operatorContentSchema) } },
    handler: async () => ({ data: await loadContent(db) }),
  });

  app.put('/operator/content', {
    config,
    onRequest,
    bodyLimit: BODY_LIMIT_BYTES,
    schema: { tags, summary: 'Replaces the given sections of the content', body: operatorContentSchema, response: { 200: dataOf(contentResultSchema) } },
    handler: async (request) => {
      const result = await saveContent(db, request.body);
      request.log.info({ ...result }, 'content imported');
      changes.emit(['faq', 'showrooms', 'menus']);
      return { data: result };
    },
  });
}
