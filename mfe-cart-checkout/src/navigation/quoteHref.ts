import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** The address of a quote request for the cart. Its query distinguishes it from the checkout of an open offer, which has the same path. */
export function quoteHref(locale: Locale): string {
  return `${routePath('offer-data', locale)}?from=cart`;
}

/** Whether an address is that of a quote request for the cart. */
export function isOfCart(search: URLSearchParams): boolean {
  return search.get('from') === 'cart';
}
