import { TRACKING_CURRENCY } from '@feszek/contract';
import type { TrackedCart } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import type { OfferState } from './offerState.ts';
import { trackedCart } from '../orders/tracking/trackedCart.ts';

/**
 * An offer for statistics, at its own prices. An offer in another currency is converted in the proportion of its prices to
 * the price list, and its delivery in the proportion of its goods.
 */
export function trackedOffer({ lines, currency, services, summary: { itemsGross, deliveryGross } }: OfferState, vatPercent: number): TrackedCart {
  const goods = trackedCart({ lines, coupon: undefined, delivery: undefined, services: [] }, vatPercent);
  const shipping = services.reduce((sum, { gross }) => sum + gross, deliveryGross);
  if (currency === TRACKING_CURRENCY) return { ...goods, shipping: toMajor(shipping, currency) };
  return { ...goods, shipping: itemsGross === 0 ? 0 : Math.round((goods.value * shipping) / itemsGross) };
}
