import { MEASURES } from '@feszek/contract';
import type { Currency, Measure } from '@feszek/contract';
import { ARRIVAL_CODES } from './arrivals.ts';
import type { CatalogueData } from './CatalogueData.ts';
import { countGroups } from './countGroups.ts';
import type { GroupSums } from './countGroups.ts';
import { countNew } from './countNew.ts';
import type { SingleValue } from './countNew.ts';
import { currencyBit } from './FacetGroups.ts';
import { ALL, ARRIVAL, BED, BRAND, CATEGORY, COLOR, ELSEWHERE, MATERIAL, SALE, SEATS, STOCK, countedBy } from './filterBits.ts';
import { NO_GROUP } from './ProductGroups.ts';
import type { Selection } from './Selection.ts';
import { boundsOf } from './shapes.ts';
import { tallyOf } from './tally.ts';

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
  readonly sale: SingleValue;
  readonly new: SingleValue;
  /** By the code of an arrival. */
  readonly arrivals: ReadonlyMap<number, number>;
  readonly seats: ReadonlyMap<number, number>;
  /** By the code of a size in `Shapes.beds`. */
  readonly beds: ReadonlyMap<number, number>;
  /** By the place in `MATERIAL_FAMILIES`. */
  readonly materials: ReadonlyMap<number, number>;
  /** Whole centimetres of the unfiltered list; `null` if its products do not differ. */
  readonly measures: Readonly<Record<Measure, { readonly min: number; readonly max: number } | null>>;
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

/** The counts of values of which a code has several, such as the colours of a set. */
function spread(valuesOf: (code: number) => readonly number[], { counts, isListed }: ByCode, more: ReadonlyMap<number, number>): Map<number, number> {
  const spread = new Map<number, number>();
  isListed.forEach((listed, code) => {
    if (listed === 1) for (const value of valuesOf(code)) add(spread, value, counts[code] ?? 0);
  });
  for (const [value, count] of more) add(spread, value, count);
  return spread;
}

/** The counts of each filter's values, by their codes. The filters of a shape have counts of their own. */
function noCounts({ products }: CatalogueData) {
  const { categoryCodes, brandCodes, colorSets, shapes } = products;
  const shape = noValues(shapes.all.length);
  const withOwnCounts = (): ByCode => ({ counts: new Int32Array(shapes.all.length), isListed: shape.isListed });
  return {
    category: noValues(categoryCodes.values.length),
    brand: noValues(brandCodes.values.length),
    colorSet: noValues(colorSets.length),
    arrival: noValues(ARRIVAL_CODES),
    seats: shape,
    beds: withOwnCounts(),
    materials: withOwnCounts(),
  };
}

/**
 * Counts every value of every filter.
 *
 * @param found the slots that a search found; `undefined` without a search
 */
export function countMatches(model: CatalogueData, selection: Selection, found: readonly number[] | undefined): Counts {
  const { brandCodes, colorSets, facets, shapes } = model.products;
  const { affordable, listed, min, max } = tallyOf(model, selection, found);
  const { category, brand, colorSet, arrival, seats, beds, materials } = noCounts(model);
  const inCurrency = currencyBit(selection.currency);
  let [total, inStock, sale, listedTotal, listedReduced] = [0, 0, 0, 0, 0];
  for (let group = 0; group < affordable.length; group += 1) {
    const missed = selection.missed[group] ?? 0;
    const listedHere = listed[group] ?? 0;
    if (listedHere === 0 || (missed & ELSEWHERE) !== 0) continue;
    const isReduced = ((facets.reduced[group] ?? 0) & inCurrency) !== 0;
    const shape = facets.shapes[group] ?? 0;
    listedTotal += listedHere;
    if (isReduced) listedReduced += listedHere;
    category.isListed[facets.categories[group] ?? 0] = 1;
    brand.isListed[facets.brands[group] ?? 0] = 1;
    colorSet.isListed[facets.colorSets[group] ?? 0] = 1;
    arrival.isListed[facets.arrivals[group] ?? 0] = 1;
    seats.isListed[shape] = 1;
    const count = affordable[group] ?? 0;
    const counted = count === 0 ? 0 : countedBy(missed);
    if (counted === 0) continue;
    if (counted === ALL) total += count;
    if ((counted & CATEGORY) !== 0) addAt(category.counts, facets.categories[group] ?? 0, count);
    if ((counted & BRAND) !== 0) addAt(brand.counts, facets.brands[group] ?? 0, count);
    if ((counted & COLOR) !== 0) addAt(colorSet.counts, facets.colorSets[group] ?? 0, count);
    if ((counted & ARRIVAL) !== 0) addAt(arrival.counts, facets.arrivals[group] ?? 0, count);
    if ((counted & SEATS) !== 0) addAt(seats.counts, shape, count);
    if ((counted & BED) !== 0) addAt(beds.counts, shape, count);
    if ((counted & MATERIAL) !== 0) addAt(materials.counts, shape, count);
    if ((counted & SALE) !== 0 && isReduced) sale += count;
    if ((counted & STOCK) !== 0 && facets.inStock[group] === 1) inStock += count;
  }
  const sums: GroupSums = { categories: category.counts, brands: brand.counts };
  const grouped = countGroups(model, selection, found, sums);
  const brands = new Map<number, number>();
  brandCodes.values.forEach((id, code) => {
    if (brand.isListed[code] === 1) brands.set(id, brand.counts[code] ?? 0);
  });
  const listedShapes = shapes.all.filter((_, code) => seats.isListed[code] === 1);
  const [width, depth, height] = MEASURES.map((measure) => boundsOf(listedShapes, measure));
  return {
    total: total + grouped.total,
    categories: rollUp(model, category),
    brands,
    colors: spread((code) => colorSets[code] ?? [], colorSet, grouped.colors),
    inStock: inStock + grouped.inStock,
    sale: { count: sale + grouped.reduced, isOffered: listedReduced > 0 && listedReduced < listedTotal },
    new: countNew(model, selection, listedTotal),
    arrivals: spread((code) => [code], arrival, grouped.arrivals),
    seats: spread((code) => shapes.all[code]?.seats ?? [], seats, grouped.seats),
    beds: spread((code) => shapes.all[code]?.beds ?? [], beds, grouped.beds),
    materials: spread((code) => shapes.all[code]?.materials ?? [], materials, grouped.materials),
    measures: { width: width ?? null, depth: depth ?? null, height: height ?? null },
    price: min > max ? undefined : { min, max },
  };
}

/** The number of products that are sold in a currency, by the id of their category and of every ancestor. */
export function countByCategory(model: CatalogueData, currency: Currency): ReadonlyMap<number, number> {
  const { categoryCodes, columns, facets, productGroups } = model.products;
  const [byCategory, samples] = [noValues(categoryCodes.values.length), noValues(categoryCodes.values.length)];
  const isSold = (group: number) => ((facets.sold[group] ?? 0) & currencyBit(currency)) !== 0;
  const addTo = (group: number, count: number) => addAt((facets.samples[group] === 1 ? samples : byCategory).counts, facets.categories[group] ?? 0, count);
  facets.singles.forEach((count, group) => {
    if (isSold(group)) addTo(group, count);
  });
  for (let code = NO_GROUP + 1; code < productGroups.size; code += 1) {
    const sold = productGroups.slotsOf(code).find((slot) => isSold(columns.groups[slot] ?? 0));
    if (sold !== undefined) addTo(columns.groups[sold] ?? 0, 1);
  }
  byCategory.counts.forEach((count, code) => {
    if (count > 0) byCategory.isListed[code] = 1;
  });
  const counts = rollUp(model, byCategory);
  categoryCodes.values.forEach((id, code) => {
    // Samples are listed in their own category only, not in those above it.
    if (!model.taxonomy.children.has(id)) add(counts, id, samples.counts[code] ?? 0);
  });
  return counts;
}
