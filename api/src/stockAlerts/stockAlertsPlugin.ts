import type { App } from '../platform/http/app.ts';
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import { operatorStockAlertRoutes } from './operatorRoutes.ts';
import type { OperatorAlertParts } from './operatorRoutes.ts';
import { stockAlertRoutes } from './routes.ts';
import type { StockAlertRouteParts } from './routes.ts';
import { registerAlertJob } from './sendAlerts.ts';

export interface StockAlertsOptions extends StockAlertRouteParts, OperatorAlertParts {
  readonly jobs: JobRegistry;
}

/** Mails about products that are in stock again. */
export async function stockAlertsPlugin(app: App, options: StockAlertsOptions): Promise<void> {
  stockAlertRoutes(app, options);
  operatorStockAlertRoutes(app, options);
  registerAlertJob(options.jobs, options.db, options.alerts);
}
