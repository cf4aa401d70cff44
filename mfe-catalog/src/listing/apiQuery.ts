import { LIMITS } from '@feszek/contract';
import type { ListingQuery } from './listingQuery.ts';
import type { ListingScope } from './productPage.ts';

/** A query of the API, which fills a part of a listing. */
export interface Portion {
  readonly page: number;
  readonly page_size: number;
}

/** What `GET /api/products` is asked for a choice; what is not chosen is left out. */
export function apiQuery({ scope, category_id }: ListingScope, { words, categories, brands, colors, price, inStock, sort }: Omit<ListingQuery, 'from' | 'page'>, portion: Portion) {
  const list = (values: readonly (string | number)[]) => (values.length > 0 ? values.join(',') : undefined);
  return {
    scope,
    category_id,
    q: words || undefined,
    categories: list(categories),
    brands: list(brands),
    colors: list(colors),
    price_min: price?.min,
    price_max: price?.max,
    in_stock: inStock ? 'true' : undefined,
    sort,
    ...portion,
  };
}

/** Pages that the API gives at once. */
const AT_ONCE = LIMITS.pageSizeMax / LIMITS.pageSize;

/** The fewest questions that bring the pages of a listing, and how many products of the first answer come before them. */
export function portionsOf({ from, page }: Pick<ListingQuery, 'from' | 'page'>): { readonly portions: readonly [Portion, ...Portion[]]; readonly skip: number } {
  if (from === page) return { portions: [{ page, page_size: LIMITS.pageSize }], skip: 0 };
  if (from === 1 && page <= AT_ONCE) return { portions: [{ page: 1, page_size: page * LIMITS.pageSize }], skip: 0 };
  const first = Math.ceil(from / AT_ONCE);
  const last = Math.ceil(page / AT_ONCE);
  const portion = (number: number): Portion => ({ page: number, page_size: LIMITS.pageSizeMax });
  const others = Array.from({ length: last - first }, (_, index) => portion(first + 1 + index));
  return { portions: [portion(first), ...others], skip: (from - 1) * LIMITS.pageSize - (first - 1) * LIMITS.pageSizeMax };
}
