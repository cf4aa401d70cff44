import { array, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';

/** SimplePay sends some numbers as text. */
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

/** SimplePay's notification, the IPN. It contains no amount. */
export const ipnSchema = object({ merchant: string().required(), orderRef: string().required(), transactionId: id, status: string().required() });

/** The decoded parameters of the address to which the buyer returns. */
export const backSchema = object({ m: string().required(), o: string().required(), t: id, e: string().oneOf(['SUCCESS', 'FAIL', 'TIMEOUT', 'CANCEL']).required() });

/** Answer of a failed call. */
export const faultSchema = object({ errorCodes: array(id).required() });
