import { MEASURES } from '@feszek/contract';
import type { ArrivalPeriod, Currency, Measure, ProductFilters } from '@feszek/contract';
import type { MeasureBounds } from './measureBounds.ts';

/** A range of gross prices, inclusive, in major units. */
export interface PriceBounds {
  readonly min?: number;
  readonly max?: number;
  readonly currency: Currency;
}

/** The chosen filters of a list. Values of one filter are combined with OR, filters with AND. */
export interface Filters {
  /** Ids in ascending order. */
  readonly categories: readonly number[];
  /** Slugs in alphabetical order, like the keys of colours, so that a choice has one address. */
  readonly brands: readonly string[];
  readonly colors: readonly string[];
  readonly price: PriceBounds | null;
  readonly inStock: boolean;
  readonly isReduced: boolean;
  readonly isNew: boolean;
  readonly arrivals: readonly ArrivalPeriod[];
  readonly measures: Readonly<Record<Measure, MeasureBounds | null>>;
  readonly seats: readonly number[];
  /** As `160x200`. */
  readonly beds: readonly string[];
  /** Families of materials. */
  readonly materials: readonly string[];
}

export const NO_FILTERS: Filters = {
  categories: [], brands: [], colors: [], price: null, inStock: false, isReduced: false, isNew: false, arrivals: [],
  measures: { width: null, depth: null, height: null }, seats: [], beds: [], materials: [],
};

/** The filters with a list of values. */
const LISTS = ['categories', 'brands', 'colors', 'arrivals', 'seats', 'beds', 'materials'] as const;

/** Number of chosen values. A range counts as one. */
export function countFilters(filters: Filters): number {
  const { price, inStock, isReduced, isNew, measures } = filters;
  const ranges = [price, ...MEASURES.map((measure) => measures[measure])].filter((range) => range !== null);
  return LISTS.reduce((sum, name) => sum + filters[name].length, 0) + ranges.length + [inStock, isReduced, isNew].filter(Boolean).length;
}

/** Adds a value or removes it, in the order of an address. */
export function toggled<Value extends number | string>(values: readonly Value[], value: Value): Value[] {
  const others = values.filter((other) => other !== value);
  return others.length < values.length ? others : inOrder([...values, value]);
}

/** Removes duplicates and sorts in the order of an address. */
export function inOrder<Value extends number | string>(values: readonly Value[]): Value[] {
  return [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1));
}

type CategoryChoice = ProductFilters['categories'][number];

/** A category and its ancestors in the list, the nearest first. */
function lineOf(id: number, all: readonly CategoryChoice[]): number[] {
  const category = all.find((one) => one.id === id);
  return category ? [id, ...(category.parent_id === null ? [] : lineOf(category.parent_id, all))] : [];
}

/** Adds a category or removes it. A category includes its descendants, so its ancestors and descendants are removed. */
export function toggledCategory(chosen: readonly number[], id: number, all: readonly CategoryChoice[]): number[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const above = lineOf(id, all);
  return inOrder([...chosen.filter((other) => !above.includes(other) && !lineOf(other, all).includes(id)), id]);
}

/** Removes unknown values. */
export function knownOnly<Some extends Filters>(filters: Some, known: ProductFilters): Some {
  return {
    ...filters,
    categories: filters.categories.filter((id) => known.categories.some((category) => category.id === id)),
    brands: filters.brands.filter((slug) => known.brands.some((brand) => brand.slug === slug)),
    colors: filters.colors.filter((key) => known.colors.some((color) => color.key === key)),
    arrivals: filters.arrivals.filter((key) => known.arrivals.some((arrival) => arrival.key === key)),
    seats: filters.seats.filter((count) => known.seats.some(({ value }) => value === count)),
    beds: filters.beds.filter((key) => known.beds.some((bed) => bed.key === key)),
    materials: filters.materials.filter((key) => known.materials.some((material) => material.key === key)),
  };
}

/** Whether all chosen values are known. */
export function isKnown(filters: Filters, known: ProductFilters): boolean {
  const remaining = knownOnly(filters, known);
  return LISTS.every((name) => remaining[name].length === filters[name].length);
}
