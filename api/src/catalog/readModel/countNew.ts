import type { CatalogueData } from './CatalogueData.ts';
import { ELSEWHERE } from './filterBits.ts';
import { OncePerGroup } from './OncePerGroup.ts';
import type { Selection } from './Selection.ts';
import { newSlots } from './tally.ts';

/** A filter with one value. */
export interface SingleValue {
  readonly count: number;
  /** Whether some products of the list have the value, and others do not. */
  readonly isOffered: boolean;
}

/**
 * Counts the new products that match all other filters.
 *
 * @param listed the number of products in the list, for any filters
 */
export function countNew(model: CatalogueData, selection: Selection, listed: number): SingleValue {
  const { groups } = model.products.columns;
  const { missed: missedBy, isInList } = selection;
  const once = new OncePerGroup(model.products);
  let [count, listedNew] = [0, 0];
  for (const slot of newSlots(model, selection)) {
    const missed = missedBy[groups[slot] ?? 0] ?? 0;
    if ((missed & ELSEWHERE) !== 0 || (isInList && !isInList(slot))) continue;
    listedNew += 1;
    if (missed === 0 && selection.isAffordable(slot) && once.admits(slot)) count += 1;
  }
  return { count, isOffered: listedNew > 0 && listedNew < listed };
}
