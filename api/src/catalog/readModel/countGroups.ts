import type { CatalogueData } from './CatalogueData.ts';
import { NO_GROUP } from './ProductGroups.ts';
import { BRAND, CATEGORY, COLOR, ELSEWHERE, STOCK } from './Selection.ts';
import type { Selection } from './Selection.ts';

const NO_COLORS: ReadonlySet<number> = new Set();
const ALL = CATEGORY | BRAND | COLOR | STOCK;

/** What a product group adds to the counts. */
export interface CountedGroup {
  /** The code of its category, if it counts for it. */
  readonly category: number | undefined;
  /** The code of its brand, if it counts for it. */
  readonly brand: number | undefined;
  readonly isListed: boolean;
  readonly isInStock: boolean;
  /** The colours of the variants that count for the filter of colours. */
  readonly colorIds: ReadonlySet<number>;
}

/** The groups to visit: those of the found slots, or all. */
function* codesOf({ products: { columns, productGroups } }: CatalogueData, found: readonly number[] | undefined): Generator<number> {
  if (productGroups.size === 1) return;
  if (!found) {
    for (let code = NO_GROUP + 1; code < productGroups.size; code += 1) yield code;
    return;
  }
  yield* new Set(found.flatMap((slot) => columns.productGroups[slot] || []));
}

/**
 * What each product group adds to the counts. All variants of a group are in one category and of one brand.
 *
 * @param counted the filters that count a product within the price bounds, as bits, by the filters that it fails
 * @param found the slots that a search found; `undefined` without a search
 */
export function* countGroups(model: CatalogueData, selection: Selection, counted: Uint8Array, found: readonly number[] | undefined): Generator<CountedGroup> {
  const { columns: { groups }, colorSets, facets, productGroups } = model.products;
  for (const code of codesOf(model, found)) {
    let [filters, facet, isListed, isInStock] = [0, 0, false, false];
    let colorIds: Set<number> | undefined;
    for (const slot of productGroups.slotsOf(code)) {
      const group = groups[slot] ?? 0;
      const missed = selection.missed[group] ?? 0;
      if ((missed & ELSEWHERE) !== 0 || (selection.isInList && !selection.isInList(slot)) || !selection.isAffordable(slot)) continue;
      const own = counted[missed] ?? 0;
      if (own === 0) continue;
      filters |= own;
      facet = group;
      isListed ||= own === ALL;
      isInStock ||= (own & STOCK) !== 0 && facets.inStock[group] === 1;
      if ((own & COLOR) !== 0) for (const id of colorSets[facets.colorSets[group] ?? 0] ?? []) (colorIds ??= new Set()).add(id);
    }
    if (filters === 0) continue;
    yield {
      category: (filters & CATEGORY) !== 0 ? facets.categories[facet] : undefined,
      brand: (filters & BRAND) !== 0 ? facets.brands[facet] : undefined,
      isListed,
      isInStock,
      colorIds: colorIds ?? NO_COLORS,
    };
  }
}
