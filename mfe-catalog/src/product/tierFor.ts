import type { UnitPrice } from '../price/priceOf.ts';

/** A price that holds from `from` pieces up to and including `to` (`null`: without end). */
export interface Tier {
  readonly from: number;
  readonly to: number | null;
  readonly price: UnitPrice;
}

/**
 * The tier that is in force for a quantity: the one whose bounds hold it; from the highest tier's quantity on, that one
 * (specification, chapter 5).
 *
 * @param tiers - by rising quantity
 * @returns `undefined` where the product's own price is in force
 */
export function tierFor(tiers: readonly Tier[], quantity: number): Tier | undefined {
  const highest = tiers.at(-1);
  if (highest && quantity >= highest.from) return highest;
  return tiers.find(({ from, to }) => quantity >= from && (to === null || quantity <= to));
}
