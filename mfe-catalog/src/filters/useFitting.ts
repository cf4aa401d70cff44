import { isApiAbortError } from '@feszek/api-client';
import { useShop } from '@feszek/kit';
import type { ProductFilters, ProductList } from '@feszek/contract';
import { useEffect, useState } from 'react';
import { apiQuery } from '../listing/apiQuery.ts';
import { listingHref } from '../listing/listingQuery.ts';
import type { ListingQuery } from '../listing/listingQuery.ts';
import type { ProductPage } from '../listing/productPage.ts';

/** A pause in choosing after which the shop is asked, in milliseconds. */
const PAUSE_MS = 200;

export interface Fitting {
  /** How many products fit a choice; `undefined` while that is not known. */
  readonly total: number | undefined;
  /** Of the choice, or of the last one that is known. */
  readonly filters: ProductFilters;
}

/** How many products fit a choice that is not shown yet, with the numbers beside every further one. */
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
        // The button goes without its number; showing the list says what is wrong, and offers another try.
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
