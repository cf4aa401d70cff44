import type { UnitPrice } from '../price/priceOf.ts';

/** A price from `from` to `to` pieces, both inclusive (`null`: no upper limit). */
export interface Tier {
  readonly from: number;
  readonly to: number | null;
  readonly price: UnitPrice;
}

/**
 * The tier of a quantity: the one whose range contains it; from the quantity of the highest tier, that one (specification,
 * chapter 5).
 *
 * @param tiers - by ascending quantity
 * @returns `undefined` if the base price applies
 */
export function tierFor(tiers: readonly Tier[], quantity: number): Tier | undefined {
  const highest = tiers.at(-1);
  if (highest && quantity >= highest.from) return highest;
  return tiers.find(({ from, to }) => quantity >= from && (to === null || quantity <= to));
}
