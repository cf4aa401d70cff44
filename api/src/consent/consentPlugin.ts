import { CONSENT_PATH, acknowledgementSchema, consentInputSchema } from '@feszek/contract';
import type { Clock } from '../platform/clock.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { operatorConsentRoutes } from './operatorRoutes.ts';
import type { OperatorConsentParts } from './operatorRoutes.ts';

export interface ConsentOptions extends OperatorConsentParts {
  readonly clock: Clock;
}

/**
 * Records of decisions about cookies. They are independent of sessions: a visitor who refuses cookies gets none by the
 * record, and a record is connected with no visitor.
 */
export async function consentPlugin(app: App, { db, clock, operatorToken }: ConsentOptions): Promise<void> {
  app.post(CONSENT_PATH, {
    config: { skipsCsrf: true },
    schema: { tags: ['consent'], summary: 'Records a decision about cookies; a repeated request changes nothing', body: consentInputSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async ({ body: { id, version, purposes, decided_at } }) => {
      await db.insertInto('consent_record').values({ id, version, purposes: [...new Set(purposes)], decided_at, stored_at: clock.now() }).onConflict((conflict) => conflict.doNothing()).execute();
      return { data: { ok: true as const } };
    },
  });
  operatorConsentRoutes(app, { db, operatorToken });
}
