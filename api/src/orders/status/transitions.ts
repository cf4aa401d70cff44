import type { OrderStatus } from '@feszek/contract';

/** What may become of an order, whoever brings it about. A payment may come after an order was cancelled for want of it. */
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
