import { routePath } from '@feszek/contract';
import type { Visit } from '../harness/visit.ts';
import { changeAnswers } from './changeAnswers.ts';
import { follow } from './follow.ts';
import { screen } from './screen.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

const hashOf = (result: string) => result.split('/').at(-1) ?? '';

/** The page of the paid order. */
function orderPath({ locale, results }: Stage): string {
  return routePath('orders-order_hash', locale, { order_hash: hashOf(results.paid) });
}

/** The journeys' shop approves orders of any size: the answer of the API differs. */
const WAITING = { is_waiting_for_approval: true };
/** Time cannot be moved in a running shop: the API's answer is that of an order that was completed 30 days ago. */
const OLD = { status: 'completed', items: [], history: [], tracking: null };

/** Opens an address after the page, with another answer of the API about the order. */
function openOrder(pathOf: (stage: Stage) => string, changes: Readonly<Record<string, unknown>>) {
  return async (visit: Visit, stage: Stage): Promise<void> => {
    const stop = await changeAnswers(visit.page, '*/api/orders/*', changes);
    await follow(visit, pathOf(stage));
    await stop();
  };
}

const pageOf = (result: (stage: Stage) => string) => (stage: Stage) => routePath('orders-order_hash', stage.locale, { order_hash: hashOf(result(stage)) });
/** A page without an order on it, from which the order is opened. */
const before = ({ locale }: Stage) => routePath('cookie-rules', locale);

/** The pages of an order, for its buyer and for whoever has only the link. */
export const ORDER_SCREENS: readonly Screen[] = [
  screen('result-paid', { path: ({ results }) => results.paid, visitor: 'buyer' }),
  screen('result-refused', { path: ({ results }) => results.refused, visitor: 'buyer' }),
  screen('result-transfer', { path: ({ results }) => results.transfer, visitor: 'buyer' }),
  screen('result-waiting', { path: ({ results }) => results.waiting, visitor: 'buyer' }),
  screen('result-approval', { path: before, visitor: 'buyer', act: openOrder(({ results }) => results.onDelivery, WAITING) }),
  screen('order', { path: orderPath, visitor: 'buyer' }),
  screen('order-approval', { path: before, visitor: 'buyer', act: openOrder(pageOf(({ results }) => results.onDelivery), WAITING) }),
  screen('order-restricted', { path: orderPath }),
  screen('order-old-link', { path: before, act: openOrder(orderPath, OLD) }),
];
