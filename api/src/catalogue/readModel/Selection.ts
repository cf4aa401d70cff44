import type { Currency } from '@feszek/contract';
import { toMajor } from '@feszek/money';
import type { ProductColumns } from './ProductColumns.ts';
import type { ReadModel } from './ReadModel.ts';
import { subtree } from './shelves.ts';
import type { Shelves } from './shelves.ts';
import type { ListWish } from '../filters.ts';

/** A bit for every filter that a product can miss. */
export const CATEGORY = 1;
export const BRAND = 2;
export const COLOR = 4;
export const PRICE = 8;
export const STOCK = 16;
/** Not in this list at all, whatever the filters. */
const ELSEWHERE = 32;

/** From here on a product counts as a best-seller. */
const BEST_SELLER_POPULARITY = 75;

export interface SelectionView {
  readonly currency: Currency;
  /** Products created after this count as new: whole milliseconds since 1970. */
  readonly newSince: number;
}

/** The chosen values that exist; others are as if they had not been chosen. */
export interface Chosen {
  readonly categoryIds: ReadonlySet<number>;
  readonly brandSlugs: ReadonlySet<string>;
  readonly colorKeys: ReadonlySet<string>;
}

function chosenOf(shelves: Shelves, wish: ListWish): Chosen {
  return {
    categoryIds: new Set(wish.categories.filter((id) => shelves.categories.has(id))),
    brandSlugs: new Set(wish.brands.filter((slug) => shelves.brands.has(slug))),
    colorKeys: new Set(wish.colors.filter((key) => shelves.colors.has(key))),
  };
}

function colorMask(products: ProductColumns, shelves: Shelves, keys: ReadonlySet<string>): Uint8Array {
  const ids = new Set([...keys].map((key) => shelves.colors.get(key)?.id));
  return Uint8Array.from(products.colorSets, (set) => Number(set.some((id) => ids.has(id))));
}

/** The amount in minor units that a bound in major units comes to; what lies between two amounts bounds inwards. */
function minorBound(major: number, currency: Currency, inwards: 1 | -1): number {
  const perMajor = 1 / toMajor(1, currency);
  const nearest = Math.round(major * perMajor);
  const isWithin = inwards === 1 ? toMajor(nearest, currency) >= major : toMajor(nearest, currency) <= major;
  return isWithin ? nearest : nearest + inwards;
}

/** Adds a bit where the column's code is not among those wanted. */
function missWhereNot(missed: Uint8Array, bit: number, codes: Int32Array | Uint8Array, wanted: Uint8Array): void {
  // A table instead of a branch: which way a product goes cannot be foretold, and a wrong guess costs more than the rest.
  const bits = wanted.map((isWanted) => (isWanted === 1 ? 0 : bit));
  for (let slot = 0; slot < missed.length; slot += 1) missed[slot] = (missed[slot] ?? 0) | (bits[codes[slot] ?? 0] ?? 0);
}

/** Adds a bit where the column's value lies below or above; nothing is looked at where neither bounds. */
function missOutside(missed: Uint8Array, bit: number, column: Int32Array | Float64Array, from: number, to: number): void {
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) return;
  for (let slot = 0; slot < missed.length; slot += 1) {
    const value = column[slot] ?? 0;
    if (value < from || value > to) missed[slot] = (missed[slot] ?? 0) | bit;
  }
}

/** Of flags, those that are set. */
const SET = Uint8Array.of(0, 1);

/** A wish, asked of every product: one filter after the other, each a walk along its own column. */
export class Selection {
  readonly chosen: Chosen;
  readonly gross: Float64Array;
  /** By slot: the filters that the product misses, as bits; 0 where it is in the list. */
  readonly missed: Uint8Array;

  /** @param found the slots that a search found; `undefined` where nothing was searched for */
  constructor({ products, shelves }: ReadModel, wish: ListWish, view: SelectionView, found: readonly number[] | undefined) {
    const { columns } = products;
    const below = (ids: Iterable<number>) => products.categoryCodes.maskOf([...ids].flatMap((id) => subtree(shelves, id)));
    this.gross = columns.gross[view.currency];
    this.chosen = chosenOf(shelves, wish);
    this.missed = new Uint8Array(products.used);
    const { categoryIds, brandSlugs, colorKeys } = this.chosen;
    if (found) {
      this.missed.fill(ELSEWHERE);
      for (const slot of found) this.missed[slot] = 0;
    }
    const miss = (bit: number, codes: Int32Array | Uint8Array, wanted: Uint8Array) => missWhereNot(this.missed, bit, codes, wanted);
    if (wish.categoryId !== undefined) miss(ELSEWHERE, columns.categories, below([wish.categoryId]));
    if (wish.scope === 'sale') miss(ELSEWHERE, columns.isReduced[view.currency], SET);
    if (wish.scope === 'new') missOutside(this.missed, ELSEWHERE, columns.createdAt, view.newSince + 1, Number.POSITIVE_INFINITY);
    if (wish.scope === 'best-sellers') missOutside(this.missed, ELSEWHERE, columns.popularities, BEST_SELLER_POPULARITY, Number.POSITIVE_INFINITY);
    if (categoryIds.size > 0) miss(CATEGORY, columns.categories, below(categoryIds));
    if (brandSlugs.size > 0) miss(BRAND, columns.brands, products.brandCodes.maskOf([...brandSlugs].flatMap((slug) => shelves.brands.get(slug)?.id ?? [])));
    if (colorKeys.size > 0) miss(COLOR, columns.colorSets, colorMask(products, shelves, colorKeys));
    if (wish.inStock) miss(STOCK, columns.isInStock, SET);
    const priceMin = wish.priceMin === undefined ? Number.NEGATIVE_INFINITY : minorBound(wish.priceMin, view.currency, 1);
    const priceMax = wish.priceMax === undefined ? Number.POSITIVE_INFINITY : minorBound(wish.priceMax, view.currency, -1);
    missOutside(this.missed, PRICE, this.gross, priceMin, priceMax);
  }
}
