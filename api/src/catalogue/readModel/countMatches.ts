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

/** Counts every value of every filter in one pass over these products. */
export function countMatches(model: ReadModel, selection: Selection, slots: ArrayLike<number>): Counts {
  const { categoryCodes, brandCodes, colorSets, columns } = model.products;
  const byCategory = new Int32Array(categoryCodes.values.length);
  const byBrand = new Int32Array(brandCodes.values.length);
  const byColorSet = new Int32Array(colorSets.length);
  let [total, inStock, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    const missed = selection.missed(slot);
    if (missed === 0) total += 1;
    // In none of the counts: outside the list, or missing more than one filter.
    else if ((missed & (missed - 1)) !== 0 || missed > STOCK) continue;
    if ((missed & ~CATEGORY) === 0) addAt(byCategory, columns.categories[slot] ?? 0);
    if ((missed & ~BRAND) === 0) addAt(byBrand, columns.brands[slot] ?? 0);
    if ((missed & ~COLOR) === 0) addAt(byColorSet, columns.colorSets[slot] ?? 0);
    if ((missed & ~STOCK) === 0 && columns.isInStock[slot] === 1) inStock += 1;
    if ((missed & ~PRICE) === 0) {
      const price = selection.gross[slot] ?? 0;
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
