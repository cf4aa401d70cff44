import type { CatalogueData } from './CatalogueData.ts';
import { NO_GROUP } from './ProductGroups.ts';
import type { Selection } from './Selection.ts';

/** The result of a pass over products. */
export interface Tally {
  /** By group: the number of products within the price bounds that are in no product group; only new ones if only those match. */
  readonly affordable: Int32Array;
  /** By group: more than 0 if it has products in the list, for any filters and prices. */
  readonly listed: ArrayLike<number>;
  /** Lowest and highest price of the products that match every filter but the price; the highest is the lower one without such products. */
  readonly min: number;
  readonly max: number;
}

/** The slots of new products, the newest first. */
export function newSlots({ sorted }: CatalogueData, selection: Selection): Int32Array {
  const { newest } = sorted;
  let [low, high] = [0, newest.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (selection.isNew(newest[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return newest.subarray(0, low);
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
    listed[group] = (listed[group] ?? 0) + 1;
    if (selection.isNewOnly && !selection.isNew(slot)) continue;
    if (productGroups[slot] === NO_GROUP && selection.isAffordable(slot)) affordable[group] = (affordable[group] ?? 0) + 1;
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

/**
 * Visits as few products as the list allows.
 *
 * @param found the slots that a search found; `undefined` without a search
 */
export function tallyOf(model: CatalogueData, selection: Selection, found: readonly number[] | undefined): Tally {
  if (selection.isInList) return tallyEach(model, selection, found ?? (selection.isNewList ? newSlots(model, selection) : model.sorted.all));
  if (selection.isNewOnly) return { ...tallyEach(model, selection, newSlots(model, selection)), listed: model.products.facets.counts };
  return tallyRange(model, selection);
}
