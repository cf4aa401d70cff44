import { isCancelledByShop } from './isCancelledByShop.ts';
import type { OrderView } from './orderView.ts';
import { resultState } from './resultState.ts';
import type { ResultState } from './resultState.ts';

/** The title of each state. A failed purchase has the specification's own (chapter 8). */
const TITLES = {
  'in-progress': 'result.progressTitle',
  success: 'result.successTitle',
  received: 'result.receivedTitle',
  error: 'result.failureTitle',
  cancelled: 'result.failureTitle',
} as const satisfies Record<ResultState, string>;

/** The title of an order's result page. What the shop has cancelled is no failure of the buyer's. */
export function resultTitle(order: Pick<OrderView, 'status' | 'transaction_result' | 'history'>) {
  const state = resultState(order);
  return state === 'cancelled' && isCancelledByShop(order) ? 'result.cancelledTitle' : TITLES[state];
}
