import type { Currency } from '@feszek/contract';
import type { CatalogueData } from './CatalogueData.ts';
import { countGroups } from './countGroups.ts';
import { countNew } from './countNew.ts';
import type { SingleValue } from './countNew.ts';
import { currencyBit } from './FacetGroups.ts';
import { ALL, ARRIVAL, BED, BRAND, CATEGORY, COLOR, ELSEWHERE, MATERIAL, SALE, SEATS, STOCK, countedBy } from './filterBits.ts';
import type { FilterValues } from './FilterValues.ts';
import { NO_GROUP } from './ProductGroups.ts';
import type { Selection } from './Selection.ts';
import type { MeasureRanges } from './shapes.ts';
import { tallyOf } from './tally.ts';
import type { Tally } from './tally.ts';
import type { Taxonomy } from './taxonomy.ts';

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
  readonly measures: MeasureRanges;
  /** Lowest and highest gross price in whole minor units; `undefined` without products. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
}

function add(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

/** A product counts for its category and all ancestors. */
function rollUp({ categories }: Taxonomy, byCategory: ReadonlyMap<number, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [id, count] of byCategory) {
    for (let at = categories.get(id); at; at = categories.get(at.parentId ?? 0)) add(counts, at.id, count);
  }
  return counts;
}

/** By the code of a filter's value. */
interface ByCode {
  /** The number of matching products. */
  readonly counts: Int32Array;
  /** 1 if any product of the list has the value. */
  readonly isListed: Uint8Array;
}

/** The counts of a filter's values that products of the list have. */
function countsOf(filter: number, { filters, values }: FilterValues, { counts, isListed }: ByCode): Map<number, number> {
  const byValue = new Map<number, number>();
  filters.forEach((of, code) => {
    if (of === filter && isListed[code] === 1) byValue.set(values[code] ?? 0, counts[code] ?? 0);
  });
  return byValue;
}

/** Products that are in no product group, by the code of a filter's value, and what the whole list has. */
interface CountedSingles extends ByCode {
  /** The number of products in the list, and of those that match no filter too. */
  readonly total: number;
  readonly listedTotal: number;
  readonly listedReduced: number;
}

/**
 * Counts the products that are in no product group.
 *
 * @param counted by facet group: the filters whose counts include its products, as bits
 */
function countSingles({ products: { facets, filterValues } }: CatalogueData, selection: Selection, { affordable, listed }: Tally, counted: Uint16Array): CountedSingles {
  const [counts, isListed] = [new Int32Array(filterValues.size), new Uint8Array(filterValues.size)];
  const { starts, codes } = facets.values;
  const { filters: filterOf } = filterValues;
  const inCurrency = currencyBit(selection.currency);
  let [total, listedTotal, listedReduced] = [0, 0, 0];
  for (let facet = 0; facet < affordable.length; facet += 1) {
    const listedHere = listed[facet] ?? 0;
    if (listedHere === 0 || ((selection.missed[facet] ?? 0) & ELSEWHERE) !== 0) continue;
    const count = affordable[facet] ?? 0;
    const filters = count === 0 ? 0 : (counted[facet] ?? 0);
    listedTotal += listedHere;
    if (((facets.reduced[facet] ?? 0) & inCurrency) !== 0) listedReduced += listedHere;
    if (filters === ALL) total += count;
    const end = starts[facet + 1] ?? 0;
    for (let at = starts[facet] ?? 0; at < end; at += 1) {
      const value = codes[at] ?? 0;
      isListed[value] = 1;
      if (((filterOf[value] ?? 0) & filters) !== 0) counts[value] = (counts[value] ?? 0) + count;
    }
  }
  return { counts, isListed, total, listedTotal, listedReduced };
}

/** Counts every value of every filter. */
export function countMatches(model: CatalogueData, selection: Selection): Counts {
  const { filterValues } = model.products;
  const tally = tallyOf(model, selection);
  const counted = selection.missed.map(countedBy);
  const singles = countSingles(model, selection, tally, counted);
  const groups = countGroups(model, selection, counted, singles.counts);
  const byValue = (filter: number) => countsOf(filter, filterValues, singles);
  const { listedTotal, listedReduced } = singles;
  return {
    total: singles.total + groups,
    categories: rollUp(model.taxonomy, byValue(CATEGORY)),
    brands: byValue(BRAND),
    colors: byValue(COLOR),
    inStock: byValue(STOCK).get(1) ?? 0,
    sale: { count: byValue(SALE).get(currencyBit(selection.currency)) ?? 0, isOffered: listedReduced > 0 && listedReduced < listedTotal },
    new: countNew(model, selection, listedTotal),
    arrivals: byValue(ARRIVAL),
    seats: byValue(SEATS),
    beds: byValue(BED),
    materials: byValue(MATERIAL),
    measures: tally.measures,
    price: tally.min > tally.max ? undefined : { min: tally.min, max: tally.max },
  };
}

/** The number of products that are sold in a currency, by the id of their category and of every ancestor. */
export function countByCategory({ products, taxonomy }: CatalogueData, currency: Currency): ReadonlyMap<number, number> {
  const { categoryCodes, columns, facets, productGroups } = products;
  const [byCategory, samples] = [new Map<number, number>(), new Map<number, number>()];
  const isSold = (facet: number) => ((facets.sold[facet] ?? 0) & currencyBit(currency)) !== 0;
  const addTo = (facet: number, count: number) => add(facets.samples[facet] === 1 ? samples : byCategory, categoryCodes.values[facets.categories[facet] ?? 0] ?? 0, count);
  facets.singles.forEach((count, facet) => {
    if (count > 0 && isSold(facet)) addTo(facet, count);
  });
  for (let code = NO_GROUP + 1; code < productGroups.size; code += 1) {
    const sold = productGroups.variants.of(code).find((slot) => isSold(columns.groups[slot] ?? 0));
    if (sold !== undefined) addTo(columns.groups[sold] ?? 0, 1);
  }
  const counts = rollUp(taxonomy, byCategory);
  // Samples are listed in their own category only, not in those above it.
  for (const [id, count] of samples) if (!taxonomy.children.has(id)) add(counts, id, count);
  return counts;
}
