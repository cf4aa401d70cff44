import type { CatalogueData } from './CatalogueData.ts';
import { NO_GROUP } from './ProductGroups.ts';
import { countGroups } from './countGroups.ts';
import { BRAND, CATEGORY, COLOR, ELSEWHERE, STOCK } from './Selection.ts';
import type { Selection } from './Selection.ts';

/** A product group counts as one product: it matches if one of its variants does. */
export interface Counts {
  /** The number of products in the list. */
  readonly total: number;
  /**
   * The number of products by the id of a value; each filter ignores its own choice. Contains every value that a product of
   * the list has, with 0 if the other filters exclude all of them, so that a choice does not change the values of a filter.
   */
  readonly categories: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<number, number>;
  readonly colors: ReadonlyMap<number, number>;
  readonly inStock: number;
  /** Lowest and highest gross price in whole minor units; `undefined` without products. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
}

function add(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

function addAt(counts: Int32Array, code: number, count = 1): void {
  counts[code] = (counts[code] ?? 0) + count;
}

/** Of each value of a filter, by its code: the number of matching products, and whether any product of the list has it. */
interface ByCode {
  readonly counts: Int32Array;
  readonly isListed: Uint8Array;
}

function noValues(length: number): ByCode {
  return { counts: new Int32Array(length), isListed: new Uint8Array(length) };
}

/** A product counts for its category and all ancestors. */
function rollUp({ products, taxonomy }: CatalogueData, { counts: byCode, isListed }: ByCode): Map<number, number> {
  const counts = new Map<number, number>();
  products.categoryCodes.values.forEach((id, code) => {
    if (isListed[code] !== 1) return;
    const count = byCode[code] ?? 0;
    for (let at = taxonomy.categories.get(id); at; at = taxonomy.categories.get(at.parentId ?? 0)) add(counts, at.id, count);
  });
  return counts;
}

/** The result of a pass over products. */
interface Tally {
  /** By group: the number of products within the price bounds that are in no product group. */
  readonly affordable: Int32Array;
  /** By group: more than 0 if it has products in the list, for any filters and prices. */
  readonly listed: ArrayLike<number>;
  /** Lowest and highest price of the products that match every filter but the price; the highest is the lower one without such products. */
  readonly min: number;
  readonly max: number;
}

/** Visits each of these products. */
function tallyEach({ products }: CatalogueData, selection: Selection, slots: ArrayLike<number>): Tally {
  const { groups, gross, productGroups } = products.columns;
  const { missed, isInList } = selection;
  const prices = gross[selection.currency];
  const affordable = new Int32Array(missed.length);
  const listed = new Int32Array(missed.length);
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    if (isInList && !isInList(slot)) continue;
    const group = groups[slot] ?? 0;
    addAt(listed, group);
    if (productGroups[slot] === NO_GROUP && selection.isAffordable(slot)) addAt(affordable, group);
    if (missed[group] !== 0) continue;
    const price = prices[slot] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return { affordable, listed, min, max };
}

/** The first position in an ascending index whose price is at least, or above, a bound. */
function placeOfPrice(order: Int32Array, prices: Float64Array, bound: number, isAbove: boolean): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const price = prices[order[middle] ?? 0] ?? 0;
    if (price < bound || (isAbove && price === bound)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Visits the whole catalogue in order of price: only the products within the bounds or only those outside of them,
 * whichever are fewer, and from both ends up to the first one that matches every filter.
 */
function tallyRange({ products, sorted }: CatalogueData, { currency, missed, lowest, highest }: Selection): Tally {
  const { groups, gross, productGroups } = products.columns;
  const prices = gross[currency];
  const order = sorted.byPrice(currency);
  const isOffered = (slot: number) => missed[groups[slot] ?? 0] === 0;
  const from = placeOfPrice(order, prices, lowest, false);
  const to = Math.max(from, placeOfPrice(order, prices, highest, true));
  const isMostWithin = (to - from) * 2 > order.length;
  const affordable = isMostWithin ? Int32Array.from(products.facets.singles) : new Int32Array(missed.length);
  const step = isMostWithin ? -1 : 1;
  for (const [start, end] of isMostWithin ? [[0, from], [to, order.length]] as const : [[from, to]] as const) {
    for (let place = start; place < end; place += 1) {
      const slot = order[place] ?? 0;
      if (productGroups[slot] !== NO_GROUP) continue;
      const group = groups[slot] ?? 0;
      affordable[group] = (affordable[group] ?? 0) + step;
    }
  }
  const cheapest = order.find(isOffered);
  const dearest = order.findLast(isOffered);
  return {
    affordable,
    listed: products.facets.counts,
    min: cheapest === undefined ? Number.POSITIVE_INFINITY : (prices[cheapest] ?? 0),
    max: dearest === undefined ? Number.NEGATIVE_INFINITY : (prices[dearest] ?? 0),
  };
}

const ALL = CATEGORY | BRAND | COLOR | STOCK;
/**
 * The filters whose counts include a group's products within the price bounds, by the filters that it fails: all if it
 * fails none, that one if it fails a single one, otherwise none.
 */
const COUNTED = Uint8Array.from({ length: 32 }, (_, missed) => {
  if (missed === 0) return ALL;
  return (missed & ALL) === missed && (missed & (missed - 1)) === 0 ? missed : 0;
});

/**
 * Counts every value of every filter.
 *
 * @param found the slots that a search found; `undefined` without a search
 */
export function countMatches(model: CatalogueData, selection: Selection, found: readonly number[] | undefined): Counts {
  const { categoryCodes, brandCodes, colorSets, facets } = model.products;
  const { affordable, listed, min, max } = selection.isInList ? tallyEach(model, selection, found ?? model.sorted.all) : tallyRange(model, selection);
  const byCategory = noValues(categoryCodes.values.length);
  const byBrand = noValues(brandCodes.values.length);
  const byColorSet = noValues(colorSets.length);
  let [total, inStock] = [0, 0];
  affordable.forEach((count, group) => {
    if (listed[group] === 0 || ((selection.missed[group] ?? 0) & ELSEWHERE) !== 0) return;
    const [category, brand, colorSet] = [facets.categories[group] ?? 0, facets.brands[group] ?? 0, facets.colorSets[group] ?? 0];
    byCategory.isListed[category] = 1;
    byBrand.isListed[brand] = 1;
    byColorSet.isListed[colorSet] = 1;
    const counted = count === 0 ? 0 : (COUNTED[selection.missed[group] ?? 0] ?? 0);
    if (counted === 0) return;
    if (counted === ALL) total += count;
    if ((counted & CATEGORY) !== 0) addAt(byCategory.counts, category, count);
    if ((counted & BRAND) !== 0) addAt(byBrand.counts, brand, count);
    if ((counted & COLOR) !== 0) addAt(byColorSet.counts, colorSet, count);
    if ((counted & STOCK) !== 0 && facets.inStock[group] === 1) inStock += count;
  });
  const colors = new Map<number, number>();
  colorSets.forEach((ids, code) => {
    if (byColorSet.isListed[code] === 1) for (const id of ids) add(colors, id, byColorSet.counts[code] ?? 0);
  });
  const grouped = countGroups(model, selection, COUNTED, found, { categories: byCategory.counts, brands: byBrand.counts });
  for (const [id, count] of grouped.colors) add(colors, id, count);
  const brands = new Map<number, number>();
  brandCodes.values.forEach((id, code) => {
    if (byBrand.isListed[code] === 1) brands.set(id, byBrand.counts[code] ?? 0);
  });
  return { total: total + grouped.total, categories: rollUp(model, byCategory), brands, colors, inStock: inStock + grouped.inStock, price: min > max ? undefined : { min, max } };
}

/** The number of products by the id of their category and of every ancestor. */
export function countByCategory(model: CatalogueData): ReadonlyMap<number, number> {
  const { categoryCodes, columns, facets, productGroups } = model.products;
  const byCategory = noValues(categoryCodes.values.length);
  facets.singles.forEach((count, group) => addAt(byCategory.counts, facets.categories[group] ?? 0, count));
  for (let code = NO_GROUP + 1; code < productGroups.size; code += 1) {
    const [first] = productGroups.slotsOf(code);
    if (first !== undefined) addAt(byCategory.counts, facets.categories[columns.groups[first] ?? 0] ?? 0);
  }
  byCategory.counts.forEach((count, code) => {
    if (count > 0) byCategory.isListed[code] = 1;
  });
  return rollUp(model, byCategory);
}
