import { routePath } from '@feszek/contract';
import type { OrderPlaced } from '@feszek/contract';
import { apiVisitor, orderCart } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { CARDS } from '../buying/checkout.ts';
import { fillCartWithServices, placeCollectedOrder, placePointOrder } from '../buying/collection.ts';
import { payAtBank } from '../buying/payAtBank.ts';
import type { Opening } from './screen.ts';
import type { Stage } from './stage.ts';

type Place = (visitor: ApiVisitor, stage: Stage) => Promise<OrderPlaced>;

/** A step that the shop takes with an order, with what it needs. */
type ShopStep = readonly [step: 'paid' | 'shipped' | 'completed' | 'cancelled' | 'refunded', body?: object];

/** Paid in cash in the showroom. */
export const collected: Place = (visitor, { shopUrl }) => placeCollectedOrder(visitor, shopUrl, 'cash_on_delivery');

/** Waits for a bank transfer. */
export const atParcelPoint: Place = (visitor, { shopUrl }) => placePointOrder(visitor, shopUrl);

/** With every service, on a day that the buyer chose; paid by card. */
export const withServices: Place = async (visitor, { shopUrl }) => {
  const placed = await orderCart(visitor, await fillCartWithServices(visitor, shopUrl), 'card');
  await payAtBank(shopUrl, placed.redirect_url, CARDS.good);
  return placed;
};

/**
 * Opens a page of an order that a new visitor has placed.
 *
 * @param steps - what the shop has done with it
 */
export function openPlaced(route: 'checkout-result-order_hash' | 'orders-order_hash', place: Place, steps: (stage: Stage) => readonly ShopStep[] = () => []) {
  return async (stage: Stage): Promise<Opening> => {
    const visitor = apiVisitor(stage.shopUrl, stage.locale);
    const { order_hash } = await place(visitor, stage);
    for (const [step, body = {}] of steps(stage)) await stage.operate(`/orders/${order_hash}/${step}`, body);
    return { path: routePath(route, stage.locale, { order_hash }), visitor };
  };
}
