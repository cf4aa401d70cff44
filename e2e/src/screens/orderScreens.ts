import { orderAgainSchema, routePath } from '@feszek/contract';
import type { OrderAgain } from '@feszek/contract';
import { fillCart, orderCart, placeTransferOrder } from '../buying/apiVisitor.ts';
import type { Visit } from '../harness/visit.ts';
import { changeAnswers } from './changeAnswers.ts';
import { follow } from './follow.ts';
import { atParcelPoint, collected, openPlaced, withServices } from './placedOrders.ts';
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
    const stop = await changeAnswers(visit.page, '*/api/orders/*', () => changes);
    await follow(visit, pathOf(stage));
    await stop();
  };
}

const TEXTS = {
  hu: { code: 'Kérek egy kódot', field: 'Hatjegyű kód', again: 'Megrendelem újra', changed: 'Ezek változtak a rendelésed óta', reason: 'Az egyik darab szállítás közben megsérült, és nincs belőle több.' },
  en: { code: 'Email me a code', field: 'Six-digit code', again: 'Order again', changed: 'What has changed since your order', reason: 'One piece was damaged in transit, and there are no more of it.' },
} as const;

/** Requests the code that opens the order. */
async function requestCode(visit: Visit, { locale }: Stage): Promise<void> {
  await visit.press('button', TEXTS[locale].code);
  await visit.find('textbox', TEXTS[locale].field);
  await visit.waitUntilIdle();
}

/** Orders again what is dearer by now, left in part, or gone. The API's answer differs: prices and stock of the shared shop do not change. */
async function orderAgain(visit: Visit, { locale }: Stage): Promise<void> {
  const changes: readonly ((item: OrderAgain['items'][number]) => Partial<OrderAgain['items'][number]>)[] = [
    ({ price_gross_then: before }) => ({ price_gross: before + 2000 }),
    ({ quantity }) => ({ available: quantity - 1 }),
    () => ({ available: 0 }),
  ];
  const stop = await changeAnswers(visit.page, '*/api/orders/*/again', (data) => {
    const { items } = orderAgainSchema.cast(data);
    return { items: items.map((item, place) => ({ ...item, ...changes[place]?.(item) })) };
  });
  await visit.press('button', TEXTS[locale].again);
  await visit.page.waitForFunction((text) => document.querySelector('#main')?.textContent.includes(text), {}, TEXTS[locale].changed);
  await visit.waitUntilIdle();
  await stop();
}

/** A tracking address of a carrier that does not exist. */
const TRACKING = { tracking_url: 'https://kovetes.example/AB12', carrier: 'Példacsomag' };

const transfer = (visitor: Parameters<typeof collected>[0], { shopUrl, locale }: Stage) => placeTransferOrder(shopUrl, locale, visitor);

const pageOf = (result: (stage: Stage) => string) => (stage: Stage) => routePath('orders-order_hash', stage.locale, { order_hash: hashOf(result(stage)) });
/** A page without an order on it, from which the order is opened. */
const before = ({ locale }: Stage) => routePath('cookie-rules', locale);

/** Orders three products of which the shop has plenty. */
async function placeThree(visitor: Parameters<typeof collected>[0], { shopUrl, showpieces: { cart } }: Stage) {
  return orderCart(visitor, await fillCart(visitor, shopUrl, [...cart]), 'bank_transfer');
}

/** The pages of an order, for its buyer and for whoever has only the link. */
export const ORDER_SCREENS: readonly Screen[] = [
  screen('result-paid', { path: ({ results }) => results.paid, visitor: 'buyer' }),
  screen('result-refused', { path: ({ results }) => results.refused, visitor: 'buyer' }),
  screen('result-transfer', { path: ({ results }) => results.transfer, visitor: 'buyer' }),
  screen('result-waiting', { path: ({ results }) => results.waiting, visitor: 'buyer' }),
  screen('result-approval', { path: before, visitor: 'buyer', act: openOrder(({ results }) => results.onDelivery, WAITING) }),
  screen('order', { path: orderPath, visitor: 'buyer' }),
  screen('order-approval', { path: before, visitor: 'buyer', act: openOrder(pageOf(({ results }) => results.onDelivery), WAITING) }),
  screen('result-collected', { open: openPlaced('checkout-result-order_hash', collected) }),
  screen('result-parcel-point', { open: openPlaced('checkout-result-order_hash', atParcelPoint) }),
  screen('result-services', { open: openPlaced('checkout-result-order_hash', withServices) }),
  screen('result-cancelled', { open: openPlaced('checkout-result-order_hash', transfer, ({ locale }) => [['cancelled', { reason: TEXTS[locale].reason }]]) }),
  screen('order-collected', { open: openPlaced('orders-order_hash', collected) }),
  screen('order-ready', { open: openPlaced('orders-order_hash', collected, () => [['shipped']]) }),
  screen('order-parcel-point', { open: openPlaced('orders-order_hash', atParcelPoint, () => [['paid'], ['shipped', TRACKING]]) }),
  screen('order-services', { open: openPlaced('orders-order_hash', withServices) }),
  screen('order-completed', { open: openPlaced('orders-order_hash', withServices, () => [['shipped', TRACKING], ['completed']]) }),
  screen('order-cancelled', { open: openPlaced('orders-order_hash', transfer, ({ locale }) => [['paid'], ['cancelled', { reason: TEXTS[locale].reason }]]) }),
  screen('order-again', { open: openPlaced('orders-order_hash', placeThree), act: orderAgain }),
  screen('order-code', { path: orderPath, act: requestCode }),
  screen('order-restricted', { path: orderPath }),
  screen('order-old-link', { path: before, act: openOrder(orderPath, OLD) }),
];
