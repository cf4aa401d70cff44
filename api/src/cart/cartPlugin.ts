import type { App } from '../platform/http/app.ts';
import { couponRoutes } from './couponRoutes.ts';
import type { CouponParts } from './couponRoutes.ts';
import { cartRoutes } from './routes.ts';
import type { CartParts } from './routes.ts';

export interface CartOptions extends CartParts, CouponParts {}

/** The visitor's cart and its coupon. */
export async function cartPlugin(app: App, options: CartOptions): Promise<void> {
  cartRoutes(app, options);
  couponRoutes(app, options);
}
