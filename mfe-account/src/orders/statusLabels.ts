import type { OrderStatus } from '@feszek/contract';

/** The labels of the statuses of orders. */
export const STATUS_LABELS = {
  pending_payment: 'orders.status.pending_payment',
  paid: 'orders.status.paid',
  payment_failed: 'orders.status.payment_failed',
  confirmed: 'orders.status.confirmed',
  shipped: 'orders.status.shipped',
  completed: 'orders.status.completed',
  cancelled: 'orders.status.cancelled',
} as const satisfies Record<OrderStatus, string>;
