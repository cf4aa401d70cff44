import type { App } from '../platform/http/app.ts';
import { couponOperatorRoutes } from './coupons/operatorRoutes.ts';
import type { CouponOperatorParts } from './coupons/operatorRoutes.ts';
import { operatorPriceRoutes } from './operator/routes.ts';
import type { PriceParts } from './operator/routes.ts';

export interface PricingOptions extends CouponOperatorParts, PriceParts {}

/** Prices and coupons as the operator changes them. */
export async function pricingPlugin(app: App, options: PricingOptions): Promise<void> {
  couponOperatorRoutes(app, options);
  operatorPriceRoutes(app, options);
}
