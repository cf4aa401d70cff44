import type { CatalogueData } from './CatalogueData.ts';
import { ELSEWHERE } from './filterBits.ts';
import { NO_GROUP } from './ProductGroups.ts';
import type { Selection } from './Selection.ts';

/** A filter with one value. */
export interface SingleValue {
  readonly count: number;
  /** Whether some products of the list have the value, and others do not. */
  readonly isOffered: boolean;
}

/**
 * Counts the new products that match all other filters. Of a product group only one counts. A large shop has a hundred thousand
 * new products, so nothing is called for those of a list without bounds.
 *
 * @param listed the number of products in the list, for any filters
 */
export function countNew(model: CatalogueData, selection: Selection, listed: number): SingleValue {
  const { columns: { groups, productGroups }, productGroups: { size } } = model.products;
  const { missed: missedBy, list, isUnbounded } = selection;
  const slots = model.newSlots(selection.newSince);
  const isCounted = new Uint8Array(size);
  let [count, listedNew] = [0, 0];
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] ?? 0;
    const missed = missedBy[groups[slot] ?? 0] ?? 0;
    if ((missed & ELSEWHERE) !== 0 || (list !== undefined && !list.isInList(slot))) continue;
    listedNew += 1;
    if (missed !== 0) continue;
    const group = productGroups[slot] ?? NO_GROUP;
    if (isCounted[group] === 1 || (!isUnbounded && !selection.isWithinBounds(slot))) continue;
    count += 1;
    if (group !== NO_GROUP) isCounted[group] = 1;
  }
  return { count, isOffered: listedNew > 0 && listedNew < listed };
}
