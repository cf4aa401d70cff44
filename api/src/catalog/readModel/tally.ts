import type { CatalogueData } from './CatalogueData.ts';
import { ELSEWHERE } from './filterBits.ts';
import { NO_GROUP } from './ProductGroups.ts';
import { NO_PRODUCT } from './columns.ts';
import type { Selection } from './Selection.ts';
import { roundedRange } from './shapes.ts';
import type { MeasureRange, MeasureRanges } from './shapes.ts';

/** If fewer products match than this share of all, a pass over the columns finds the lowest and highest price sooner than the sorted index. */
const FEW = 1 / 200;

/** The result of a pass over products. */
export interface Tally {
  /** By facet group: the number of products within the bounds that are in no product group; only new ones if only those match. */
  readonly affordable: ArrayLike<number>;
  /** By facet group: more than 0 if it has products in the list, for any filters and prices. */
  readonly listed: ArrayLike<number>;
  /** Lowest and highest price of the products that match every filter but the price; the highest is the lower one without such products. */
  readonly min: number;
  readonly max: number;
  /** The dimensions of the list, for any filters. */
  readonly measures: MeasureRanges;
}

interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** Visits each of these products. */
function tallyEach({ products }: CatalogueData, selection: Selection, slots: ArrayLike<number>): Omit<Tally, 'measures'> {
  const { groups, gross, productGroups } = products.columns;
  const { missed } = selection;
  const prices = gross[selection.currency];
  const affordable = new Int32Array(missed.length);
  const listed = new Int32Array(missed.length);
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    const group = groups[slot] ?? 0;
    listed[group] = (listed[group] ?? 0) + 1;
    if (selection.isNewOnly && !selection.isNew(slot)) continue;
    if (productGroups[slot] === NO_GROUP && selection.isWithinBounds(slot)) affordable[group] = (affordable[group] ?? 0) + 1;
    if (missed[group] !== 0 || !selection.isFitting(slot)) continue;
    const price = prices[slot] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return { affordable, listed, min, max };
}

/** The number of products in no product group whose price and dimensions match, by facet group. */
function affordableSingles({ products }: CatalogueData, selection: Selection): ArrayLike<number> {
  const { columns: { groups, productGroups }, facets, used } = products;
  if (selection.isUnbounded) return facets.singles;
  const affordable = new Int32Array(selection.missed.length);
  for (let slot = 0; slot < used; slot += 1) {
    if (productGroups[slot] !== NO_GROUP || !selection.isWithinBounds(slot)) continue;
    const group = groups[slot] ?? 0;
    affordable[group] = (affordable[group] ?? 0) + 1;
  }
  return affordable;
}

/** The price range of the products that match every filter but the price, by a pass over the columns. */
function scanPrices({ products }: CatalogueData, selection: Selection): PriceRange {
  const { columns: { groups, gross, productGroups }, used } = products;
  const { missed } = selection;
  const prices = gross[selection.currency];
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let slot = 0; slot < used; slot += 1) {
    if (missed[groups[slot] ?? 0] !== 0 || productGroups[slot] === NO_PRODUCT || !selection.isFitting(slot)) continue;
    const price = prices[slot] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return { min, max };
}

/** The same from both ends of the order of prices, up to the first one that matches. */
function findPrices({ products, sorted }: CatalogueData, selection: Selection): PriceRange {
  const { groups, gross } = products.columns;
  const prices = gross[selection.currency];
  const order = sorted.byPrice(selection.currency);
  const isOffered = (slot: number) => selection.missed[groups[slot] ?? 0] === 0 && selection.isFitting(slot);
  const [cheapest, dearest] = [order.find(isOffered), order.findLast(isOffered)];
  return { min: cheapest === undefined ? Number.POSITIVE_INFINITY : (prices[cheapest] ?? 0), max: dearest === undefined ? Number.NEGATIVE_INFINITY : (prices[dearest] ?? 0) };
}

function priceRange(model: CatalogueData, selection: Selection): PriceRange {
  const { counts } = model.products.facets;
  let matching = 0;
  selection.missed.forEach((missed, facet) => {
    if (missed === 0) matching += counts[facet] ?? 0;
  });
  return matching < model.products.used * FEW ? scanPrices(model, selection) : findPrices(model, selection);
}

/** The smallest and the largest dimension of some products. */
function rangeOf(column: Int32Array, isListed: Uint8Array, slots: ArrayLike<number> | undefined): MeasureRange | null {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const length = slots ? slots.length : isListed.length;
  for (let index = 0; index < length; index += 1) {
    const slot = slots ? (slots[index] ?? 0) : index;
    const millimetres = column[slot] ?? 0;
    if (millimetres < 0 || isListed[slot] !== 1) continue;
    if (millimetres < least) least = millimetres;
    if (millimetres > most) most = millimetres;
  }
  return roundedRange(least, most);
}

/** The dimensions of the products of a list, for any filters. */
function measuresOf({ products }: CatalogueData, { missed, list }: Selection): MeasureRanges {
  const { columns: { groups, productGroups, measures }, used } = products;
  const isListed = new Uint8Array(used);
  const slots = list?.slots;
  const length = slots ? slots.length : used;
  for (let index = 0; index < length; index += 1) {
    const slot = slots ? (slots[index] ?? 0) : index;
    if (((missed[groups[slot] ?? 0] ?? 0) & ELSEWHERE) === 0 && productGroups[slot] !== NO_PRODUCT) isListed[slot] = 1;
  }
  return { width: rangeOf(measures.width, isListed, slots), depth: rangeOf(measures.depth, isListed, slots), height: rangeOf(measures.height, isListed, slots) };
}

/** Visits as few products as the list allows. */
export function tallyOf(model: CatalogueData, selection: Selection): Tally {
  const { list, listKey, newSince } = selection;
  const computeMeasures = () => measuresOf(model, selection);
  const measures = listKey === undefined ? computeMeasures() : model.measuresOf(listKey, computeMeasures);
  if (list) return { ...tallyEach(model, selection, list.slots), measures };
  const listed = model.products.facets.counts;
  if (selection.isNewOnly) return { ...tallyEach(model, selection, model.newSlots(newSince)), listed, measures };
  return { affordable: affordableSingles(model, selection), listed, ...priceRange(model, selection), measures };
}
