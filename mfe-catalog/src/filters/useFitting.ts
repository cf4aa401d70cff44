import { isApiAbortError } from '@feszek/api-client';
import { useShop } from '@feszek/kit';
import type { ProductFilters, ProductList } from '@feszek/contract';
import { useEffect, useState } from 'react';
import { apiQuery } from '../list-query/apiQuery.ts';
import { listingHref } from '../list-query/listingQuery.ts';
import type { ListingQuery } from '../list-query/listingQuery.ts';
import type { ProductPage } from '../list-query/productPage.ts';

/** Debounce time before a request, in milliseconds. */
const PAUSE_MS = 200;

export interface Fitting {
  /** Number of products that match a choice; `undefined` while unknown. */
  readonly total: number | undefined;
  /** The facets of the choice, or of the last known one. */
  readonly filters: ProductFilters;
}

/** The number of products that match a choice that is not applied yet, with its facets. */
export function useFitting({ scope, query: shown, total, filters }: ProductPage, query: ListingQuery, isWanted: boolean): Fitting {
  const { browser } = useShop();
  const key = listingHref('', query);
  const isShown = key === listingHref('', { ...shown, from: 1, page: 1 }) || query === shown;
  const [known, setKnown] = useState<Fitting & { readonly key: string }>();

  useEffect(() => {
    if (!browser || !isWanted || isShown) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const list = await browser.api.get<ProductList>('/api/products', { query: apiQuery(scope, query, { page: 1, page_size: 1 }), signal: asking.signal });
        setKnown({ key, total: list.paging.total, filters: list.filters });
      } catch (error) {
        // The button shows no number. Applying the choice shows the error, with a retry.
        if (!isApiAbortError(error)) setKnown({ key, total: undefined, filters });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [browser, scope, filters, query, key, isShown, isWanted]);

  if (isShown) return { total, filters };
  return known?.key === key ? known : { total: undefined, filters: known?.filters ?? filters };
}
