import { number, object, string } from 'yup';
import type { PaymentEvent } from '../provider.ts';

const FAILURES = ['refused', 'cancelled', 'timed_out'] as const;

/** A result as the bank sends it. The amount is in whole minor units. */
const resultSchema = object({
  transaction_id: string().strict().required(),
  status: string().strict().oneOf(['success', 'error'] as const).required(),
  amount: number().strict().integer().required(),
  currency: string().strict().required(),
  authorization_code: string().strict().nullable().defined(),
  response_code: string().strict().required(),
  response_message: string().strict().required(),
  failure: string().strict().oneOf(FAILURES).nullable(),
});

/**
 * Reads a payment's result from a notification or an answer of the sandbox bank.
 *
 * @throws ValidationError for another value
 */
export function readResult(value: unknown): PaymentEvent {
  const result = resultSchema.validateSync(value);
  return {
    transactionId: result.transaction_id,
    status: result.status,
    amount: result.amount,
    currency: result.currency,
    authorizationCode: result.authorization_code,
    responseCode: result.response_code,
    responseMessage: result.response_message,
    ...(result.failure && { failure: result.failure }),
  };
}
