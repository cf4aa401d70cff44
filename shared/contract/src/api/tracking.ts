import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';
import { listOf } from './listOf.ts';

/** A product for statistics: amounts of one piece, gross, in `TRACKING_CURRENCY`. */
const trackedItemSchema = object({
  /** The SKU, as in the product feeds. */
  id: string().required(),
  /** In Hungarian for every page language, so that a product has one name. */
  title: string().required(),
  category: string().defined(),
  brand: string().defined(),
  /** The price of one piece before the coupon. */
  price: number().required(),
  /** The discount on one piece by a reduction, a quantity tier and a coupon. */
  discount: number().required(),
  quantity: number().required(),
});
export type TrackedItem = InferType<typeof trackedItemSchema>;

/** Query of `GET /api/tracking/products`. `quantity` selects the tier. */
export const trackedProductsQuerySchema = object({
  ids: listOf(number().integer('whole_number').min(1, 'too_small').required(), LIMITS.pageSizeMax).required(),
  quantity: number().integer('whole_number').min(1, 'too_small').max(LIMITS.quantity, 'too_large').default(1),
});

/** Response of `GET /api/tracking/products`; unknown ids are omitted. */
export const trackedProductsSchema = array(trackedItemSchema.required()).required();

/** Response of `GET /api/tracking/cart`: amounts gross, in `TRACKING_CURRENCY`. */
export const trackedCartSchema = object({
  /** The products total after the coupon. */
  value: number().required(),
  /** The VAT in `value`. */
  tax: number().required(),
  shipping: number().required(),
  coupon: string().nullable().defined(),
  items: trackedProductsSchema,
});
export type TrackedCart = InferType<typeof trackedCartSchema>;

/** Response of `GET /api/tracking/orders/{order_hash}`: the amounts at the time of the order. */
export const trackedOrderSchema = trackedCartSchema.shape({
  id: number().required(),
  created_at: string().required(),
});
export type TrackedOrder = InferType<typeof trackedOrderSchema>;
