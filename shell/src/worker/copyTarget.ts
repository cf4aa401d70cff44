import { matchRoute, screenAddress } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** A page that may be copied. */
export interface CopyTarget {
  /** `cart`: the visitor's own cart page, the only personal page. */
  readonly kind: 'page' | 'cart';
  readonly locale: Locale;
  /** The normalised address, without the parameters of campaigns. */
  readonly key: string;
}

/** Parameters of pages that are not published, or not in force any more. */
const UNPUBLISHED = ['preview', 'version'];

/**
 * What may be copied: screens that contain nothing personal, which the route table marks as cacheable, and the cart page.
 *
 * @returns `undefined` for every other address
 */
export function copyTarget({ pathname, search, searchParams }: URL): CopyTarget | undefined {
  const match = matchRoute(pathname);
  if (!match) return undefined;
  const { route, locale } = match;
  if (route.name === 'cart') return { kind: 'cart', locale, key: pathname };
  if (!route.cacheable || UNPUBLISHED.some((name) => searchParams.has(name))) return undefined;
  const address = screenAddress(match, pathname, search);
  return { kind: 'page', locale, key: address.pathname + address.search };
}
