import type { App } from '../platform/http/app.ts';
import { couponOperatorRoutes } from './coupons/operatorRoutes.ts';
import type { CouponOperatorParts } from './coupons/operatorRoutes.ts';
import { deliveryOperatorRoutes } from './delivery/operatorRoutes.ts';
import type { DeliveryOperatorParts } from './delivery/operatorRoutes.ts';
import { operatorPriceRoutes } from './operator/routes.ts';
import type { PriceParts } from './operator/routes.ts';
import { rateOperatorRoutes } from './rates/operatorRoutes.ts';
import type { RateOperatorParts } from './rates/operatorRoutes.ts';

export interface PricingOptions extends CouponOperatorParts, DeliveryOperatorParts, PriceParts, RateOperatorParts {}

/** The operator routes of prices, exchange rates, coupons and delivery methods. */
export async function pricingPlugin(app: App, options: PricingOptions): Promise<void> {
  couponOperatorRoutes(app, options);
  deliveryOperatorRoutes(app, options);
  operatorPriceRoutes(app, options);
  rateOperatorRoutes(app, options);
}
