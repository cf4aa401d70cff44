import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';
import { LIMITS } from './limits.ts';
import { ORDER_STATUSES } from './orderStatus.ts';
import { imageSchema, pagingSchema } from './shared.ts';

/** Query of `GET /api/orders`. */
export const orderListQuerySchema = object({
  page: number().integer('whole_number').min(1, 'too_small').max(LIMITS.page, 'too_large').default(1),
  status: string().oneOf(ORDER_STATUSES, 'unknown_value'),
});
export type OrderListQuery = InferType<typeof orderListQuerySchema>;

const listedOrderSchema = object({
  /** The number of the order. */
  id: number().required(),
  order_hash: string().required(),
  created_at: string().required(),
  status: string().oneOf(ORDER_STATUSES).required(),
  /** The total to pay, in major units of `currency`. */
  total_gross: number().required(),
  currency: string().oneOf(CURRENCIES).required(),
  /** The pieces of all items. */
  item_count: number().required(),
  /** The pictures of the first items that are still sold and have one; at most four. */
  images: array(imageSchema.required()).required(),
});

/** Response of `GET /api/orders`: the orders of the signed-in user, the newest first. */
export const orderListSchema = object({
  orders: array(listedOrderSchema.required()).required(),
  paging: pagingSchema.required(),
});
export type OrderList = InferType<typeof orderListSchema>;
export type ListedOrder = OrderList['orders'][number];
