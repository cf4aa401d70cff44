import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** The way into a quote request for the cart. It says so, because the checkout of an open offer has the same address. */
export function quoteHref(locale: Locale): string {
  return `${routePath('offer-data', locale)}?from=cart`;
}

/** Whether an address means the cart. */
export function isOfCart(search: URLSearchParams): boolean {
  return search.get('from') === 'cart';
}
