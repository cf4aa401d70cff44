import type { OrderView } from './orderView.ts';

type Result = Pick<OrderView, 'transaction_result'>;

/** What a buyer is told of a payment that failed, and can be tried again. */
export function failureWords({ transaction_result: result }: Result) {
  switch (result?.failure) {
    case 'refused':
      return 'payAgain.refused';
    case 'cancelled':
      return 'payAgain.cancelled';
    case 'timed_out':
      return 'payAgain.timedOut';
    default:
      return 'result.failureText';
  }
}

/** What a buyer is told of an order that is cancelled: his money may have come too late. */
export function cancelledWords({ transaction_result: result }: Result) {
  if (result?.status !== 'success') return 'result.cancelledText';
  return result.refund === 'done' ? 'payAgain.refundDone' : 'payAgain.refundDue';
}
