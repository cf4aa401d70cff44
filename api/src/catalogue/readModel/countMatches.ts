import type { ReadModel } from './ReadModel.ts';
import { BRAND, CATEGORY, COLOR, PRICE, STOCK } from './Selection.ts';
import type { Selection } from './Selection.ts';

export interface Counts {
  /** Products in the list. */
  readonly total: number;
  /** Products by the id of a value; each leaves out what is chosen in its own filter. */
  readonly categories: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<number, number>;
  readonly colors: ReadonlyMap<number, number>;
  readonly inStock: number;
  /** Lowest and highest gross price, whole minor units; `undefined` where there is no product. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
}

function add(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

function addAt(counts: Int32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

/** A product counts for its category and for all above it. */
function rollUp({ products, shelves }: ReadModel, byCode: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  products.categoryCodes.values.forEach((id, code) => {
    const count = byCode[code] ?? 0;
    if (count === 0) return;
    for (let at = shelves.categories.get(id); at; at = shelves.categories.get(at.parentId ?? 0)) add(counts, at.id, count);
  });
  return counts;
}

const ALL = CATEGORY | BRAND | COLOR | PRICE | STOCK;
/**
 * The filters whose counts a product belongs to, by the filters that it misses: all where it misses none, that one where
 * it misses a single one, otherwise none.
 */
const COUNTED = Uint8Array.from({ length: 64 }, (_, missed) => {
  if (missed === 0) return ALL;
  return (missed & ALL) === missed && (missed & (missed - 1)) === 0 ? missed : 0;
});

/** Counts every value of every filter in one pass over these products. */
export function countMatches(model: ReadModel, { missed, gross }: Selection, slots: ArrayLike<number>): Counts {
  const { categoryCodes, brandCodes, colorSets, columns } = model.products;
  const { categories: categoryColumn, brands: brandColumn, colorSets: colorColumn, isInStock } = columns;
  const byCategory = new Int32Array(categoryCodes.values.length);
  const byBrand = new Int32Array(brandCodes.values.length);
  const byColorSet = new Int32Array(colorSets.length);
  let [total, inStock, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    const counted = COUNTED[missed[slot] ?? 0] ?? 0;
    if (counted === 0) continue;
    if (counted === ALL) total += 1;
    if ((counted & CATEGORY) !== 0) addAt(byCategory, categoryColumn[slot] ?? 0);
    if ((counted & BRAND) !== 0) addAt(byBrand, brandColumn[slot] ?? 0);
    if ((counted & COLOR) !== 0) addAt(byColorSet, colorColumn[slot] ?? 0);
    if ((counted & STOCK) !== 0) inStock += isInStock[slot] ?? 0;
    if ((counted & PRICE) !== 0) {
      const price = gross[slot] ?? 0;
      if (price < min) min = price;
      if (price > max) max = price;
    }
  }
  const colors = new Map<number, number>();
  colorSets.forEach((ids, code) => {
    for (const id of ids) add(colors, id, byColorSet[code] ?? 0);
  });
  const brands = new Map(brandCodes.values.map((id, code) => [id, byBrand[code] ?? 0]));
  return { total, categories: rollUp(model, byCategory), brands, colors, inStock, price: min > max ? undefined : { min, max } };
}

/** Products by the id of their category and of every one above it. */
export function countByCategory(model: ReadModel): ReadonlyMap<number, number> {
  const { categoryCodes, columns } = model.products;
  const byCategory = new Int32Array(categoryCodes.values.length);
  for (const slot of model.sorted.all) addAt(byCategory, columns.categories[slot] ?? 0);
  return rollUp(model, byCategory);
}
