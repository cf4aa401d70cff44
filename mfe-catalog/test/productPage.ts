import { fakeProduct, fakeProductFilters } from '@feszek/testing';
import { WHOLE_LISTING } from '../src/list-query/listingQuery.ts';
import type { ListingQuery } from '../src/list-query/listingQuery.ts';
import type { ProductPage } from '../src/list-query/productPage.ts';
import { cardOf } from '../src/product-card/cardOf.ts';

/** A page of a listing with one product, for a choice. */
export function fakeProductPage({ query, ...overrides }: Partial<Omit<ProductPage, 'query'>> & { readonly query?: Partial<ListingQuery> } = {}): ProductPage {
  return {
    scope: { scope: 'all' },
    query: { ...WHOLE_LISTING, ...query },
    pageCount: 1,
    total: 1,
    cards: [cardOf(fakeProduct(), 'hu')],
    filters: fakeProductFilters(),
    search: null,
    brandDescription: '',
    emptyState: null,
    ...overrides,
  };
}
