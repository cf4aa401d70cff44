import type { OrderEvent } from '@feszek/contract';
import type { OrderView } from './orderView.ts';

const WORDS = {
  pending_payment: 'history.payingAgain',
  payment_failed: 'history.paymentFailed',
  confirmed: 'history.paymentChanged',
  paid: 'history.paid',
  shipped: 'history.shipped',
  completed: 'history.completed',
  cancelled: 'history.cancelled',
  refunded: 'history.refunded',
} as const satisfies Record<OrderEvent, string>;

type HistoryWords = (typeof WORDS)[OrderEvent] | 'history.placed' | 'history.ready';

/** What a step of an order's history is called: the first is the order itself, and what is collected is not sent. */
export function historyWords({ history, delivery }: Pick<OrderView, 'history' | 'delivery'>, index: number): HistoryWords {
  const status = history[index]?.status;
  if (index === 0 || status === undefined) return 'history.placed';
  return status === 'shipped' && delivery.address === null ? 'history.ready' : WORDS[status];
}
