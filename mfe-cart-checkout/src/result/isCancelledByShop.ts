import type { OrderView } from './orderView.ts';

/** Whether an operator cancelled the order, not a missing payment. */
export function isCancelledByShop({ history }: Pick<OrderView, 'history'>): boolean {
  return history.findLast(({ status }) => status === 'cancelled')?.by === 'operator';
}
