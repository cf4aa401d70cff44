import { LIMITS } from '@feszek/contract';
import type { ListingQuery } from './listingQuery.ts';
import type { ListingScope } from './productPage.ts';

/** A page of the API, which fills a part of a listing. */
export interface Portion {
  readonly page: number;
  readonly page_size: number;
}

/** The query of `GET /api/products` for a choice, without default values. */
export function apiQuery({ scope, category_id }: ListingScope, query: Omit<ListingQuery, 'from' | 'page'>, portion: Portion) {
  const { searchText, categories, brands, colors, price, inStock, isReduced, isNew, arrivals, measures: { width, depth, height }, seats, beds, materials, sort } = query;
  const list = (values: readonly (string | number)[]) => (values.length > 0 ? values.join(',') : undefined);
  return {
    scope,
    category_id,
    q: searchText || undefined,
    categories: list(categories),
    brands: list(brands),
    colors: list(colors),
    price_min: price?.min,
    price_max: price?.max,
    in_stock: inStock ? 'true' : undefined,
    sale: isReduced ? 'true' : undefined,
    new: isNew ? 'true' : undefined,
    arrivals: list(arrivals),
    width_min: width?.min,
    width_max: width?.max,
    depth_min: depth?.min,
    depth_max: depth?.max,
    height_min: height?.min,
    height_max: height?.max,
    seats: list(seats),
    beds: list(beds),
    materials: list(materials),
    sort,
    ...portion,
  };
}

/** Pages of a listing in one response of the API. */
const AT_ONCE = LIMITS.pageSizeMax / LIMITS.pageSize;

/** The minimum of API requests for the pages of a listing, and how many products of the first response precede them. */
export function portionsOf({ from, page }: Pick<ListingQuery, 'from' | 'page'>): { readonly portions: readonly [Portion, ...Portion[]]; readonly skip: number } {
  if (from === page) return { portions: [{ page, page_size: LIMITS.pageSize }], skip: 0 };
  if (from === 1 && page <= AT_ONCE) return { portions: [{ page: 1, page_size: page * LIMITS.pageSize }], skip: 0 };
  const first = Math.ceil(from / AT_ONCE);
  const last = Math.ceil(page / AT_ONCE);
  const portion = (number: number): Portion => ({ page: number, page_size: LIMITS.pageSizeMax });
  const others = Array.from({ length: last - first }, (_, index) => portion(first + 1 + index));
  return { portions: [portion(first), ...others], skip: (from - 1) * LIMITS.pageSize - (first - 1) * LIMITS.pageSizeMax };
}
