import type { Currency } from '@feszek/contract';
import { toMinor } from '@feszek/money';
import type { PaymentEvent } from '../provider.ts';
import { MESSAGES } from '../responseMessages.ts';
import type { QueriedTransaction } from './messages.ts';
import { resultMessage } from './resultMessage.ts';

type Ending = Pick<PaymentEvent, 'status' | 'responseCode' | 'responseMessage' | 'failure'>;

/** SimplePay's final statuses, and their meaning for the order. REFUND and REVERSED were paid before. */
function endingOf({ status, resultCode }: QueriedTransaction): Ending | undefined {
  const code = resultCode === undefined || resultCode === null ? status : String(resultCode);
  switch (status) {
    case 'FINISHED':
    case 'REFUND':
      return { status: 'success', responseCode: code, responseMessage: MESSAGES.succeeded };
    case 'NOTAUTHORIZED':
    case 'FRAUD':
    case 'REVERSED':
      return { status: 'error', responseCode: code, responseMessage: resultMessage(code), failure: 'refused' };
    case 'CANCELLED':
      return { status: 'error', responseCode: 'cancelled', responseMessage: MESSAGES.cancelled, failure: 'cancelled' };
    case 'TIMEOUT':
      return { status: 'error', responseCode: 'timed_out', responseMessage: MESSAGES.timedOut, failure: 'timed_out' };
    default:
      return undefined;
  }
}

/** The outcome of a SimplePay transaction; `undefined` while it is open. */
export function transactionEvent(transaction: QueriedTransaction, currency: Currency): PaymentEvent | undefined {
  const ending = endingOf(transaction);
  if (!ending) return undefined;
  return {
    ...ending,
    transactionId: transaction.orderRef,
    amount: toMinor(transaction.total, currency),
    currency: transaction.currency ?? currency,
    authorizationCode: null,
    providerId: String(transaction.transactionId),
  };
}
