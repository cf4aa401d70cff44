import type { App } from '../platform/http/app.ts';
import { operatorStockRoutes } from './operator/routes.ts';
import type { StockParts } from './operator/routes.ts';

export type StockOptions = StockParts;

/** The operator's routes for stock. */
export async function stockPlugin(app: App, options: StockOptions): Promise<void> {
  operatorStockRoutes(app, options);
}
