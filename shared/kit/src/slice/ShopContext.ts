import { createContext, useContext } from 'react';
import type { Bus, Currency, FragmentRequest, Locale, RouteParams, VatMode } from '@feszek/contract';
import type { ApiClient } from '@feszek/api-client';

/** What every component of a slice can read about its page. */
export interface Shop {
  readonly locale: Locale;
  readonly currency: Currency;
  /** The mode with which the page was rendered; components use `useVatMode`, which follows the visitor's choice. */
  readonly initialVatMode: VatMode;
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly params: RouteParams;
  /** `null` while rendering on the server. */
  readonly browser: { readonly bus: Bus; readonly api: ApiClient; mountFragment(reference: string, element: HTMLElement): () => void } | null;
}

export const ShopContext = createContext<Shop | null>(null);

/**
 * The page that contains a component.
 *
 * @throws Error outside of a slice's root, which is a bug of the caller
 */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop is for components inside a slice');
  return shop;
}

/** The page's interface in the browser, for event handlers and effects, which never run on the server. */
export function useBrowser(): () => NonNullable<Shop['browser']> {
  const { browser } = useShop();
  return () => {
    if (!browser) throw new Error('The bus and the API client of a page exist only in the browser');
    return browser;
  };
}

/** The context of a fragment request. */
export function shopOf(request: FragmentRequest, browser: Shop['browser']): Shop {
  const { locale, currency, vatMode, pathname, params } = request;
  return { locale, currency, initialVatMode: vatMode, pathname, params, search: new URLSearchParams(request.search), browser };
}
