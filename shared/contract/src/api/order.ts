import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';
import { paymentMethodSchema, summarySchema } from './cart.ts';
import { LIMITS } from './limits.ts';
import { productSchema } from './product.ts';

export const ORDER_STATUSES = ['pending_payment', 'paid', 'payment_failed', 'confirmed', 'shipped', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What an order's history is made of: a status that it took on, or money that went back. */
const ORDER_EVENTS = [...ORDER_STATUSES, 'refunded'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Who brings a step of an order about; `system` is time itself. */
const ORDER_ACTORS = ['customer', 'system', 'operator', 'provider'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

const TRANSACTION_STATUSES = ['in_progress', 'success', 'error'] as const;

/** Why a payment failed: refused by the bank, given up or left by the buyer, never begun, or replaced by a newer attempt. */
const PAYMENT_FAILURES = ['refused', 'cancelled', 'timed_out', 'unavailable', 'superseded'] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** What the payment provider said, as far as it has spoken. */
export const transactionResultSchema = object({
  status: string().oneOf(TRANSACTION_STATUSES).required(),
  amount: number().required(),
  currency: string().oneOf(CURRENCIES).required(),
  authorization_code: string().nullable().defined(),
  response_code: string().nullable().defined(),
  response_message: string().nullable().defined(),
  failure: string().oneOf(PAYMENT_FAILURES).nullable().defined(),
  /** The payment provider's name. */
  provider: string().required(),
  /** What the provider calls the payment, where a buyer may be told it. */
  provider_transaction_id: string().nullable().defined(),
  /** `due`: the money goes back to the buyer; `done`: it is on its way. */
  refund: string().oneOf(['due', 'done'] as const).nullable().defined(),
});

const orderAddressSchema = object({
  name: string().required(),
  address: string().required(),
  city: string().required(),
  zipcode: string().required(),
  country: string().required(),
});

export const orderHistorySchema = array(
  object({
    status: string().oneOf(ORDER_EVENTS).required(),
    at: string().required(),
    by: string().oneOf(ORDER_ACTORS).required(),
    /** What the customer is told of it, in the words of whoever did it; mostly empty. */
    note: string().defined(),
  }).required(),
).required();
export type OrderHistory = InferType<typeof orderHistorySchema>;

/** How a parcel can be followed. */
export const orderTrackingSchema = object({ carrier: string().nullable().defined(), url: string().nullable().defined() });

/** Answer of `GET /api/orders/{order_hash}`. */
export const orderSchema = object({
  id: number().required(),
  order_hash: string().required(),
  status: string().oneOf(ORDER_STATUSES).required(),
  created_at: string().required(),
  /** Step by step, the oldest first. */
  history: orderHistorySchema,
  /** `null` where nothing of it is known, and before the order is on its way. */
  tracking: orderTrackingSchema.nullable().defined(),
  currency: string().oneOf(CURRENCIES).required(),
  transaction_id: string().nullable().defined(),
  /** `null` for an order that is not paid through a provider. */
  transaction_result: transactionResultSchema.nullable().defined(),
  /** Until when the goods of an unpaid order are kept for its buyer; `null` for any other. */
  payment_expires_at: string().nullable().defined(),
  items: array(
    object({
      id: number().required(),
      name: string().required(),
      quantity: number().required(),
      price_gross: number().required(),
      price_net: number().required(),
      /** The product as it is sold today, or `null` once it has left the range. */
      product: productSchema.nullable().defined(),
    }).required(),
  ).required(),
  summary: summarySchema.required(),
  delivery: object({
    title: string().required(),
    price_gross: number().required(),
    price_net: number().required(),
    /** Where the order goes; `null` where it is collected. */
    address: orderAddressSchema.nullable().defined(),
  }).required(),
  /** `description` says how to pay where that is the customer's own to do, such as the account of a bank transfer. */
  payment: object({ id: number().required(), code: string().required(), title: string().required(), description: string().defined() }).required(),
  /** By what the order can be paid now, once more: empty where it cannot. */
  payment_methods: array(paymentMethodSchema.required()).required(),
  /** The code of the coupon that the order was placed with; what it saved is in `summary`. */
  coupon: string().nullable().defined(),
  comment: string().defined(),
  is_new_account: boolean().required(),
  /** The partner is the one who is invoiced; his address is the billing address. */
  partner_name: string().defined(),
  partner_firstname: string().defined(),
  partner_lastname: string().defined(),
  partner_email: string().required(),
  partner_phone: string().required(),
  partner_address: string().required(),
  partner_city: string().required(),
  partner_zipcode: string().required(),
  partner_country: string().required(),
  /** A company's; empty for a private person. */
  partner_tax_number: string().defined(),
});
export type Order = InferType<typeof orderSchema>;

/** Answer of `POST /api/cart/order` and of `POST /api/orders/payment_restart/{order_hash}`. */
export const orderPlacedSchema = object({
  order_hash: string().required(),
  /** Where the browser goes next: the provider's page, or the result page where nothing is to be paid online. */
  redirect_url: string().required(),
});
export type OrderPlaced = InferType<typeof orderPlacedSchema>;

/** Body of `POST /api/orders/payment_restart/{order_hash}`. */
export const paymentRestartInputSchema = object({
  payment_method: number().required('required').integer('whole_number').min(1, 'too_small'),
  transaction_result_url: string().required('required').max(LIMITS.url, 'too_long'),
  /** See `orderInputSchema`. */
  is_data_transfer_accepted: boolean(),
});
export type PaymentRestartInput = InferType<typeof paymentRestartInputSchema>;

/** Query of `GET /api/payments/return`: what a provider hangs on the address that it sends the buyer back to. */
export const paymentReturnQuerySchema = object({
  /** SimplePay's answer, base64, and its signature. */
  r: string().max(LIMITS.url, 'too_long'),
  s: string().max(LIMITS.url, 'too_long'),
  /** Stripe's Checkout Session. */
  session_id: string().max(LIMITS.url, 'too_long'),
});
export type PaymentReturnQuery = InferType<typeof paymentReturnQuerySchema>;

/** Answer of `GET /api/payments/return`. */
export const paymentReturnSchema = object({ order_hash: string().required() });
export type PaymentReturn = InferType<typeof paymentReturnSchema>;
