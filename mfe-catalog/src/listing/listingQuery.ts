import { LIMITS } from '@feszek/contract';
import type { ProductSort } from '@feszek/contract';

/** Which part of a listing is asked for. Pages count from 1. */
export interface ListingQuery {
  readonly sort: ProductSort;
  readonly page: number;
}

/**
 * Every order of a listing with the name of its words. Held complete by its type: the contract's own list of orders
 * stands beside its schemas, and would bring them all into the page.
 */
export const SORT_WORDS = {
  default: 'sort.default',
  'price-asc': 'sort.priceAsc',
  'price-desc': 'sort.priceDesc',
  name: 'sort.name',
  popularity: 'sort.popularity',
} as const satisfies Record<ProductSort, string>;

export const FIRST_PAGE: ListingQuery = { sort: 'default', page: 1 };

export function isSort(value: string | null): value is ProductSort {
  return value !== null && Object.hasOwn(SORT_WORDS, value);
}

/** Every order, as a list. */
export const SORTS: readonly ProductSort[] = Object.keys(SORT_WORDS).filter(isSort);

/** Reads the query of a listing's address. What makes no sense in it counts as not said. */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const sort = search.get('sort');
  const page = /^\d{1,9}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return { sort: isSort(sort) ? sort : 'default', page: Math.min(Math.max(page, 1), LIMITS.page) };
}

/** The address of a part of a listing. The first page and the default order are not written out. */
export function listingHref(pathname: string, { page, sort }: ListingQuery): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (sort !== 'default') query.set('sort', sort);
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
