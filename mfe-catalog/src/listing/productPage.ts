import { redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import type { Locale, ProductList } from '@feszek/contract';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { listingHref } from './listingQuery.ts';
import type { ListingQuery } from './listingQuery.ts';

/** One page of products, as every listing shows it. */
export interface ProductPage extends ListingQuery {
  readonly pageCount: number;
  readonly total: number;
  readonly cards: readonly CardData[];
}

/** A page of products of the API as a listing keeps it. */
export function productPageOf({ products, paging }: ProductList, sort: ListingQuery['sort'], locale: Locale): ProductPage {
  return { sort, page: paging.page, pageCount: paging.page_count, total: paging.total, cards: products.map((product) => cardOf(product, locale)) };
}

/** Where a page past the end leads: to the last page, in the same order. `undefined` for a page that exists. */
export function redirectToLastPage({ pathname }: LoadContext, { page, pageCount, sort }: ProductPage): LoadResult<never> | undefined {
  return page > pageCount ? redirect(listingHref(pathname, { page: pageCount, sort })) : undefined;
}

/** Tags of every product on a page, so that a change of one of them empties the caches that hold it. */
export function productTags(cards: readonly CardData[]): string[] {
  return cards.map(({ id }) => `product:${id}`);
}
