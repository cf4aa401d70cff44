import { isCancelledByShop } from './isCancelledByShop.ts';
import type { OrderView } from './orderView.ts';

type Result = Pick<OrderView, 'transaction_result'>;

/** The text about a failed payment that can be repeated. */
export function failureMessage({ transaction_result: result }: Result) {
  switch (result?.failure) {
    case 'refused':
      // SimplePay prescribes its text.
      return result.provider !== 'simplepay' && result.response_message ? 'payAgain.refusedBecause' : 'payAgain.refused';
    case 'cancelled':
      return 'payAgain.cancelled';
    case 'timed_out':
      return 'payAgain.timedOut';
    default:
      return 'result.failureText';
  }
}

function hasPaid({ history, transaction_result: result }: Result & Pick<OrderView, 'history'>): boolean {
  return result?.status === 'success' || history.some(({ status }) => status === 'paid');
}

/** Whether an order was to be paid by transfer, and no payment was recorded. */
export function isTransferUnpaid(order: Result & Pick<OrderView, 'history' | 'payment'>): boolean {
  return order.payment.account !== null && !hasPaid(order);
}

/** The text about an order that the shop has cancelled: every payment is refunded. */
function cancelledByShopMessage({ history, transaction_result: result }: Result & Pick<OrderView, 'history'>) {
  if (!hasPaid({ history, transaction_result: result })) return 'result.cancelledByShop';
  return history.at(-1)?.status === 'refunded' ? 'result.cancelledRefunded' : 'result.cancelledRefundDue';
}

/** The text about a cancelled order: cancelled by the shop, or because of a missing or late payment. */
export function cancelledMessage(order: Result & Pick<OrderView, 'history'>) {
  if (isCancelledByShop(order)) return cancelledByShopMessage(order);
  const { transaction_result: result } = order;
  if (result?.status !== 'success') return 'result.cancelledText';
  return result.refund === 'done' ? 'payAgain.refundDone' : 'payAgain.refundDue';
}
