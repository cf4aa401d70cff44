import type { CatalogueData } from './CatalogueData.ts';
import { NO_GROUP } from './ProductGroups.ts';
import { BRAND, CATEGORY, COLOR, ELSEWHERE, STOCK } from './Selection.ts';
import type { Selection } from './Selection.ts';

const ALL = CATEGORY | BRAND | COLOR | STOCK;

/** Sums by the code of a value, to which each product group that counts for the value adds 1. */
export interface GroupSums {
  readonly categories: Int32Array;
  readonly brands: Int32Array;
}

/** The number of product groups in the list, of those in stock, and of those by the id of a colour. */
export interface CountedGroups {
  readonly total: number;
  readonly inStock: number;
  readonly colors: ReadonlyMap<number, number>;
}

/** The groups to visit: those of the found slots, or all. */
function codesOf({ products: { columns, productGroups } }: CatalogueData, found: readonly number[] | undefined): ArrayLike<number> {
  if (found) return [...new Set(found.map((slot) => columns.productGroups[slot] ?? NO_GROUP))].filter((code) => code !== NO_GROUP);
  return Int32Array.from({ length: productGroups.size - 1 }, (_, index) => index + NO_GROUP + 1);
}

/** Counts groups by the colours of their variants, each group once for a colour. */
class ColorCounts {
  readonly #counts: number[] = [];
  readonly #lastGroups: number[] = [];

  add(colorIds: readonly number[], group: number): void {
    for (const id of colorIds) {
      if (this.#lastGroups[id] === group) continue;
      this.#lastGroups[id] = group;
      this.#counts[id] = (this.#counts[id] ?? 0) + 1;
    }
  }

  get byId(): ReadonlyMap<number, number> {
    return new Map(this.#counts.flatMap((count, id) => [[id, count] as const]));
  }
}

/**
 * Counts product groups: a group counts for a value if one of its variants does. All variants of a group are in one category
 * and of one brand. Without objects for a group, because a large shop has tens of thousands.
 *
 * @param counted the filters that count a product within the price bounds, as bits, by the filters that it fails
 * @param found the slots that a search found; `undefined` without a search
 * @param sums receives the counts of categories and brands
 */
export function countGroups(model: CatalogueData, selection: Selection, counted: Uint8Array, found: readonly number[] | undefined, sums: GroupSums): CountedGroups {
  const { columns: { groups }, colorSets, facets, productGroups } = model.products;
  const { missed: missedBy, isInList, lowest, highest } = selection;
  const isPriced = lowest > Number.NEGATIVE_INFINITY || highest < Number.POSITIVE_INFINITY;
  const codes = codesOf(model, found);
  const colors = new ColorCounts();
  let [total, inStock] = [0, 0];
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? NO_GROUP;
    let [filters, facet, isListed, isStocked] = [0, 0, false, false];
    for (const slot of productGroups.slotsOf(code)) {
      const group = groups[slot] ?? 0;
      const missed = missedBy[group] ?? 0;
      const own = (missed & ELSEWHERE) !== 0 ? 0 : (counted[missed] ?? 0);
      if (own === 0 || (isPriced && !selection.isAffordable(slot)) || (isInList && !isInList(slot))) continue;
      filters |= own;
      facet = group;
      if (own === ALL) isListed = true;
      if ((own & STOCK) !== 0 && facets.inStock[group] === 1) isStocked = true;
      if ((own & COLOR) !== 0) colors.add(colorSets[facets.colorSets[group] ?? 0] ?? [], code);
    }
    if (isListed) total += 1;
    if (isStocked) inStock += 1;
    const [category, brand] = [facets.categories[facet] ?? 0, facets.brands[facet] ?? 0];
    if ((filters & CATEGORY) !== 0) sums.categories[category] = (sums.categories[category] ?? 0) + 1;
    if ((filters & BRAND) !== 0) sums.brands[brand] = (sums.brands[brand] ?? 0) + 1;
  }
  return { total, inStock, colors: colors.byId };
}
