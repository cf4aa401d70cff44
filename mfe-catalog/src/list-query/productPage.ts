import { LIMITS } from '@feszek/contract';
import type { Locale, ProductFilters, ProductList, ProductSearch } from '@feszek/contract';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';
import type { CategoryLink } from '../category/tileOf.ts';
import type { ListingQuery } from './listingQuery.ts';

/** The scope of a listing, as parameters of the API. */
export interface ListingScope {
  readonly scope?: 'all' | 'sale' | 'new';
  readonly category_id?: number;
}

/** The data of a listing's empty state. */
export interface EmptyStateData {
  readonly categories: readonly CategoryLink[];
  readonly popular: readonly CardData[];
  /** Whether the shop has products, but none in the visitor's currency. Every product has a price in forints. */
  readonly isSoldInForints: boolean;
}

/** Whether a listing is empty because the shop has no products at all, or none in the visitor's currency. */
export function isShopEmpty({ emptyState }: Pick<ProductPage, 'emptyState'>): boolean {
  return emptyState !== null && emptyState.categories.length === 0 && emptyState.popular.length === 0;
}

/** The shown part of a listing: one page of products, or several in a row. */
export interface ProductPage {
  readonly scope: ListingScope;
  readonly query: ListingQuery;
  readonly pageCount: number;
  readonly total: number;
  readonly cards: readonly CardData[];
  readonly filters: ProductFilters;
  readonly search: ProductSearch | null;
  /** The text of the brand if this is its list; empty without one. */
  readonly brandDescription: string;
  /** `null` if there are products. */
  readonly emptyState: EmptyStateData | null;
}

/** Products per page; the last page may have fewer. */
export const PAGE_SIZE = LIMITS.pageSize;

/** The name of a listing in statistics, the same in every language. */
export function listName({ scope, query: { searchText } }: Pick<ProductPage, 'scope' | 'query'>): string {
  if (searchText !== '') return 'search';
  return scope.category_id === undefined ? (scope.scope ?? 'all') : `category/${scope.category_id}`;
}

/** Cards of products in the given language. */
export function cardsOf({ products }: Pick<ProductList, 'products'>, locale: Locale): CardData[] {
  return products.map((product) => cardOf(product, locale));
}

/** Cache tags of all products on a page, so that a change of a product invalidates the page. */
export function productTags(cards: readonly CardData[]): string[] {
  return cards.map(({ id }) => `product:${id}`);
}
