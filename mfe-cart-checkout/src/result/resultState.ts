import type { OrderView } from './orderView.ts';

/** The outcome of an order on its result page. Source: specification, chapter 4. */
export type ResultState =
  /** The provider has not reported the outcome yet. */
  | 'in-progress'
  /** Paid through the provider. */
  | 'success'
  /** No online payment: the shop has received the order. */
  | 'received'
  /** The payment failed and may be repeated. */
  | 'error'
  /** The order is cancelled and cannot be paid any more. */
  | 'cancelled';

export function resultState({ status, transaction_result }: Pick<OrderView, 'status' | 'transaction_result'>): ResultState {
  if (status === 'cancelled') return 'cancelled';
  if (!transaction_result) return 'received';
  switch (transaction_result.status) {
    case 'in_progress':
      return 'in-progress';
    case 'success':
      return 'success';
    case 'error':
      return 'error';
  }
}
