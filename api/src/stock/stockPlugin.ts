import type { App } from '../platform/http/app.ts';
import { operatorStockRoutes } from './operator/routes.ts';
import type { StockParts } from './operator/routes.ts';
import { operatorShowroomRoutes } from './operator/showroomRoutes.ts';
import type { ShowroomRouteParts } from './operator/showroomRoutes.ts';

export interface StockOptions extends StockParts, ShowroomRouteParts {}

/** The operator's routes for stock. */
export async function stockPlugin(app: App, options: StockOptions): Promise<void> {
  operatorStockRoutes(app, options);
  operatorShowroomRoutes(app, options);
}
