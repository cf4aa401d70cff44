import type { App } from '../platform/http/app.ts';
import { quoteListRoutes } from './list/routes.ts';
import { operatorQuoteRoutes } from './operatorRoutes.ts';
import type { OperatorQuoteParts } from './operatorRoutes.ts';
import { quoteRoutes } from './routes.ts';
import type { QuoteParts } from './routes.ts';
import { offerTrackingRoutes } from './trackingRoutes.ts';

export interface QuotesOptions extends QuoteParts, OperatorQuoteParts {}

/** Quote requests and their offers. */
export async function quotesPlugin(app: App, options: QuotesOptions): Promise<void> {
  quoteRoutes(app, options);
  quoteListRoutes(app, options);
  operatorQuoteRoutes(app, options);
  offerTrackingRoutes(app, options);
}
