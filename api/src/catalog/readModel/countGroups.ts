import type { CatalogueData } from './CatalogueData.ts';
import { NO_GROUP } from './ProductGroups.ts';
import { currencyBit } from './FacetGroups.ts';
import { ALL, ARRIVAL, BED, BRAND, CATEGORY, COLOR, MATERIAL, SALE, SEATS, STOCK, countedBy } from './filterBits.ts';
import type { Selection } from './Selection.ts';

/** Sums by the code of a value, to which each product group that counts for the value adds 1. */
export interface GroupSums {
  readonly categories: Int32Array;
  readonly brands: Int32Array;
}

/** The number of product groups in the list, of those in stock and reduced, and of those by the value of a filter. */
export interface CountedGroups {
  readonly total: number;
  readonly inStock: number;
  readonly reduced: number;
  readonly colors: ReadonlyMap<number, number>;
  readonly arrivals: ReadonlyMap<number, number>;
  readonly seats: ReadonlyMap<number, number>;
  readonly beds: ReadonlyMap<number, number>;
  readonly materials: ReadonlyMap<number, number>;
}

/** The groups to visit: those of the found slots, or all. */
function codesOf({ products: { columns, productGroups } }: CatalogueData, found: readonly number[] | undefined): ArrayLike<number> {
  if (found) return [...new Set(found.map((slot) => columns.productGroups[slot] ?? NO_GROUP))].filter((code) => code !== NO_GROUP);
  const codes = new Int32Array(productGroups.size - 1);
  for (let index = 0; index < codes.length; index += 1) codes[index] = index + NO_GROUP + 1;
  return codes;
}

const SHAPE_FILTERS = SEATS | BED | MATERIAL;

/** The length of the tables of counts before a larger value needs more. */
const VALUES = 64;

/** Counts groups by a value of their variants, each group once for a value. Values are small numbers. */
class ValueCounts {
  #counts = new Int32Array(VALUES);
  /** By value: the group that was counted last. No group has the code 0. */
  #lastGroups = new Int32Array(VALUES);

  add(values: readonly number[], group: number): void {
    for (let index = 0; index < values.length; index += 1) this.addOne(values[index] ?? 0, group);
  }

  addOne(value: number, group: number): void {
    if (value >= this.#counts.length) this.#grow(value);
    if (this.#lastGroups[value] === group) return;
    this.#lastGroups[value] = group;
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
  }

  get byValue(): ReadonlyMap<number, number> {
    const counts = new Map<number, number>();
    this.#counts.forEach((count, value) => {
      if (count > 0) counts.set(value, count);
    });
    return counts;
  }

  #grow(value: number): void {
    const [counts, lastGroups] = [this.#counts, this.#lastGroups];
    this.#counts = new Int32Array(value * 2);
    this.#counts.set(counts);
    this.#lastGroups = new Int32Array(value * 2);
    this.#lastGroups.set(lastGroups);
  }
}

/**
 * Counts product groups: a group counts for a value if one of its variants does. All variants of a group are in one category
 * and of one brand. Without objects for a group, because a large shop has tens of thousands.
 *
 * @param found the slots that a search found; `undefined` without a search
 * @param sums receives the counts of categories and brands
 */
export function countGroups(model: CatalogueData, selection: Selection, found: readonly number[] | undefined, sums: GroupSums): CountedGroups {
  const { columns: { groups }, colorSets, facets, productGroups, shapes } = model.products;
  const { missed: missedBy, isInList, lowest, highest } = selection;
  const inCurrency = currencyBit(selection.currency);
  const matchesAll = lowest === Number.NEGATIVE_INFINITY && highest === Number.POSITIVE_INFINITY && !selection.isNewOnly;
  const codes = codesOf(model, found);
  const [colors, arrivals, seats, beds, materials] = [new ValueCounts(), new ValueCounts(), new ValueCounts(), new ValueCounts(), new ValueCounts()];
  let [total, inStock, reduced] = [0, 0, 0];
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? NO_GROUP;
    let filters = 0;
    let facet = 0;
    let isListed = false;
    let isStocked = false;
    let isReduced = false;
    // The variants of a group have few shapes: most have that of the variant before.
    let lastShape = -1;
    let countedShape = 0;
    const slots = productGroups.slotsOf(code);
    for (let place = 0; place < slots.length; place += 1) {
      const slot = slots[place] ?? 0;
      const group = groups[slot] ?? 0;
      const own = countedBy(missedBy[group] ?? 0);
      if (own === 0 || (!matchesAll && !selection.matchesItself(slot)) || (isInList && !isInList(slot))) continue;
      filters |= own;
      facet = group;
      if (own === ALL) isListed = true;
      if ((own & STOCK) !== 0 && facets.inStock[group] === 1) isStocked = true;
      if ((own & SALE) !== 0 && ((facets.reduced[group] ?? 0) & inCurrency) !== 0) isReduced = true;
      if ((own & COLOR) !== 0) colors.add(colorSets[facets.colorSets[group] ?? 0] ?? [], code);
      if ((own & ARRIVAL) !== 0) arrivals.addOne(facets.arrivals[group] ?? 0, code);
      const shapeCode = facets.shapes[group] ?? 0;
      const ofShape = own & SHAPE_FILTERS;
      if (shapeCode === lastShape && (ofShape & ~countedShape) === 0) continue;
      countedShape = shapeCode === lastShape ? countedShape | ofShape : ofShape;
      lastShape = shapeCode;
      const shape = shapes.all[shapeCode];
      if (!shape) continue;
      if ((own & SEATS) !== 0) seats.add(shape.seats, code);
      if ((own & BED) !== 0) beds.add(shape.beds, code);
      if ((own & MATERIAL) !== 0) materials.add(shape.materials, code);
    }
    if (isListed) total += 1;
    if (isStocked) inStock += 1;
    if (isReduced) reduced += 1;
    const [category, brand] = [facets.categories[facet] ?? 0, facets.brands[facet] ?? 0];
    if ((filters & CATEGORY) !== 0) sums.categories[category] = (sums.categories[category] ?? 0) + 1;
    if ((filters & BRAND) !== 0) sums.brands[brand] = (sums.brands[brand] ?? 0) + 1;
  }
  return { total, inStock, reduced, colors: colors.byValue, arrivals: arrivals.byValue, seats: seats.byValue, beds: beds.byValue, materials: materials.byValue };
}
