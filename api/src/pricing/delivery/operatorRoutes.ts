import { deliverySettingsInputSchema, deliverySettingsSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { changeDeliverySettings, listDeliverySettings } from './deliverySettings.ts';

const tags = ['operator'];
const response = { 200: dataOf(deliverySettingsSchema) };

export interface DeliveryOperatorParts {
  readonly db: Db;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** The days of delivery methods. For the operator only. */
export function deliveryOperatorRoutes(app: App, { db, operatorToken }: DeliveryOperatorParts): void {
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/delivery', {
    onRequest,
    schema: { tags, summary: 'When each delivery method delivers', response },
    handler: async () => ({ data: await listDeliverySettings(db) }),
  });

  app.put('/operator/delivery/:code', {
    config: { skipsCsrf: true },
    onRequest,
    schema: { tags, summary: 'Changes when a delivery method delivers', params: object({ code: string().required() }), body: deliverySettingsInputSchema, response },
    handler: async (request) => {
      await changeDeliverySettings(db, request.params.code, request.body);
      request.log.info({ method: request.params.code }, 'delivery settings changed');
      return { data: await listDeliverySettings(db) };
    },
  });
}
