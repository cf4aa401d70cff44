import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';
import { paymentMethodSchema, summarySchema } from './cart.ts';
import { LIMITS } from './limits.ts';
import { ORDER_STATUSES } from './orderStatus.ts';
import { placeSchema } from './place.ts';
import { productSchema } from './product.ts';
import { arrivalSchema } from './shared.ts';

/** Events of an order's history: a change of status, or a refund. */
const ORDER_EVENTS = [...ORDER_STATUSES, 'refunded'] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Who causes an event of an order; `system` for events caused by a deadline. */
const ORDER_ACTORS = ['customer', 'system', 'operator', 'provider'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

const ACCOUNT_REQUESTS = ['sent', 'failed'] as const;

const TRANSACTION_STATUSES = ['in_progress', 'success', 'error'] as const;

/** Why a payment failed: refused by the bank, cancelled by the buyer, timed out, never started, or replaced by a newer attempt. */
const PAYMENT_FAILURES = ['refused', 'cancelled', 'timed_out', 'unavailable', 'superseded'] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** The result that the payment provider has reported so far. */
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
  /** The provider's id of the payment, if the buyer may see it. */
  provider_transaction_id: string().nullable().defined(),
  /** `due`: the refund is created; `done`: it is executed. */
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
    /** A message of the operator to the customer; usually empty. */
    note: string().defined(),
  }).required(),
).required();
export type OrderHistory = InferType<typeof orderHistorySchema>;

/** Tracking information of a parcel. */
export const orderTrackingSchema = object({ carrier: string().nullable().defined(), url: string().nullable().defined() });

/**
 * Response of `GET /api/orders/{order_hash}`. Whoever has only the hash gets the restricted view: status, history, items,
 * amounts and tracking. Everything else is empty or `null` there: names, addresses, contact data, comment, notes, payment.
 * 30 days after the order is completed, items, history and tracking are empty there too.
 */
export const orderSchema = object({
  id: number().required(),
  order_hash: string().required(),
  /** `false` for the visitor who ordered, the signed-in owner, and a session that entered the code of the order. */
  is_restricted: boolean().required(),
  status: string().oneOf(ORDER_STATUSES).required(),
  /** Whether the shop must approve it before it is shipped: it is large and paid on receipt. */
  is_waiting_for_approval: boolean().required(),
  created_at: string().required(),
  /** The oldest event first. */
  history: orderHistorySchema,
  /** `null` if unknown, and before the order is shipped. */
  tracking: orderTrackingSchema.nullable().defined(),
  currency: string().oneOf(CURRENCIES).required(),
  transaction_id: string().nullable().defined(),
  /** `null` for an order that is not paid through a provider. */
  transaction_result: transactionResultSchema.nullable().defined(),
  /** The end of the hold of an unpaid order; `null` for any other order. */
  payment_expires_at: string().nullable().defined(),
  items: array(
    object({
      id: number().required(),
      name: string().required(),
      quantity: number().required(),
      price_gross: number().required(),
      price_net: number().required(),
      /** The product as it is sold today; `null` if it is no longer sold. */
      product: productSchema.nullable().defined(),
    }).required(),
  ).required(),
  summary: summarySchema.required(),
  delivery: object({
    title: string().required(),
    price_gross: number().required(),
    price_net: number().required(),
    is_pickup: boolean().required(),
    /** The delivery address; `null` for an order that is collected, and in the restricted view. */
    address: orderAddressSchema.nullable().defined(),
    /** The days of arrival as they were when the order was placed; `null` for an order from before they were stored. */
    arrival: arrivalSchema.nullable().defined(),
    /** The place where it is collected, as it was when the order was placed; `null` for home delivery and in the restricted view. */
    place: placeSchema.nullable().defined(),
  }).required(),
  /**
   * `description` has the payment instructions if the customer pays on their own. `account` receives a bank transfer; `null`
   * for other methods, if it is unknown, and in the restricted view.
   */
  payment: object({
    id: number().required(),
    code: string().defined(),
    title: string().defined(),
    description: string().defined(),
    account: object({ number: string().required(), holder: string().required() }).nullable().defined(),
  }).required(),
  /** The methods by which the order can be paid now, or paid again; empty if it cannot. */
  payment_methods: array(paymentMethodSchema.required()).required(),
  /** The code of the order's coupon; its saving is in `summary`. */
  coupon: string().nullable().defined(),
  comment: string().defined(),
  /** Whether this order opened an account. Only the signed-in owner sees it; `false` for everyone else (decision 0060). */
  is_new_account: boolean().required(),
  /**
   * The account that was requested with the order: `sent` if a mail explains how to sign in, `failed` if nothing could be
   * sent. `null` if none was requested, and in the restricted view. The same for an address with and without an account.
   */
  account_request: string().oneOf(ACCOUNT_REQUESTS).nullable().defined(),
  /** The version of the terms under which the order was placed (`GET /api/pages/terms?version=`); `null` if there was none. */
  terms_version: string().nullable().defined(),
  /** The partner is the recipient of the invoice; their address is the billing address. */
  partner_name: string().defined(),
  partner_firstname: string().defined(),
  partner_lastname: string().defined(),
  partner_email: string().defined(),
  partner_phone: string().defined(),
  partner_address: string().defined(),
  partner_city: string().defined(),
  partner_zipcode: string().defined(),
  partner_country: string().defined(),
  /** Empty for a private person. */
  partner_tax_number: string().defined(),
});
export type Order = InferType<typeof orderSchema>;

/** Response of `POST /api/cart/order` and of `POST /api/orders/payment_restart/{order_hash}`. */
export const orderPlacedSchema = object({
  order_hash: string().required(),
  /** The next page: the provider's, or the result page if there is no online payment. */
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

/** Query of `GET /api/payments/return`: the parameters that a provider adds to the buyer's return address. */
export const paymentReturnQuerySchema = object({
  /** SimplePay's result in base64, and its signature. */
  r: string().max(LIMITS.url, 'too_long'),
  s: string().max(LIMITS.url, 'too_long'),
  /** Stripe's Checkout Session. */
  session_id: string().max(LIMITS.url, 'too_long'),
});
export type PaymentReturnQuery = InferType<typeof paymentReturnQuerySchema>;

/** Response of `GET /api/payments/return`. */
export const paymentReturnSchema = object({ order_hash: string().required() });
export type PaymentReturn = InferType<typeof paymentReturnSchema>;
