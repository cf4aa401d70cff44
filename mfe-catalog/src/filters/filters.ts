import type { Currency, ProductFilters } from '@feszek/contract';

/** Bounds of a gross price, both within, in major units. */
export interface PriceBounds {
  readonly min?: number;
  readonly max?: number;
  readonly currency: Currency;
}

/** What a visitor has narrowed a list to. Values of one filter are alternatives; different filters hold together. */
export interface Filters {
  /** Ids, in their order. */
  readonly categories: readonly number[];
  /** Slugs, in the order of the alphabet, as are the keys of colours: one choice has one address. */
  readonly brands: readonly string[];
  readonly colors: readonly string[];
  readonly price: PriceBounds | null;
  readonly inStock: boolean;
}

export const NO_FILTERS: Filters = { categories: [], brands: [], colors: [], price: null, inStock: false };

/** How many values are chosen; a price with two ends is one. */
export function countFilters({ categories, brands, colors, price, inStock }: Filters): number {
  return categories.length + brands.length + colors.length + Number(price !== null) + Number(inStock);
}

/** Chosen or given up: the same list with one value more or less, in the order of an address. */
export function toggled<Value extends number | string>(values: readonly Value[], value: Value): Value[] {
  const others = values.filter((other) => other !== value);
  return others.length < values.length ? others : inOrder([...values, value]);
}

/** Without repetition, in the order of an address. */
export function inOrder<Value extends number | string>(values: readonly Value[]): Value[] {
  return [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1));
}

type CategoryChoice = ProductFilters['categories'][number];

/** A category and those above it that the list names, from the nearest up. */
function lineOf(id: number, all: readonly CategoryChoice[]): number[] {
  const category = all.find((one) => one.id === id);
  return category ? [id, ...(category.parent_id === null ? [] : lineOf(category.parent_id, all))] : [];
}

/** Chosen or given up: a category stands for all below it, so none of those above it and below it stays beside it. */
export function toggledCategory(chosen: readonly number[], id: number, all: readonly CategoryChoice[]): number[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const above = lineOf(id, all);
  return inOrder([...chosen.filter((other) => !above.includes(other) && !lineOf(other, all).includes(id)), id]);
}

/** Without values that the shop does not know. */
export function knownOnly<Some extends Filters>(filters: Some, known: ProductFilters): Some {
  return {
    ...filters,
    categories: filters.categories.filter((id) => known.categories.some((category) => category.id === id)),
    brands: filters.brands.filter((slug) => known.brands.some((brand) => brand.slug === slug)),
    colors: filters.colors.filter((key) => known.colors.some((color) => color.key === key)),
  };
}
