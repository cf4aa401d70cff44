import { deliveryPriceInputSchema, deliveryPricesSchema, deliverySettingsInputSchema, deliverySettingsSchema, serviceSettingsInputSchema, serviceSettingsSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { changeDeliveryPrice, listDeliveryPrices } from './deliveryPrices.ts';
import { changeDeliverySettings, listDeliverySettings } from './deliverySettings.ts';
import { changeServiceSettings, listServiceSettings } from './services/serviceSettings.ts';

const tags = ['operator'];
const response = { 200: dataOf(deliverySettingsSchema) };
const pricesResponse = { 200: dataOf(deliveryPricesSchema) };
const servicesResponse = { 200: dataOf(serviceSettingsSchema) };
const params = object({ code: string().required() });

export interface DeliveryOperatorParts {
  readonly db: Db;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
  /** Invalidates all cached pages that state when products arrive or what delivery costs: pages of products, and texts with the tables of delivery methods and of services. */
  readonly invalidatePages: () => Promise<void>;
}

/** The days and the prices of delivery methods, and the prices of their services. For the operator only. */
export function deliveryOperatorRoutes(app: App, { db, operatorToken, invalidatePages }: DeliveryOperatorParts): void {
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/delivery', {
    onRequest,
    schema: { tags, summary: 'When each delivery method delivers', response },
    handler: async () => ({ data: await listDeliverySettings(db) }),
  });

  app.put('/operator/delivery/:code', {
    config: { skipsCsrf: true },
    onRequest,
    schema: { tags, summary: 'Changes when a delivery method delivers', params, body: deliverySettingsInputSchema, response },
    handler: async (request) => {
      await changeDeliverySettings(db, request.params.code, request.body);
      await invalidatePages();
      request.log.info({ method: request.params.code }, 'delivery settings changed');
      return { data: await listDeliverySettings(db) };
    },
  });

  app.get('/operator/delivery-prices', {
    onRequest,
    schema: { tags, summary: 'The prices of every delivery method', response: pricesResponse },
    handler: async () => ({ data: await listDeliveryPrices(db) }),
  });

  app.put('/operator/delivery-prices/:code', {
    config: { skipsCsrf: true },
    onRequest,
    schema: { tags, summary: 'Changes a price of a delivery method', params, body: deliveryPriceInputSchema, response: pricesResponse },
    handler: async (request) => {
      await changeDeliveryPrice(db, request.params.code, request.body);
      await invalidatePages();
      request.log.info({ method: request.params.code, ...request.body }, 'delivery price changed');
      return { data: await listDeliveryPrices(db) };
    },
  });

  app.get('/operator/delivery-services', {
    onRequest,
    schema: { tags, summary: 'The prices of the paid services of delivery', response: servicesResponse },
    handler: async () => ({ data: await listServiceSettings(db) }),
  });

  app.put('/operator/delivery-services/:code', {
    config: { skipsCsrf: true },
    onRequest,
    schema: { tags, summary: 'Changes the prices and the delivery methods of a service', params, body: serviceSettingsInputSchema, response: servicesResponse },
    handler: async (request) => {
      await changeServiceSettings(db, request.params.code, request.body);
      await invalidatePages();
      request.log.info({ service: request.params.code }, 'delivery service changed');
      return { data: await listServiceSettings(db) };
    },
  });
}
