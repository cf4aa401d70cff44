import type { App } from '../platform/http/app.ts';
import { couponRoutes } from './couponRoutes.ts';
import type { CouponParts } from './couponRoutes.ts';
import { handoverRoutes } from './handoverRoutes.ts';
import type { HandoverRouteParts } from './handoverRoutes.ts';
import { placeRoutes } from './placeRoutes.ts';
import type { PlaceRouteParts } from './placeRoutes.ts';
import { cartRoutes } from './routes.ts';
import type { CartParts } from './routes.ts';

export interface CartOptions extends CartParts, CouponParts, HandoverRouteParts, PlaceRouteParts {}

/** The visitor's cart, its coupon, the places where it can be collected, and carts of partners' pages. */
export async function cartPlugin(app: App, options: CartOptions): Promise<void> {
  cartRoutes(app, options);
  couponRoutes(app, options);
  handoverRoutes(app, options);
  placeRoutes(app, options);
}
