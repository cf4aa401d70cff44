import type { OrderEvent } from '@feszek/contract';
import type { OrderView } from './orderView.ts';

const LABELS = {
  pending_payment: 'history.payingAgain',
  payment_failed: 'history.paymentFailed',
  confirmed: 'history.paymentChanged',
  paid: 'history.paid',
  shipped: 'history.shipped',
  completed: 'history.completed',
  cancelled: 'history.cancelled',
  refunded: 'history.refunded',
} as const satisfies Record<OrderEvent, string>;

type HistoryLabel = (typeof LABELS)[OrderEvent] | 'history.placed' | 'history.ready' | 'history.toPoint';

/** The label of an event in an order's history. The first event is the order itself; for an order that is collected, `shipped` has its own labels. */
export function historyLabel({ history, delivery }: Pick<OrderView, 'history' | 'delivery'>, index: number): HistoryLabel {
  const status = history[index]?.status;
  if (index === 0 || status === undefined) return 'history.placed';
  if (status !== 'shipped') return LABELS[status];
  if (delivery.is_pickup) return 'history.ready';
  return delivery.place ? 'history.toPoint' : LABELS[status];
}
