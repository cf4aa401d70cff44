import { array, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';

/** SimplePay writes numbers now as numbers, now as text. */
const id = mixed<string | number>((value): value is string | number => typeof value === 'string' || typeof value === 'number').required();

/** Answer of `start`. */
export const startedSchema = object({ transactionId: id, paymentUrl: string().required(), total: number().required(), currency: string().required(), orderRef: string().required() });

/** Answer of `query`. */
export const queriedSchema = object({
  transactions: array(
    object({
      orderRef: string().required(),
      transactionId: id,
      merchant: string().required(),
      status: string().required(),
      total: number().required(),
      remainingTotal: number(),
      currency: string(),
      resultCode: mixed<string | number>(),
    }).required(),
  ).default([]),
});
export type QueriedTransaction = InferType<typeof queriedSchema>['transactions'][number];

/** Answer of `refund`. */
export const refundedSchema = object({ refundTransactionId: id, refundTotal: number().required(), remainingTotal: number() });

/** What SimplePay sends to the shop of its own accord: the IPN. It names no amount. */
export const ipnSchema = object({ merchant: string().required(), orderRef: string().required(), transactionId: id, status: string().required() });

/** What hangs on the address that the buyer comes back to, decoded. */
export const backSchema = object({ m: string().required(), o: string().required(), t: id, e: string().oneOf(['SUCCESS', 'FAIL', 'TIMEOUT', 'CANCEL']).required() });

/** Answer of a call that went wrong. */
export const faultSchema = object({ errorCodes: array(id).required() });
