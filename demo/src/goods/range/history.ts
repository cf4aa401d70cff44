import { pricePoint } from '../prices.ts';
import type { GoodsEarlierPrice } from '../types.ts';

/** An older product may have had another price at first. */
const SETTLED_DAYS = 120;

/**
 * A product's prices before the current one, oldest first. A reduced product was sold at its full price until now; some
 * products had a higher or lower price at first.
 *
 * @param price the current gross price in forints
 * @param full the gross price without the reduction
 */
export function historyOf(random: () => number, price: number, full: number, createdDaysAgo: number): readonly GoodsEarlierPrice[] {
  const hadAnother = createdDaysAgo > SETTLED_DAYS && random() < 0.4;
  const first = hadAnother ? [{ daysAgo: createdDaysAgo, priceHufGross: pricePoint(full * (random() < 0.5 ? 0.94 : 1.06)) }] : [];
  const reducedFrom = price < full ? [{ daysAgo: hadAnother ? Math.floor(createdDaysAgo / 2) : createdDaysAgo, priceHufGross: full }] : [];
  return [...first, ...reducedFrom];
}
