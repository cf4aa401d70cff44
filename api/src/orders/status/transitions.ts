import type { OrderStatus } from '@feszek/contract';

/** The statuses that can follow each status. A late payment restores an order that expired. */
const MAY_FOLLOW: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: ['paid', 'payment_failed', 'confirmed', 'cancelled'],
  payment_failed: ['pending_payment', 'paid', 'confirmed', 'cancelled'],
  confirmed: ['paid', 'shipped', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['completed'],
  completed: [],
  cancelled: ['paid'],
};

export function mayFollow(status: OrderStatus, wanted: OrderStatus): boolean {
  return MAY_FOLLOW[status].includes(wanted);
}
