import type { CatalogueData } from './CatalogueData.ts';
import { ALL } from './filterBits.ts';
import type { FilterValues } from './FilterValues.ts';
import type { GroupVariants } from './GroupVariants.ts';
import { NO_GROUP } from './ProductGroups.ts';
import type { ProductColumns } from './ProductColumns.ts';
import type { Selection } from './Selection.ts';
import type { ValueLists } from './ValueLists.ts';

/** The variants of a group count for different filters. */
const DIFFERENT = -1;

/** The groups to visit: those of the found slots, or all. */
function codesOf({ columns, productGroups }: ProductColumns, found: readonly number[] | undefined): ArrayLike<number> {
  if (found) return [...new Set(found.map((slot) => columns.productGroups[slot] ?? NO_GROUP))].filter((code) => code !== NO_GROUP);
  const codes = new Int32Array(productGroups.size - 1);
  for (let index = 0; index < codes.length; index += 1) codes[index] = index + NO_GROUP + 1;
  return codes;
}

/** Adds to the values of a list that are of these filters. */
function addList({ filters: filterOf }: FilterValues, { starts, codes }: ValueLists, list: number, filters: number, counts: Int32Array, count: number): void {
  const end = starts[list + 1] ?? 0;
  for (let at = starts[list] ?? 0; at < end; at += 1) {
    const value = codes[at] ?? 0;
    if (((filterOf[value] ?? 0) & filters) !== 0) counts[value] = (counts[value] ?? 0) + count;
  }
}

/** Counts the product groups of one selection. */
class GroupCounter {
  readonly #products: ProductColumns;
  readonly #variants: GroupVariants;
  readonly #selection: Selection;
  readonly #counted: Uint16Array;
  readonly #counts: Int32Array;
  readonly #isCountedByFacets: boolean;
  /** By filters: the number of groups all of whose variants count for these, by the list of their values. */
  readonly #uniform = new Map<number, Int32Array>();
  /** By value: the group that was counted last. No group has the code 0. */
  readonly #lastGroups: Int32Array;
  #total = 0;

  constructor(products: ProductColumns, selection: Selection, counted: Uint16Array, counts: Int32Array) {
    this.#products = products;
    this.#variants = products.groupValues.variants;
    this.#selection = selection;
    this.#counted = counted;
    this.#counts = counts;
    this.#isCountedByFacets = selection.matchesAllThemselves;
    this.#lastGroups = new Int32Array(products.filterValues.size);
  }

  visit(group: number): void {
    const filters = this.#commonFilters(group);
    if (filters === DIFFERENT) this.#visitEach(group);
    else if (filters !== 0) {
      const counts = this.#uniformFor(filters);
      const list = this.#products.groupValues.together[group] ?? 0;
      counts[list] = (counts[list] ?? 0) + 1;
    }
  }

  /** Adds the groups whose variants all count for the same filters, and returns the number of groups in the list. */
  finish(): number {
    const { filterValues, groupValues } = this.#products;
    for (const [filters, counts] of this.#uniform) {
      for (let list = 0; list < counts.length; list += 1) {
        const count = counts[list] ?? 0;
        if (count === 0) continue;
        if (filters === ALL) this.#total += count;
        addList(filterValues, groupValues.lists, list, filters, this.#counts, count);
      }
    }
    return this.#total;
  }

  /** The filters whose counts include the variant at a place. */
  #filtersAt(place: number): number {
    const filters = this.#counted[this.#variants.facets[place] ?? 0] ?? 0;
    return filters === 0 || this.#isCountedByFacets || this.#selection.matchesItself(this.#variants.slots[place] ?? 0) ? filters : 0;
  }

  /** The filters whose counts include every variant; `DIFFERENT` if other filters include some. */
  #commonFilters(group: number): number {
    const { starts, ends } = this.#variants;
    const [start, end] = [starts[group] ?? 0, ends[group] ?? 0];
    const common = start === end ? 0 : this.#filtersAt(start);
    for (let place = start + 1; place < end; place += 1) if (this.#filtersAt(place) !== common) return DIFFERENT;
    return common;
  }

  #uniformFor(filters: number): Int32Array {
    let counts = this.#uniform.get(filters);
    if (!counts) this.#uniform.set(filters, (counts = new Int32Array(this.#products.groupValues.lists.size)));
    return counts;
  }

  #visitEach(group: number): void {
    const { filterValues, groupValues } = this.#products;
    const { filters: filterOf } = filterValues;
    const { starts, codes } = groupValues.lists;
    const [counts, lastGroups] = [this.#counts, this.#lastGroups];
    let [any, isListed] = [0, false];
    const { starts: places, ends, ownValues } = this.#variants;
    const last = ends[group] ?? 0;
    for (let place = places[group] ?? 0; place < last; place += 1) {
      const filters = this.#filtersAt(place);
      if (filters === 0) continue;
      any |= filters;
      if (filters === ALL) isListed = true;
      const own = ownValues[place] ?? 0;
      const end = starts[own + 1] ?? 0;
      for (let at = starts[own] ?? 0; at < end; at += 1) {
        const value = codes[at] ?? 0;
        if (((filterOf[value] ?? 0) & filters) === 0 || lastGroups[value] === group) continue;
        lastGroups[value] = group;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    if (isListed) this.#total += 1;
    addList(filterValues, groupValues.lists, groupValues.common[group] ?? 0, any, this.#counts, 1);
  }
}

/**
 * Counts product groups: a group counts for a value if one of its variants does. Without objects for a group, because a large
 * shop has tens of thousands.
 *
 * @param found the slots that a search found; `undefined` without a search
 * @param counted by facet group: the filters whose counts include its products, as bits
 * @param counts by the code of a filter's value; receives 1 for each group that counts for the value
 * @returns the number of groups in the list
 */
export function countGroups({ products }: CatalogueData, selection: Selection, found: readonly number[] | undefined, counted: Uint16Array, counts: Int32Array): number {
  const counter = new GroupCounter(products, selection, counted, counts);
  const codes = codesOf(products, found);
  for (let index = 0; index < codes.length; index += 1) counter.visit(codes[index] ?? NO_GROUP);
  return counter.finish();
}
