import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';
import { IMPORT_LIMITS } from './import.ts';
import { LIMITS } from './limits.ts';
import { MAIL_STATES } from './operatorMail.ts';
import { ORDER_STATUSES, orderSchema } from './order.ts';

/** Orders in one list. */
const LISTED = { unlessTold: 20, most: 500 } as const;

/** Query of `GET /operator/orders`. */
export const operatorOrdersQuerySchema = object({
  status: string().oneOf(ORDER_STATUSES, 'unknown_value'),
  limit: number().integer('whole_number').min(1, 'too_small').max(LISTED.most, 'too_large').default(LISTED.unlessTold),
});

/** Answer of `GET /operator/orders`: the newest first. */
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
  }).required(),
).required();
export type OperatorOrders = InferType<typeof operatorOrdersSchema>;

/** Answer of `GET /operator/orders/{order}` and of every step. */
export const operatorOrderSchema = object({
  order: orderSchema.required(),
  /** Money that the shop still owes the buyer. */
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

/** Body of `POST /operator/orders/{order}/cancelled`. The reason is told to the buyer. */
export const cancelInputSchema = object({ reason: string().trim().max(LIMITS.comment, 'too_long').default('') });

/** Body of `POST /operator/orders/{order}/refunded`. By hand: the money has gone back outside of any provider. */
export const refundInputSchema = object({ by_hand: boolean().default(false) });

/** Pieces of a product: what can be sold, and what carts and orders not yet sent hold of it or beside it. */
export const operatorStockSchema = object({
  sku: string().required(),
  title: string().required(),
  is_for_order: boolean().required(),
  /** What orders have not taken. */
  stock: number().required(),
  /** Of these, held by carts for some minutes. */
  in_carts: number().required(),
  /** Beside these, taken by orders that have not been sent. */
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
      /** Since when the price has been in force. */
      since: string().required(),
      /** The lowest price of the 30 days before the reduction; `null` for a full price, and where none is known. */
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
