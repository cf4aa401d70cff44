import { operatorStockAlertsQuerySchema, operatorStockAlertsSchema } from '@feszek/contract';
import type { OperatorStockAlert } from '@feszek/contract';
import type { Db } from '../platform/database/connect.ts';
import { dataOf } from '../platform/http/answer.ts';
import type { App } from '../platform/http/app.ts';
import { requireOperator } from '../platform/operator/requireOperator.ts';
import { findNamedProduct } from '../catalog/operator/namedProduct.ts';

export interface OperatorAlertParts {
  readonly db: Db;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

async function countAlerts(db: Db, productId: number | undefined): Promise<OperatorStockAlert[]> {
  const rows = await db
    .selectFrom('stock_alert')
    .innerJoin('product', 'product.id', 'stock_alert.product_id')
    .select(({ fn }) => ['product.sku', 'product.title', fn.count<number>('stock_alert.confirmed_at').as('confirmed'), fn.countAll<number>().as('all'), fn.min('stock_alert.requested_at').as('since')])
    .$if(productId !== undefined, (query) => query.where('product.id', '=', productId ?? 0))
    .groupBy('product.id')
    .orderBy('all', 'desc')
    .orderBy('product.sku')
    .execute();
  return rows.map(({ sku, title, confirmed, all, since }) => ({ sku, title: title.en, confirmed: Number(confirmed), pending: Number(all) - Number(confirmed), since: new Date(since).toISOString() }));
}

/** How many addresses wait for which product. For the operator only; no address is shown. */
export function operatorStockAlertRoutes(app: App, { db, operatorToken }: OperatorAlertParts): void {
  app.get('/operator/stock-alerts', {
    onRequest: requireOperator(operatorToken),
    schema: { tags: ['operator'], summary: 'How many addresses wait for which product', querystring: operatorStockAlertsQuerySchema, response: { 200: dataOf(operatorStockAlertsSchema) } },
    handler: async ({ query: { product } }) => ({ data: await countAlerts(db, product ? (await findNamedProduct(db, product)).id : undefined) }),
  });
}
