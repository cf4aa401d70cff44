import { LIMITS } from '@feszek/contract';
import type { Locale, ProductFilters, ProductList, ProductSearch } from '@feszek/contract';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';
import type { CategoryLink } from '../category/tileOf.ts';
import type { ListingQuery } from './listingQuery.ts';

/** Which products a listing is about, before anything is chosen, as the API is asked. */
export interface ListingScope {
  readonly scope?: 'all' | 'sale';
  readonly category_id?: number;
}

/** What the empty state of a listing offers. */
export interface EmptyStateData {
  readonly categories: readonly CategoryLink[];
  readonly popular: readonly CardData[];
}

/** Whether a listing is empty because the shop has no products at all. */
export function isShopEmpty({ emptyState }: Pick<ProductPage, 'emptyState'>): boolean {
  return emptyState !== null && emptyState.categories.length === 0 && emptyState.popular.length === 0;
}

/** The part of a listing that is shown: one page of products, or several in a row. */
export interface ProductPage {
  readonly scope: ListingScope;
  readonly query: ListingQuery;
  readonly pageCount: number;
  readonly total: number;
  readonly cards: readonly CardData[];
  readonly filters: ProductFilters;
  readonly search: ProductSearch | null;
  /** `null` where there are products. */
  readonly emptyState: EmptyStateData | null;
}

/** Pages of how many products each; the last may be shorter. */
export const PAGE_SIZE = LIMITS.pageSize;

/** What a listing is called in the shop's statistics, the same in every language. */
export function listName({ scope, query: { words } }: Pick<ProductPage, 'scope' | 'query'>): string {
  if (words !== '') return 'search';
  return scope.category_id === undefined ? (scope.scope ?? 'all') : `category/${scope.category_id}`;
}

/** Cards of products in the given language. */
export function cardsOf({ products }: Pick<ProductList, 'products'>, locale: Locale): CardData[] {
  return products.map((product) => cardOf(product, locale));
}

/** Tags of every product on a page, so that a change of one of them empties the caches that hold it. */
export function productTags(cards: readonly CardData[]): string[] {
  return cards.map(({ id }) => `product:${id}`);
}
