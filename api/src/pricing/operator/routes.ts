import { operatorPricesSchema, priceInputSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Deps } from '../../deps.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { setPrice, showPrices } from './prices.ts';

const tags = ['operator'];
const params = object({ sku: string().required() });
const response = { 200: dataOf(operatorPricesSchema) };

/** What products cost. For the operator alone. */
export function operatorPriceRoutes(app: App, deps: Deps): void {
  const onRequest = requireOperator(deps.operatorToken);

  app.get('/operator/prices/:sku', {
    onRequest,
    schema: { tags, summary: 'What a product costs', params, response },
    handler: async (request) => ({ data: await showPrices(deps.db, request.params.sku) }),
  });

  app.put('/operator/prices/:sku', {
    config: { skipsCsrf: true },
    onRequest,
    schema: { tags, summary: 'Sets what a product costs in one currency', params, body: priceInputSchema, response },
    handler: async (request) => ({ data: await setPrice(deps, request.params.sku, request.body) }),
  });
}
