import { retentionSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requestLocale } from '../../platform/http/requestView.ts';
import { retentionIn } from './retention.ts';

/** What the shop stores about people, and for how long. */
export function retentionRoutes(app: App): void {
  app.get('/api/privacy/retention', {
    config: { isPublic: true },
    schema: { tags: ['account'], summary: 'What is stored about people, why and for how long', response: { 200: dataOf(retentionSchema) } },
    handler: async (request) => ({ data: retentionIn(requestLocale(request)) }),
  });
}
