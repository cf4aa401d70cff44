import { found, isShopEmpty, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import type { Category, ProductFilters, ProductList } from '@feszek/contract';
import { linkOf } from '../category/tileOf.ts';
import { isKnown, knownOnly } from '../list-query/filters.ts';
import { apiQuery, portionsOf } from '../list-query/apiQuery.ts';
import { cleanHref, listingHref, parseListingQuery } from '../list-query/listingQuery.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';
import { PAGE_SIZE, cardsOf, productTags } from '../list-query/productPage.ts';
import type { ListingScope, ProductPage, EmptyStateData } from '../list-query/productPage.ts';

/** Popular products in the empty state. */
const POPULAR = 4;

/** Lifetime of a shared listing, in seconds. */
export const LISTING_MAX_AGE = 60;

/** The first response of a listing, and its scope, which a category has in its response. */
export interface FirstAnswer<List extends ProductList> {
  readonly list: List;
  readonly scope: ListingScope;
}

export interface ListingOptions<List extends ProductList> {
  /** Requests the first products with a query of the API. */
  readonly ask: (query: ReturnType<typeof apiQuery>) => Promise<FirstAnswer<List>>;
  readonly hasSearch?: boolean;
}

export interface LoadedListing<List extends ProductList> {
  readonly list: List;
  readonly products: ProductPage;
  /** Cache tags of the shown products. */
  readonly tags: readonly string[];
}

/** The redirect for a page past the end, or for unknown values. */
function redirectToExisting({ pathname }: LoadContext, query: ListingQuery, filters: ProductFilters, pageCount: number): LoadResult<never> | undefined {
  if (!isKnown(query, filters)) return redirect(listingHref(pathname, { ...knownOnly(query, filters), from: 1, page: 1 }));
  return query.page > pageCount ? redirect(listingHref(pathname, { ...query, from: Math.min(query.from, pageCount), page: pageCount })) : undefined;
}

/** Whether the shop has products, but none in the visitor's currency. */
async function isSoldInForintsOnly({ api, currency, signal }: LoadContext): Promise<boolean> {
  if (currency === 'HUF') return false;
  const { paging } = await api.get<ProductList>('/api/products', { query: { page_size: 1 }, signal });
  return paging.total === 0 && !(await isShopEmpty(api, signal));
}

async function loadEmptyState(context: LoadContext): Promise<EmptyStateData> {
  const { api, locale, signal } = context;
  const [list, categories] = await Promise.all([
    api.get<ProductList>('/api/products', { query: { sort: 'popularity', in_stock: 'true', page_size: POPULAR }, signal }),
    api.get<Category[]>('/api/categories', { signal }),
  ]);
  const popular = cardsOf(list, locale);
  const isSoldInForints = popular.length === 0 && (await isSoldInForintsOnly(context));
  const tops = categories.filter(({ parent_id, product_count }) => parent_id === null && product_count > 0);
  return { categories: tops.map((category) => linkOf(category, locale)), popular, isSoldInForints };
}

/**
 * Loads the listing of an address: pages of products with their facets.
 *
 * @returns the listing, or a redirect to the canonical address
 */
export async function loadListing<List extends ProductList>(context: LoadContext, { ask, hasSearch = false }: ListingOptions<List>): Promise<LoadedListing<List> | LoadResult<never>> {
  const { api, locale, currency, pathname, search, signal } = context;
  const query = parseListingQuery(search, { currency, hasSearch });
  const clean = cleanHref(pathname, search, query);
  if (clean !== undefined) return redirect(clean);
  const { portions: [first, ...others], skip } = portionsOf(query);
  const { list, scope } = await ask(apiQuery({}, query, first));
  const { filters, search: found, brand_description: brandDescription = '', paging: { total } } = list;
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const moved = redirectToExisting(context, query, filters, pageCount);
  if (moved) return moved;
  const rest = await Promise.all(others.map((portion) => api.get<ProductList>('/api/products', { query: apiQuery(scope, query, portion), signal })));
  const cards = [list, ...rest].flatMap((answer) => cardsOf(answer, locale)).slice(skip, skip + (query.page - query.from + 1) * PAGE_SIZE);
  const emptyState = total === 0 ? await loadEmptyState(context) : null;
  return {
    list,
    products: { scope, query, pageCount, total, cards, filters, search: found, brandDescription, emptyState },
    tags: productTags(emptyState?.popular ?? cards),
  };
}

/** Loads all products, the reduced or the new ones. */
export async function loadProducts(context: LoadContext, scope: 'all' | 'sale' | 'new'): Promise<LoadResult<ProductPage>> {
  const loaded = await loadListing(context, {
    ask: async (query) => ({ list: await context.api.get<ProductList>('/api/products', { query: { ...query, scope }, signal: context.signal }), scope: { scope } }),
  });
  return 'status' in loaded ? loaded : found(loaded.products, { maxAge: LISTING_MAX_AGE, tags: ['catalogue', ...loaded.tags] });
}
