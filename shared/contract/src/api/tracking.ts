import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';
import { listOf } from './listOf.ts';

/** A product as statistics know it: amounts of one piece, gross, from the price list in `TRACKING_CURRENCY`. */
const trackedItemSchema = object({
  /** The SKU, as in the product feeds. */
  id: string().required(),
  /** In Hungarian whatever the page's language, so that one product has one name. */
  title: string().required(),
  category: string().defined(),
  brand: string().defined(),
  /** What one piece costs before a coupon. */
  price: number().required(),
  /** What a reduced price, a quantity tier and a coupon take off one piece. */
  discount: number().required(),
  quantity: number().required(),
});
export type TrackedItem = InferType<typeof trackedItemSchema>;

/** Query of `GET /api/tracking/products`. `quantity` chooses the tier. */
export const trackedProductsQuerySchema = object({
  ids: listOf(number().integer('whole_number').min(1, 'too_small').required(), LIMITS.pageSizeMax).required(),
  quantity: number().integer('whole_number').min(1, 'too_small').max(LIMITS.quantity, 'too_large').default(1),
});

/** Answer of `GET /api/tracking/products`; ids of no product are left out. */
export const trackedProductsSchema = array(trackedItemSchema.required()).required();

/** Answer of `GET /api/tracking/cart`: amounts gross, in `TRACKING_CURRENCY`. */
export const trackedCartSchema = object({
  /** What the products cost after the coupon. */
  value: number().required(),
  /** The VAT in `value`. */
  tax: number().required(),
  shipping: number().required(),
  coupon: string().nullable().defined(),
  items: trackedProductsSchema,
});
export type TrackedCart = InferType<typeof trackedCartSchema>;

/** Answer of `GET /api/tracking/orders/{order_hash}`: as it was when the order was placed. */
export const trackedOrderSchema = trackedCartSchema.shape({
  id: number().required(),
  created_at: string().required(),
});
export type TrackedOrder = InferType<typeof trackedOrderSchema>;
