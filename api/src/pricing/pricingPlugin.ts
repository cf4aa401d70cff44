import type { App } from '../platform/http/app.ts';
import { couponOperatorRoutes } from './coupons/operatorRoutes.ts';
import type { CouponOperatorParts } from './coupons/operatorRoutes.ts';
import { operatorPriceRoutes } from './operator/routes.ts';
import type { PriceParts } from './operator/routes.ts';
import { rateOperatorRoutes } from './rates/operatorRoutes.ts';
import type { RateOperatorParts } from './rates/operatorRoutes.ts';

export interface PricingOptions extends CouponOperatorParts, PriceParts, RateOperatorParts {}

/** The operator routes of prices, exchange rates and coupons. */
export async function pricingPlugin(app: App, options: PricingOptions): Promise<void> {
  couponOperatorRoutes(app, options);
  operatorPriceRoutes(app, options);
  rateOperatorRoutes(app, options);
}
