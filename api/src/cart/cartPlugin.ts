import type { App } from '../platform/http/app.ts';
import { couponRoutes } from './couponRoutes.ts';
import type { CouponParts } from './couponRoutes.ts';
import { placeRoutes } from './placeRoutes.ts';
import type { PlaceRouteParts } from './placeRoutes.ts';
import { cartRoutes } from './routes.ts';
import type { CartParts } from './routes.ts';

export interface CartOptions extends CartParts, CouponParts, PlaceRouteParts {}

/** The visitor's cart, its coupon, and the places where it can be collected. */
export async function cartPlugin(app: App, options: CartOptions): Promise<void> {
  cartRoutes(app, options);
  couponRoutes(app, options);
  placeRoutes(app, options);
}
