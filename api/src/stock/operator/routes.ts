import { operatorStockSchema, stockMoveSchema, stockSetSchema } from '@feszek/contract';
import { object, string } from 'yup';
import type { Deps } from '../../deps.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { changeStock, showStock } from './changeStock.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };
const params = object({ sku: string().required() });
const response = { 200: dataOf(operatorStockSchema) };

/** What there is of products. For the operator alone. */
export function operatorStockRoutes(app: App, deps: Deps): void {
  const onRequest = requireOperator(deps.operatorToken);

  app.get('/operator/stock/:sku', {
    onRequest,
    schema: { tags, summary: 'What there is of a product', params, response },
    handler: async (request) => ({ data: await showStock(deps, request.params.sku) }),
  });

  app.put('/operator/stock/:sku', {
    config,
    onRequest,
    schema: { tags, summary: 'Says how much of a product can be sold', params, body: stockSetSchema, response },
    handler: async (request) => ({ data: await changeStock(deps, request.params.sku, () => request.body.stock) }),
  });

  app.post('/operator/stock/:sku/moves', {
    config,
    onRequest,
    schema: { tags, summary: 'Adds pieces of a product, or takes some away', description: 'Asked twice, it is done twice.', params, body: stockMoveSchema, response },
    handler: async (request) => ({ data: await changeStock(deps, request.params.sku, (before) => before + request.body.add) }),
  });
}
