import type { UnitPrice } from '../price/priceOf.ts';
import type { Tier } from './tierFor.ts';

/**
 * The tiers without those whose price equals that of a lower quantity, which a reduction may cause.
 *
 * @param base - price of a single piece
 * @param tiers - by ascending quantity
 */
export function distinctTiers(base: UnitPrice, tiers: readonly Tier[]): Tier[] {
  const distinct: Tier[] = [];
  for (const tier of tiers) {
    const before = distinct.at(-1);
    if (tier.price.gross !== (before?.price ?? base).gross) distinct.push(tier);
    else if (before) distinct[distinct.length - 1] = { ...before, to: tier.to };
  }
  return distinct;
}
