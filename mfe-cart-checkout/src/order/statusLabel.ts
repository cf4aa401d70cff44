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

type StatusLabel = (typeof LABELS)[OrderView['status']] | 'orderPage.status.ready' | 'orderPage.status.toPoint' | 'orderPage.status.waiting';

/** The label of an order's status. For an order that is collected, `shipped` has its own labels; so has an order that waits for approval. */
export function statusLabel({ status, delivery, is_waiting_for_approval }: Pick<OrderView, 'status' | 'delivery' | 'is_waiting_for_approval'>): StatusLabel {
  if (is_waiting_for_approval) return 'orderPage.status.waiting';
  if (status !== 'shipped') return LABELS[status];
  if (delivery.is_pickup) return 'orderPage.status.ready';
  return delivery.place ? 'orderPage.status.toPoint' : LABELS[status];
}
