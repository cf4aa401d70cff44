import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';

/** Days in which a consumer may withdraw, after the day of delivery: Directive 2011/83/EU, article 9. */
export const WITHDRAWAL_DAYS = 14;

const text = (max: number) => string().trim().required('required').max(max, 'too_long');

const isNamedByHash = (hash: unknown) => typeof hash === 'string' && hash !== '';

/**
 * Body of `POST /api/withdrawals`: who withdraws, from what, and where the receipt goes (Directive 2011/83/EU, article
 * 11a(2)). An order that was opened by its own address is named by its hash, and its items are chosen; any other is named
 * by its number and by the email address that it was placed with, and what is withdrawn from is written down.
 */
export const withdrawalInputSchema = object({
  order_hash: string().max(LIMITS.orderHash, 'too_long').default(''),
  name: text(LIMITS.name),
  order_number: string().trim().max(LIMITS.orderNumber, 'too_long').default('').when('order_hash', {
    is: (hash: unknown) => !isNamedByHash(hash),
    then: (schema) => schema.required('required'),
  }),
  email: string().trim().required('required').max(LIMITS.email, 'too_long').email('email'),
  /** In the customer's words; empty for the whole order. */
  subject: string().trim().max(LIMITS.comment, 'too_long').default(''),
  /** Of an order named by its hash: the ids of its items, and how many of each. */
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

/** Whether an order can be withdrawn from: not by a company, not once it is cancelled, and not twice. */
const WITHDRAWAL_STATES = ['open', 'company', 'cancelled', 'nothing_left'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** Answer of `GET /api/withdrawals/orders/{order_hash}`: an order as its withdrawal form shows it. */
export const withdrawableOrderSchema = object({
  order_hash: string().required(),
  order_number: string().required(),
  state: string().oneOf(WITHDRAWAL_STATES).required(),
  name: string().defined(),
  email: string().defined(),
  /** The last day of the term as `2026-12-05`; `null` where the shop does not know when the order was delivered. */
  last_day: string().nullable().defined(),
  is_term_over: boolean().required(),
  /** Pieces of each item that have not been withdrawn from yet. */
  items: array(object({ id: number().required(), name: string().required(), left: number().required() }).required()).required(),
});
export type WithdrawableOrder = InferType<typeof withdrawableOrderSchema>;

/** Answer of `POST /api/withdrawals` and of `GET /api/withdrawals/{withdrawal_hash}`: what arrived, and when. */
export const withdrawalSchema = object({
  withdrawal_hash: string().required(),
  /** What the shop calls it when it is asked. */
  number: number().required(),
  submitted_at: string().required(),
  name: string().required(),
  order_number: string().required(),
  email: string().required(),
  subject: string().defined(),
  items: array(object({ name: string().required(), quantity: number().required() }).required()).required(),
});
export type Withdrawal = InferType<typeof withdrawalSchema>;

/**
 * What the operator should know when he judges a withdrawal: there is no such order, it was placed with another address,
 * by a company, it has been cancelled, the term is over, or the shop does not know when it was delivered.
 */
const WITHDRAWAL_REMARKS = ['order_unknown', 'email_differs', 'company', 'cancelled', 'term_over', 'delivery_unknown'] as const;
export type WithdrawalRemark = (typeof WITHDRAWAL_REMARKS)[number];

/** A withdrawal as the operator sees it. Answer of `GET /operator/withdrawals/{id}`. */
export const operatorWithdrawalSchema = withdrawalSchema.omit(['withdrawal_hash']).shape({
  locale: string().required(),
  /** The shop's order that is meant, where there is one. */
  order_id: number().nullable().defined(),
  order_status: string().nullable().defined(),
  remarks: array(string().oneOf(WITHDRAWAL_REMARKS).required()).required(),
});
export type OperatorWithdrawal = InferType<typeof operatorWithdrawalSchema>;

/** Answer of `GET /operator/withdrawals`: the newest first. */
export const operatorWithdrawalsSchema = array(operatorWithdrawalSchema.required()).required();
