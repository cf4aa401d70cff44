import type { CatalogueData } from './CatalogueData.ts';
import { ALL, NO_MISS } from './filterBits.ts';
import type { FilterValues } from './FilterValues.ts';
import { NO_GROUP } from './ProductGroups.ts';
import type { ProductColumns } from './ProductColumns.ts';
import { EVERY, SOME } from './Selection.ts';
import type { Selection } from './Selection.ts';
import type { ValueLists } from './ValueLists.ts';

/** The members of a class, or the variants of a group, count for different filters. */
const DIFFERENT = -1;

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
  readonly #selection: Selection;
  readonly #counted: Uint16Array;
  readonly #counts: Int32Array;
  /** By filters: the number of groups all of whose variants count for these, by the list of their values. */
  readonly #uniform = new Map<number, Int32Array>();
  /** By value: the visit that counted it last. */
  readonly #lastVisits: Int32Array;
  /** The filters whose counts include each variant of the group that is visited. */
  #filters = new Int32Array();
  #visits = 0;
  #total = 0;

  constructor(products: ProductColumns, selection: Selection, counted: Uint16Array, counts: Int32Array) {
    this.#products = products;
    this.#selection = selection;
    this.#counted = counted;
    this.#counts = counts;
    this.#lastVisits = new Int32Array(products.filterValues.size);
  }

  /** Counts a class for this number of its groups, all of whose variants match themselves. */
  visitClass(code: number, groups: number): void {
    const { classes } = this.#products.groupClasses;
    const filters = this.filtersOfClass(code);
    if (filters !== DIFFERENT) return this.#addUniform(filters, classes.together[code] ?? 0, groups);
    this.#visits += 1;
    const { starts, codes } = classes.facets;
    const end = starts[code + 1] ?? 0;
    let any = 0;
    for (let place = starts[code] ?? 0; place < end; place += 1) any |= this.#addOwn(place, this.#counted[codes[place] ?? 0] ?? 0, groups);
    this.#addCommon(code, any, groups);
  }

  /** The filters whose counts include every member of a class; `DIFFERENT` if other filters include some. */
  filtersOfClass(code: number): number {
    const { starts, codes } = this.#products.groupClasses.classes.facets;
    const [start, end] = [starts[code] ?? 0, starts[code + 1] ?? 0];
    const common = start === end ? 0 : (this.#counted[codes[start] ?? 0] ?? 0);
    for (let place = start + 1; place < end; place += 1) if (this.#counted[codes[place] ?? 0] !== common) return DIFFERENT;
    return common;
  }

  /**
   * Counts one group variant by variant.
   *
   * @param matching by slot: 1 if a variant matches itself; without it each variant is compared with the bounds
   */
  visitGroup(group: number, matching?: Uint8Array): void {
    const { columns: { groups }, groupClasses: { classes, ofGroups }, productGroups: { variants } } = this.#products;
    const start = variants.starts[group] ?? 0;
    const count = (variants.ends[group] ?? 0) - start;
    if (count > this.#filters.length) this.#filters = new Int32Array(count * 2);
    const [slots, filters, code] = [variants.slots, this.#filters, ofGroups[group] ?? 0];
    let isSame = true;
    for (let index = 0; index < count; index += 1) {
      const slot = slots[start + index] ?? 0;
      const counted = this.#counted[groups[slot] ?? 0] ?? 0;
      const isMatch = counted !== 0 && (matching ? matching[slot] === 1 : this.#selection.isWithinBounds(slot));
      filters[index] = isMatch ? counted : 0;
      if (filters[index] !== filters[0]) isSame = false;
    }
    if (isSame) return this.#addUniform(filters[0] ?? 0, classes.together[code] ?? 0, 1);
    const { starts, codes } = classes.facets;
    const firstPlace = starts[code] ?? 0;
    this.#visits += 1;
    let any = 0;
    for (let index = 0; index < count; index += 1) {
      const own = filters[index] ?? 0;
      if (own === 0) continue;
      const facet = groups[slots[start + index] ?? 0] ?? 0;
      let place = firstPlace;
      while (codes[place] !== facet) place += 1;
      any |= this.#addOwn(place, own, 1);
    }
    this.#addCommon(code, any, 1);
  }

  /** Adds the groups whose variants all count for the same filters, and returns the number of groups in the list. */
  finish(): number {
    const { filterValues, groupClasses: { classes } } = this.#products;
    for (const [filters, counts] of this.#uniform) {
      for (let list = 0; list < counts.length; list += 1) {
        const count = counts[list] ?? 0;
        if (count > 0) addList(filterValues, classes.lists, list, filters, this.#counts, count);
      }
    }
    return this.#total;
  }

  #addUniform(filters: number, list: number, groups: number): void {
    if (filters === 0) return;
    if (filters === ALL) this.#total += groups;
    let counts = this.#uniform.get(filters);
    if (!counts) this.#uniform.set(filters, (counts = new Int32Array(this.#products.groupClasses.classes.lists.size)));
    counts[list] = (counts[list] ?? 0) + groups;
  }

  /** Adds the values of a member of a class that not all of its class have; each once in a visit. Returns the filters. */
  #addOwn(place: number, filters: number, groups: number): number {
    if (filters === 0) return 0;
    const { filterValues: { filters: filterOf }, groupClasses: { classes } } = this.#products;
    const { starts, codes } = classes.lists;
    const [counts, lastVisits, visit] = [this.#counts, this.#lastVisits, this.#visits];
    const own = classes.ownValues[place] ?? 0;
    const end = starts[own + 1] ?? 0;
    for (let at = starts[own] ?? 0; at < end; at += 1) {
      const value = codes[at] ?? 0;
      if (((filterOf[value] ?? 0) & filters) === 0 || lastVisits[value] === visit) continue;
      lastVisits[value] = visit;
      counts[value] = (counts[value] ?? 0) + groups;
    }
    return filters;
  }

  /** Adds the values that all members of a class have, if any of them counts. */
  #addCommon(code: number, any: number, groups: number): void {
    const { filterValues, groupClasses: { classes } } = this.#products;
    if ((any & NO_MISS) !== 0) this.#total += groups;
    addList(filterValues, classes.lists, classes.common[code] ?? 0, any, this.#counts, groups);
  }
}

/** Counts each group of these products, variant by variant; the others do not match. */
function visitGroupsOf({ columns, productGroups, used }: ProductColumns, selection: Selection, slots: ArrayLike<number>, counter: GroupCounter): void {
  const [isVisited, matching] = [new Uint8Array(productGroups.size), new Uint8Array(used)];
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    if (selection.matchesItself(slot)) matching[slot] = 1;
  }
  for (let index = 0; index < slots.length; index += 1) {
    const group = columns.productGroups[slots[index] ?? 0] ?? NO_GROUP;
    if (group === NO_GROUP || isVisited[group] === 1) continue;
    isVisited[group] = 1;
    counter.visitGroup(group, matching);
  }
}

/** The number of groups by class whose variants all have a price and dimensions that match; counts the others, variant by variant. */
function groupsWithin({ groupClasses: { ofGroups, sizes }, productGroups: { size } }: ProductColumns, selection: Selection, counter: GroupCounter): Int32Array {
  const isRelevant = Uint8Array.from(sizes, (groups, code) => Number(groups > 0 && counter.filtersOfClass(code) !== 0));
  const groups = new Int32Array(sizes.length);
  const covered = selection.coverage(size);
  for (let group = NO_GROUP + 1; group < size; group += 1) {
    const code = ofGroups[group] ?? 0;
    if (isRelevant[code] !== 1) continue;
    if (covered[group] === EVERY) groups[code] = (groups[code] ?? 0) + 1;
    else if (covered[group] === SOME) counter.visitGroup(group);
  }
  return groups;
}

/**
 * Counts product groups: a group counts for a value if one of its variants does. Groups of a class are counted together,
 * because a large shop has hundreds of thousands of groups.
 *
 * @param counted by facet group: the filters whose counts include its products, as bits
 * @param counts by the code of a filter's value; receives 1 for each group that counts for the value
 * @returns the number of groups in the list
 */
export function countGroups(model: CatalogueData, selection: Selection, counted: Uint16Array, counts: Int32Array): number {
  const { products } = model;
  const counter = new GroupCounter(products, selection, counted, counts);
  const slots = selection.list?.slots ?? (selection.isNewOnly ? model.newSlots(selection.newSince) : undefined);
  if (slots) {
    visitGroupsOf(products, selection, slots, counter);
  } else {
    const groups = selection.isUnbounded ? products.groupClasses.sizes : groupsWithin(products, selection, counter);
    for (let code = 0; code < groups.length; code += 1) if ((groups[code] ?? 0) > 0) counter.visitClass(code, groups[code] ?? 0);
  }
  return counter.finish();
}
