import { normalizePath } from '@feszek/content-folder';
import { routeRulesQuerySchema, routeRulesSchema } from '@feszek/contract';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';

/** Redirects and pages that are gone. */
export function routeRuleRoutes(app: App, { db }: { readonly db: Db }): void {
  app.get('/api/route-rules', {
    config: { isPublic: true },
    schema: { tags: ['content'], summary: 'The rule of an address: a redirect, or gone for good', querystring: routeRulesQuerySchema, response: { 200: dataOf(routeRulesSchema) } },
    handler: async (request) => {
      const path = normalizePath(request.query.path);
      const rule = path === undefined ? undefined : await db.selectFrom('route_rule').select(['status', 'target']).where('path', '=', path).executeTakeFirst();
      return { data: { rule: rule ?? null } };
    },
  });
}
