import { isCancelledByShop } from './isCancelledByShop.ts';
import type { OrderView } from './orderView.ts';
import { resultState } from './resultState.ts';
import type { ResultState } from './resultState.ts';

/** The title of each state. The title of a failed purchase comes from the specification (chapter 8). */
const TITLES = {
  'in-progress': 'result.progressTitle',
  success: 'result.successTitle',
  received: 'result.receivedTitle',
  error: 'result.failureTitle',
  cancelled: 'result.failureTitle',
} as const satisfies Record<ResultState, string>;

/** The title of an order's result page. An order that the shop has cancelled has its own title. */
export function resultTitle(order: Pick<OrderView, 'status' | 'transaction_result' | 'history'>) {
  const state = resultState(order);
  return state === 'cancelled' && isCancelledByShop(order) ? 'result.cancelledTitle' : TITLES[state];
}
