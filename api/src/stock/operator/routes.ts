import { operatorStockSchema, stockMoveSchema, stockSetSchema } from '@feszek/contract';
import { object, string } from 'yup';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { changeStock, showStock } from './changeStock.ts';
import type { ChangeStockParts } from './changeStock.ts';

const tags = ['operator'];
const config = { skipsCsrf: true };
const params = object({ sku: string().required() });
const response = { 200: dataOf(operatorStockSchema) };

export interface StockParts extends ChangeStockParts {
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** The stock of products. Only for the operator. */
export function operatorStockRoutes(app: App, parts: StockParts): void {
  const onRequest = requireOperator(parts.operatorToken);

  app.get('/operator/stock/:sku', {
    onRequest,
    schema: { tags, summary: 'The stock of a product', params, response },
    handler: async (request) => ({ data: await showStock(parts, request.params.sku) }),
  });

  app.put('/operator/stock/:sku', {
    config,
    onRequest,
    schema: { tags, summary: 'Sets the stock of a product', params, body: stockSetSchema, response },
    handler: async (request) => ({ data: await changeStock(parts, request.params.sku, () => request.body.stock) }),
  });

  app.post('/operator/stock/:sku/moves', {
    config,
    onRequest,
    schema: { tags, summary: 'Adds pieces to the stock of a product, or removes some', description: 'A repeated request is applied again.', params, body: stockMoveSchema, response },
    handler: async (request) => ({ data: await changeStock(parts, request.params.sku, (before) => before + request.body.add) }),
  });
}
