import type { OrderView } from '../result/orderView.ts';

const LABELS = {
  pending_payment: 'orderPage.status.pending_payment',
  paid: 'orderPage.status.paid',
  payment_failed: 'orderPage.status.payment_failed',
  confirmed: 'orderPage.status.confirmed',
  shipped: 'orderPage.status.shipped',
  completed: 'orderPage.status.completed',
  cancelled: 'orderPage.status.cancelled',
} as const satisfies Record<OrderView['status'], string>;

/** The label of an order's status. For pick-up, `shipped` has its own label; so has an order that waits for approval. */
export function statusLabel({ status, delivery, is_waiting_for_approval }: Pick<OrderView, 'status' | 'delivery' | 'is_waiting_for_approval'>): (typeof LABELS)[OrderView['status']] | 'orderPage.status.ready' | 'orderPage.status.waiting' {
  if (is_waiting_for_approval) return 'orderPage.status.waiting';
  return status === 'shipped' && delivery.is_pickup ? 'orderPage.status.ready' : LABELS[status];
}
