import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { lineText } from './lineText.ts';
import { LIMITS } from './limits.ts';

/** The withdrawal period in days, from the day after delivery: Directive 2011/83/EU, article 9. */
export const WITHDRAWAL_DAYS = 14;

const text = (max: number) => lineText().required('required').max(max, 'too_long');

const isNamedByHash = (hash: unknown) => typeof hash === 'string' && hash !== '';

/**
 * Body of `POST /api/withdrawals`: the consumer, the contract, and the recipient of the receipt (Directive 2011/83/EU,
 * article 11a(2)). An order whose hash the consumer has is identified by it, with the chosen items. Any other order is
 * identified by its number and email address, with a description of the goods.
 */
export const withdrawalInputSchema = object({
  order_hash: string().max(LIMITS.orderHash, 'too_long').default(''),
  name: text(LIMITS.name),
  order_number: string().trim().max(LIMITS.orderNumber, 'too_long').default('').when('order_hash', {
    is: (hash: unknown) => !isNamedByHash(hash),
    then: (schema) => schema.required('required'),
  }),
  email: string().trim().required('required').max(LIMITS.email, 'too_long').email('email'),
  /** The customer's description of the goods; empty for the whole order. */
  subject: string().trim().max(LIMITS.comment, 'too_long').default(''),
  /** For an order identified by its hash: the ids and quantities of its items. */
  items: array(
    object({
      id: number().required('required').integer('whole_number').min(1, 'too_small'),
      quantity: number().required('required').integer('whole_number').min(1, 'too_small').max(LIMITS.quantity, 'too_large'),
    }).required(),
  )
    .max(LIMITS.cartLines, 'too_many')
    .default([])
    .when('order_hash', { is: isNamedByHash, then: (schema) => schema.min(1, 'choose_items') }),
});
export type WithdrawalInput = InferType<typeof withdrawalInputSchema>;

/** Whether an order can be withdrawn from. Not by a company, not after cancellation, and not twice. */
const WITHDRAWAL_STATES = ['open', 'company', 'cancelled', 'nothing_left'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Response of `GET /api/withdrawals/orders/{order_hash}`: an order for the withdrawal form. */
export const withdrawableOrderSchema = object({
  order_hash: string().required(),
  order_number: string().required(),
  state: string().oneOf(WITHDRAWAL_STATES).required(),
  /** Empty, as the email address is, for whoever has only the hash of the order. */
  name: string().defined(),
  email: string().defined(),
  /** The last day of the withdrawal period, such as `2026-12-05`; `null` if the day of delivery is unknown. */
  last_day: string().nullable().defined(),
  is_term_over: boolean().required(),
  /** For each item: the pieces that have not been withdrawn from yet. */
  items: array(object({ id: number().required(), name: string().required(), left: number().required() }).required()).required(),
});
export type WithdrawableOrder = InferType<typeof withdrawableOrderSchema>;

/**
 * Response of `POST /api/withdrawals` and of `GET /api/withdrawals/{withdrawal_hash}`: the statement and the time of its
 * receipt. Name, email address and description are empty for whoever has only the hash.
 */
export const withdrawalSchema = object({
  withdrawal_hash: string().required(),
  /** The reference number for the customer service. */
  number: number().required(),
  submitted_at: string().required(),
  name: string().defined(),
  order_number: string().required(),
  email: string().defined(),
  subject: string().defined(),
  items: array(object({ name: string().required(), quantity: number().required() }).required()).required(),
});
export type Withdrawal = InferType<typeof withdrawalSchema>;

/**
 * Remarks for the operator who decides on a withdrawal: the order is unknown, has another email address, was placed by a
 * company or has been cancelled; the withdrawal period is over; or the day of delivery is unknown.
 */
const WITHDRAWAL_REMARKS = ['order_unknown', 'email_differs', 'company', 'cancelled', 'term_over', 'delivery_unknown'] as const;
export type WithdrawalRemark = (typeof WITHDRAWAL_REMARKS)[number];

/** A withdrawal as the operator sees it. Response of `GET /operator/withdrawals/{id}`. */
export const operatorWithdrawalSchema = withdrawalSchema.omit(['withdrawal_hash']).shape({
  locale: string().required(),
  /** The order that the withdrawal refers to, if it exists. */
  order_id: number().nullable().defined(),
  order_status: string().nullable().defined(),
  remarks: array(string().oneOf(WITHDRAWAL_REMARKS).required()).required(),
});
export type OperatorWithdrawal = InferType<typeof operatorWithdrawalSchema>;

/** Response of `GET /operator/withdrawals`: the newest first. */
export const operatorWithdrawalsSchema = array(operatorWithdrawalSchema.required()).required();
