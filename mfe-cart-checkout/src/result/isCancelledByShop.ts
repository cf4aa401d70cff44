import type { OrderView } from './orderView.ts';

/** Whether an order was cancelled by the shop's people, rather than for want of its payment. */
export function isCancelledByShop({ history }: Pick<OrderView, 'history'>): boolean {
  return history.findLast(({ status }) => status === 'cancelled')?.by === 'operator';
}
