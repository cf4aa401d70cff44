import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';
import { IMPORT_LIMITS } from './import.ts';
import { LIMITS } from './limits.ts';
import { MAIL_STATES } from './operatorMail.ts';
import { orderSchema } from './order.ts';
import { ORDER_STATUSES } from './orderStatus.ts';

/** Number of orders in one list. */
const LISTED = { byDefault: 20, most: 500 } as const;

/** Query of `GET /operator/orders`. */
export const operatorOrdersQuerySchema = object({
  status: string().oneOf(ORDER_STATUSES, 'unknown_value'),
  /** Only orders that wait for the approval. */
  waiting: boolean(),
  limit: number().integer('whole_number').min(1, 'too_small').max(LISTED.most, 'too_large').default(LISTED.byDefault),
});

/** Response of `GET /operator/orders`: the newest first. */
export const operatorOrdersSchema = array(
  object({
    id: number().required(),
    order_hash: string().required(),
    status: string().oneOf(ORDER_STATUSES).required(),
    created_at: string().required(),
    name: string().defined(),
    email: string().defined(),
    payment: string().required(),
    /** Gross, major units. */
    total: number().required(),
    currency: string().oneOf(CURRENCIES).required(),
    is_refund_due: boolean().required(),
    is_waiting_for_approval: boolean().required(),
  }).required(),
).required();
export type OperatorOrders = InferType<typeof operatorOrdersSchema>;

/** Response of `GET /operator/orders/{order}` and of every change of the status. */
export const operatorOrderSchema = object({
  order: orderSchema.required(),
  /** Whether a refund is due and not yet executed. */
  is_refund_due: boolean().required(),
  mails: array(
    object({ id: number().required(), kind: string().required(), recipient: string().required(), state: string().oneOf(MAIL_STATES).required(), created_at: string().required(), last_error: string().nullable().defined() }).required(),
  ).required(),
});
export type OperatorOrder = InferType<typeof operatorOrderSchema>;

/** Body of `POST /operator/orders/{order}/shipped`. */
export const shipInputSchema = object({
  tracking_url: string()
    .trim()
    .max(LIMITS.url, 'too_long')
    .test('web', 'unknown_value', (text) => !text || (/^https?:\/\//i.test(text) && URL.canParse(text))),
  carrier: string().trim().max(LIMITS.name, 'too_long'),
});
export type ShipInput = InferType<typeof shipInputSchema>;

/** Body of `POST /operator/orders/{order}/cancelled`. The buyer receives the reason. */
export const cancelInputSchema = object({ reason: string().trim().max(LIMITS.comment, 'too_long').default('') });

/** Body of `POST /operator/orders/{order}/refunded`. `by_hand`: the operator has refunded the money without a payment provider. */
export const refundInputSchema = object({ by_hand: boolean().default(false) });

/** Stock of a product, with the pieces reserved by carts and held by orders that are not shipped. */
export const operatorStockSchema = object({
  sku: string().required(),
  title: string().required(),
  is_for_order: boolean().required(),
  /** Pieces that no order holds. */
  stock: number().required(),
  /** Pieces of `stock` that carts have reserved. */
  in_carts: number().required(),
  /** Pieces of orders that are not shipped; not part of `stock`. */
  in_orders: number().required(),
});
export type OperatorStock = InferType<typeof operatorStockSchema>;

/** Body of `PUT /operator/stock/{sku}`. */
export const stockSetSchema = object({ stock: number().required('required').integer('whole_number').min(0, 'too_small').max(IMPORT_LIMITS.stock, 'too_large') });

/** Body of `POST /operator/stock/{sku}/moves`. */
export const stockMoveSchema = object({ add: number().required('required').integer('whole_number').min(-IMPORT_LIMITS.stock, 'too_small').max(IMPORT_LIMITS.stock, 'too_large') });

/** Prices are gross, in major units. */
export const operatorPricesSchema = object({
  sku: string().required(),
  title: string().required(),
  prices: array(
    object({
      currency: string().oneOf(CURRENCIES).required(),
      price: number().required(),
      original: number().required(),
      /** Start time of the price. */
      since: string().required(),
      /** The lowest price of the 30 days before the reduction; `null` for a full price, or if unknown. */
      lowest_before: number().nullable().defined(),
      tiers: array(object({ quantity: number().required(), price: number().required() }).required()).required(),
    }).required(),
  ).required(),
});
export type OperatorPrices = InferType<typeof operatorPricesSchema>;

const amount = () => number().moreThan(0, 'not_positive').max(IMPORT_LIMITS.price, 'too_large');

/** Body of `PUT /operator/prices/{sku}`. Without an original price it is a full price. */
export const priceInputSchema = object({
  currency: string().oneOf(CURRENCIES, 'unknown_value').required('required'),
  price: amount().required('required'),
  original: amount(),
});
export type PriceInput = InferType<typeof priceInputSchema>;
