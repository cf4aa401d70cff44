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
  /** Products created after this count as new: milliseconds since 1970. */
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

/** A wish, made ready to be asked of every product. */
export class Selection {
  readonly chosen: Chosen;
  readonly gross: Float64Array;
  readonly #columns: ProductColumns['columns'];
  readonly #placeMask: Uint8Array | undefined;
  readonly #categoryMask: Uint8Array | undefined;
  readonly #brandMask: Uint8Array | undefined;
  readonly #colorMask: Uint8Array | undefined;
  readonly #foundMask: Uint8Array | undefined;
  readonly #isReduced: Uint8Array | undefined;
  readonly #createdAfter: number;
  readonly #popularFrom: number;
  readonly #priceMin: number;
  readonly #priceMax: number;
  readonly #inStock: boolean;

  /** @param found the slots that a search found; `undefined` where nothing was searched for */
  constructor({ products, shelves }: ReadModel, wish: ListWish, view: SelectionView, found: readonly number[] | undefined) {
    const { columns } = products;
    const below = (ids: Iterable<number>) => products.categoryCodes.maskOf([...ids].flatMap((id) => subtree(shelves, id)));
    this.#columns = columns;
    this.gross = columns.gross[view.currency];
    this.chosen = chosenOf(shelves, wish);
    const { categoryIds, brandSlugs, colorKeys } = this.chosen;
    this.#placeMask = wish.categoryId === undefined ? undefined : below([wish.categoryId]);
    this.#categoryMask = categoryIds.size === 0 ? undefined : below(categoryIds);
    this.#brandMask = brandSlugs.size === 0 ? undefined : products.brandCodes.maskOf([...brandSlugs].flatMap((slug) => shelves.brands.get(slug)?.id ?? []));
    this.#colorMask = colorKeys.size === 0 ? undefined : colorMask(products, shelves, colorKeys);
    if (found) {
      this.#foundMask = new Uint8Array(columns.ids.length);
      for (const slot of found) this.#foundMask[slot] = 1;
    }
    this.#isReduced = wish.scope === 'sale' ? columns.isReduced[view.currency] : undefined;
    this.#createdAfter = wish.scope === 'new' ? view.newSince : Number.NEGATIVE_INFINITY;
    this.#popularFrom = wish.scope === 'best-sellers' ? BEST_SELLER_POPULARITY : Number.NEGATIVE_INFINITY;
    this.#priceMin = wish.priceMin === undefined ? 0 : minorBound(wish.priceMin, view.currency, 1);
    this.#priceMax = wish.priceMax === undefined ? Number.POSITIVE_INFINITY : minorBound(wish.priceMax, view.currency, -1);
    this.#inStock = wish.inStock;
  }

  /** The filters that the product in this slot misses, as bits; 0 where it is in the list. */
  missed(slot: number): number {
    const { categories, brands, colorSets, isInStock, createdAt, popularities } = this.#columns;
    const category = categories[slot] ?? 0;
    if (
      (this.#placeMask !== undefined && this.#placeMask[category] !== 1) ||
      (this.#foundMask !== undefined && this.#foundMask[slot] !== 1) ||
      (this.#isReduced !== undefined && this.#isReduced[slot] !== 1) ||
      !((createdAt[slot] ?? 0) > this.#createdAfter && (popularities[slot] ?? 0) >= this.#popularFrom)
    ) {
      return ELSEWHERE;
    }
    const price = this.gross[slot] ?? 0;
    let missed = 0;
    if (this.#categoryMask !== undefined && this.#categoryMask[category] !== 1) missed |= CATEGORY;
    if (this.#brandMask !== undefined && this.#brandMask[brands[slot] ?? 0] !== 1) missed |= BRAND;
    if (this.#colorMask !== undefined && this.#colorMask[colorSets[slot] ?? 0] !== 1) missed |= COLOR;
    if (price < this.#priceMin || price > this.#priceMax) missed |= PRICE;
    if (this.#inStock && isInStock[slot] !== 1) missed |= STOCK;
    return missed;
  }
}
