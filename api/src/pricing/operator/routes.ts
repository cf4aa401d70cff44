import { operatorPricesSchema, priceInputSchema } from '@feszek/contract';
import { object, string } from 'yup';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { setPrice, showPrices } from './prices.ts';
import type { SetPriceParts } from './prices.ts';

const tags = ['operator'];
const params = object({ sku: string().required() });
const response = { 200: dataOf(operatorPricesSchema) };

export interface PriceParts extends SetPriceParts {
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** Prices of products. For the operator only. */
export function operatorPriceRoutes(app: App, parts: PriceParts): void {
  const onRequest = requireOperator(parts.operatorToken);

  app.get('/operator/prices/:sku', {
    onRequest,
    schema: { tags, summary: 'The prices of a product', params, response },
    handler: async (request) => ({ data: await showPrices(parts, request.params.sku) }),
  });

  app.put('/operator/prices/:sku', {
    config: { skipsCsrf: true },
    onRequest,
    schema: { tags, summary: 'Sets the price of a product in one currency', params, body: priceInputSchema, response },
    handler: async (request) => ({ data: await setPrice(parts, request.params.sku, request.body) }),
  });
}
