import { isApiAbortError } from '@feszek/api-client';
import { useBrowser, useShop } from '@feszek/kit';
import type { ProductList } from '@feszek/contract';
import { useState } from 'react';
import type { CardData } from '../product-card/cardOf.ts';
import { apiQuery } from '../list-query/apiQuery.ts';
import { PAGES_AT_ONCE, listingHref } from '../list-query/listingQuery.ts';
import { PAGE_SIZE, cardsOf } from '../list-query/productPage.ts';
import type { ProductPage } from '../list-query/productPage.ts';

/** The side on which a list grows. */
export type Side = 'before' | 'after';

interface Grown {
  readonly products: ProductPage;
  readonly cards: readonly CardData[];
  readonly from: number;
  readonly page: number;
  /** The products that were added last, and on which side. */
  readonly newest: { readonly side: Side; readonly ids: readonly number[] } | null;
  readonly status: 'idle' | 'loading' | 'failed';
}

export interface ShownCards extends Omit<Grown, 'products'> {
  grow(side: Side): Promise<void>;
}

const begin = (products: ProductPage): Grown => ({ products, cards: products.cards, from: products.query.from, page: products.query.page, newest: null, status: 'idle' });

function hrefOf(pathname: string, { products: { query }, from, page }: Grown, side: Side): string {
  // An address contains a limited number of pages: those around the newest.
  const pages = side === 'after' ? { from: Math.max(from, page - PAGES_AT_ONCE + 1), page } : { from, page: Math.min(page, from + PAGES_AT_ONCE - 1) };
  return listingHref(pathname, { ...query, ...pages });
}

/**
 * The products of a listing, which grow page by page at either end. The address is updated, so that a reload, and going back
 * from a product, show the same products again.
 */
export function useShownCards(products: ProductPage): ShownCards {
  const { pathname, locale } = useShop();
  const browser = useBrowser();
  const [state, setState] = useState(() => begin(products));
  const shown = state.products === products ? state : begin(products);
  if (state !== shown) setState(shown);

  async function grow(side: Side): Promise<void> {
    if (shown.status === 'loading') return;
    const { api, bus } = browser();
    const page = side === 'after' ? shown.page + 1 : shown.from - 1;
    const ifStillShown = (next: (now: Grown) => Grown) => setState((now) => (now.products === products ? next(now) : now));
    setState({ ...shown, status: 'loading', newest: null });
    try {
      const list = await api.get<ProductList>('/api/products', { query: apiQuery(products.scope, products.query, { page, page_size: PAGE_SIZE }), key: 'listing-more' });
      // A product may have moved to another page since the others were loaded.
      const isNew = ({ id }: CardData) => !shown.cards.some((card) => card.id === id);
      const more = cardsOf(list, locale).filter(isNew);
      const next: Grown = {
        products,
        cards: side === 'after' ? [...shown.cards, ...more] : [...more, ...shown.cards],
        from: Math.min(shown.from, page),
        page: Math.max(shown.page, page),
        newest: { side, ids: more.map(({ id }) => id) },
        status: 'idle',
      };
      ifStillShown(() => next);
      await bus.ask('navigation.go', { href: hrefOf(pathname, next, side), kind: 'shown' });
    } catch (error) {
      ifStillShown((now) => ({ ...now, status: isApiAbortError(error) && error.reason === 'superseded' ? 'idle' : 'failed' }));
    }
  }

  return { ...shown, grow };
}
