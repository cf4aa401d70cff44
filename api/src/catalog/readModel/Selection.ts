import { ARRIVAL_PERIODS, CURRENCIES, MATERIAL_FAMILIES, MEASURES } from '@feszek/contract';
import type { ArrivalPeriod, Currency, Measure } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import { arrivalMask } from './arrivals.ts';
import { currencyBit } from './FacetGroups.ts';
import { ARRIVAL, BED, BRAND, CATEGORY, COLOR, ELSEWHERE, MATERIAL, SALE, SEATS, STOCK } from './filterBits.ts';
import type { GroupRanges, Range } from './GroupRanges.ts';
import type { Columns } from './columns.ts';
import type { ProductColumns } from './ProductColumns.ts';
import type { CatalogueData } from './CatalogueData.ts';
import { subtree } from './taxonomy.ts';
import type { Taxonomy } from './taxonomy.ts';
import type { ListQuery } from '../filters.ts';
import type { Shape } from './shapes.ts';
import { popularPrefix } from './prefixes.ts';

/** The popularity from which on a product is a best-seller. */
const BEST_SELLER_POPULARITY = 75;

export interface SelectionView {
  readonly currency: Currency;
  /** Products created after this time are new: whole milliseconds since 1970. */
  readonly newSince: number;
}

/** The chosen values that exist; unknown values are ignored. */
export interface Chosen {
  readonly categoryIds: ReadonlySet<number>;
  readonly brandSlugs: ReadonlySet<string>;
  readonly colorKeys: ReadonlySet<string>;
  readonly arrivals: readonly ArrivalPeriod[];
  readonly seats: ReadonlySet<number>;
  /** Codes of `Shapes.beds`. */
  readonly beds: ReadonlySet<number>;
  /** Places in `MATERIAL_FAMILIES`. */
  readonly materials: ReadonlySet<number>;
}

/** The places of these values in a list, without unknown ones. */
function placesIn<Value>(list: readonly Value[], values: readonly string[]): Set<number> {
  return new Set(values.map((value) => list.findIndex((known) => known === value)).filter((place) => place >= 0));
}

function chosenOf({ taxonomy, products: { shapes } }: CatalogueData, query: ListQuery): Chosen {
  return {
    categoryIds: new Set(query.categories.filter((id) => taxonomy.categories.has(id))),
    brandSlugs: new Set(query.brands.filter((slug) => taxonomy.brands.has(slug))),
    colorKeys: new Set(query.colors.filter((key) => taxonomy.colors.has(key))),
    arrivals: ARRIVAL_PERIODS.filter((arrival) => query.arrivals.includes(arrival)),
    seats: new Set(query.seats.filter((count) => shapes.all.some(({ seats }) => seats.includes(count)))),
    beds: placesIn(shapes.beds.values, query.beds),
    materials: placesIn(MATERIAL_FAMILIES, query.materials),
  };
}

function colorMask(products: ProductColumns, taxonomy: Taxonomy, keys: ReadonlySet<string>): Uint8Array {
  const ids = new Set([...keys].map((key) => taxonomy.colors.get(key)?.id));
  return Uint8Array.from(products.colorSets, (set) => Number(set.some((id) => ids.has(id))));
}

/** A bound in major units as an amount in minor units; a fraction is rounded inwards. */
function minorBound(major: number, currency: Currency, inwards: 1 | -1): number {
  const perMajor = 1 / toMajor(1, currency);
  const nearest = Math.round(major * perMajor);
  const isWithin = inwards === 1 ? toMajor(nearest, currency) >= major : toMajor(nearest, currency) <= major;
  return isWithin ? nearest : nearest + inwards;
}

function priceBounds({ priceMin, priceMax }: ListQuery, currency: Currency): readonly [lowest: number, highest: number] {
  return [
    priceMin === undefined ? Number.NEGATIVE_INFINITY : minorBound(priceMin, currency, 1),
    priceMax === undefined ? Number.POSITIVE_INFINITY : minorBound(priceMax, currency, -1),
  ];
}

/** Adds a bit to the groups whose code is not in the table. */
function missWhereNot(missed: Uint16Array, bit: number, codes: readonly number[], wanted: Uint8Array): void {
  codes.forEach((code, group) => {
    if (wanted[code] !== 1) missed[group] = (missed[group] ?? 0) | bit;
  });
}

function hasAny(values: readonly number[], wanted: ReadonlySet<number>): boolean {
  return values.some((value) => wanted.has(value));
}

/** Inclusive bounds of one dimension in millimetres. A product without the dimension is not within them. */
interface MeasureBound {
  readonly measure: Measure;
  readonly lowest: number;
  readonly highest: number;
}

function measureBounds({ measures }: ListQuery): MeasureBound[] {
  return MEASURES.flatMap((measure) => {
    const { min, max } = measures[measure];
    if (min === undefined && max === undefined) return [];
    return [{ measure, lowest: Math.max(0, (min ?? 0) * 10), highest: max === undefined ? Number.POSITIVE_INFINITY : max * 10 }];
  });
}

/** A table of flags: the flags that are set, and those that are not. */
const SET = Uint8Array.of(0, 1);
const NOT_SET = Uint8Array.of(1, 0);

/** A table of sets of currencies: the sets that contain this one. */
function withCurrency(currency: Currency): Uint8Array {
  return Uint8Array.from({ length: 1 << CURRENCIES.length }, (_, currencies) => Number((currencies & currencyBit(currency)) !== 0));
}

/** Whether a slot's product is in the list, for any filters. */
type IsInList = (slot: number) => boolean;

/** A list that consists of some products only. */
interface PartialList {
  readonly slots: ArrayLike<number>;
  readonly isInList: IsInList;
}

/** The products of a list that facet groups do not describe; `undefined` for any other list. */
function listOf(model: CatalogueData, scope: ListQuery['scope'], newSince: number, found: readonly number[] | undefined): PartialList | undefined {
  const { createdAt, popularities } = model.products.columns;
  if (found) {
    const isFound = new Uint8Array(model.products.used);
    for (const slot of found) isFound[slot] = 1;
    return { slots: found, isInList: (slot) => isFound[slot] === 1 };
  }
  if (scope === 'new') return { slots: model.newSlots(newSince), isInList: (slot) => (createdAt[slot] ?? 0) > newSince };
  if (scope === 'best-sellers') return { slots: popularPrefix(model, BEST_SELLER_POPULARITY), isInList: (slot) => (popularities[slot] ?? 0) >= BEST_SELLER_POPULARITY };
  return undefined;
}

/** How many variants of a product group match what facet groups do not describe. */
export const NONE = 0;
export const SOME = 1;
export const EVERY = 2;

/** Lowers the coverage of each group whose values are not all within bounds. */
function cover(covered: Uint8Array, { least, most }: Range<Float64Array | Int32Array>, lowest: number, highest: number): void {
  for (let group = 0; group < covered.length; group += 1) {
    const [from, to] = [least[group] ?? 0, most[group] ?? 0];
    if (from >= lowest && to <= highest) continue;
    if (to < lowest || from > highest) covered[group] = NONE;
    else if (covered[group] === EVERY) covered[group] = SOME;
  }
}

/** A query, evaluated once for every group of products. The price and the result of a search are evaluated per product. */
export class Selection {
  readonly chosen: Chosen;
  readonly currency: Currency;
  /** By group: the filters except the price that its products fail, as bits; 0 if only the price can exclude them. */
  readonly missed: Uint16Array;
  /** Inclusive bounds of the gross price in whole minor units. */
  readonly lowest: number;
  readonly highest: number;
  /** The results of a search, new products, best-sellers; `undefined` for any other list. */
  readonly list: PartialList | undefined;
  /** The same for lists with the same products before any filter; `undefined` for the results of a search. */
  readonly listKey: string | undefined;
  /** The bounds of dimensions. */
  readonly measures: readonly MeasureBound[];
  /** Whether only new products match. */
  readonly isNewOnly: boolean;
  readonly newSince: number;
  readonly #createdAt: Float64Array;
  readonly #groups: Int32Array;
  readonly #gross: Float64Array;
  readonly #columns: Columns;
  readonly #ranges: GroupRanges;

  /** @param found the slots that a search found; `undefined` without a search */
  constructor(model: CatalogueData, query: ListQuery, view: SelectionView, found: readonly number[] | undefined) {
    const { products, taxonomy } = model;
    const { facets } = products;
    const below = (ids: Iterable<number>) => products.categoryCodes.maskOf([...ids].flatMap((id) => subtree(taxonomy, id)));
    this.#groups = products.columns.groups;
    this.#gross = products.columns.gross[view.currency];
    this.currency = view.currency;
    this.chosen = chosenOf(model, query);
    this.missed = new Uint16Array(facets.size);
    this.isNewOnly = query.isNew;
    this.newSince = view.newSince;
    this.#createdAt = products.columns.createdAt;
    this.listKey = found ? undefined : [query.scope, query.categoryId, view.currency, view.newSince].join();
    this.measures = measureBounds(query);
    this.#columns = products.columns;
    this.#ranges = products.groupRanges;
    this.list = listOf(model, query.scope, view.newSince, found);
    const [lowest, highest] = priceBounds(query, view.currency);
    const order = model.sorted.byPrice(view.currency);
    // A bound beyond all prices excludes nothing.
    this.lowest = lowest <= (this.#gross[order[0] ?? -1] ?? 0) ? Number.NEGATIVE_INFINITY : lowest;
    this.highest = highest >= (this.#gross[order.at(-1) ?? -1] ?? 0) ? Number.POSITIVE_INFINITY : highest;
    const { categoryIds, brandSlugs, colorKeys } = this.chosen;
    const miss = (bit: number, codes: readonly number[], wanted: Uint8Array) => missWhereNot(this.missed, bit, codes, wanted);
    if (query.categoryId !== undefined) miss(ELSEWHERE, facets.categories, below([query.categoryId]));
    // Samples are listed in their own category only, not in those above it.
    if (query.categoryId === undefined || subtree(taxonomy, query.categoryId).length > 1) miss(ELSEWHERE, facets.samples, NOT_SET);
    miss(ELSEWHERE, facets.sold, withCurrency(view.currency));
    if (query.scope === 'sale') miss(ELSEWHERE, facets.reduced, withCurrency(view.currency));
    if (categoryIds.size > 0) miss(CATEGORY, facets.categories, below(categoryIds));
    if (brandSlugs.size > 0) miss(BRAND, facets.brands, products.brandCodes.maskOf([...brandSlugs].flatMap((slug) => taxonomy.brands.get(slug)?.id ?? [])));
    if (colorKeys.size > 0) miss(COLOR, facets.colorSets, colorMask(products, taxonomy, colorKeys));
    if (query.inStock) miss(STOCK, facets.inStock, SET);
    if (query.isReduced) miss(SALE, facets.reduced, withCurrency(view.currency));
    this.#missByAttributes(model);
  }

  #missByAttributes({ products: { facets, shapes } }: CatalogueData): void {
    const { arrivals, seats, beds, materials } = this.chosen;
    const missShapes = (bit: number, matches: (shape: Shape) => boolean) => missWhereNot(this.missed, bit, facets.shapes, shapes.maskOf(matches));
    if (arrivals.length > 0) missWhereNot(this.missed, ARRIVAL, facets.arrivals, arrivalMask(arrivals));
    if (seats.size > 0) missShapes(SEATS, (shape) => hasAny(shape.seats, seats));
    if (beds.size > 0) missShapes(BED, (shape) => hasAny(shape.beds, beds));
    if (materials.size > 0) missShapes(MATERIAL, (shape) => hasAny(shape.materials, materials));
  }

  isNew(slot: number): boolean {
    return (this.#createdAt[slot] ?? 0) > this.newSince;
  }

  /** Whether the price and the dimensions of every product match. */
  get isUnbounded(): boolean {
    return this.lowest === Number.NEGATIVE_INFINITY && this.highest === Number.POSITIVE_INFINITY && this.measures.length === 0;
  }

  /**
   * How many variants of each product group have a price and dimensions that match: `NONE`, `SOME` or `EVERY`. `SOME` may turn
   * out to be none.
   *
   * @param size the number of groups
   */
  coverage(size: number): Uint8Array {
    const covered = new Uint8Array(size).fill(EVERY);
    cover(covered, this.#ranges.gross[this.currency], this.lowest, this.highest);
    for (const { measure, lowest, highest } of this.measures) cover(covered, this.#ranges.measures[measure], lowest, highest);
    return covered;
  }

  /** Whether a product matches what facet groups do not contain: the price, the dimensions, new products, and the list. */
  matchesItself(slot: number): boolean {
    return this.isWithinBounds(slot) && (!this.isNewOnly || this.isNew(slot)) && (this.list === undefined || this.list.isInList(slot));
  }

  /** Whether a product's price and dimensions are within the bounds. */
  isWithinBounds(slot: number): boolean {
    return this.isAffordable(slot) && (this.measures.length === 0 || this.isFitting(slot));
  }

  /** Whether a product's dimensions are within the bounds. */
  isFitting(slot: number): boolean {
    for (const { measure, lowest, highest } of this.measures) {
      const millimetres = this.#columns.measures[measure][slot] ?? 0;
      if (millimetres < lowest || millimetres > highest) return false;
    }
    return true;
  }

  /** Whether a product's price is within the bounds. */
  isAffordable(slot: number): boolean {
    const gross = this.#gross[slot] ?? 0;
    return gross >= this.lowest && gross <= this.highest;
  }

  /** Whether a product is in the list. */
  has(slot: number): boolean {
    return this.missed[this.#groups[slot] ?? 0] === 0 && this.matchesItself(slot);
  }
}
