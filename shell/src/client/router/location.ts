import type { RouteMatch, RouteTable } from '@feszek/contract';

/** An address of this shop that the router can show without a document load. */
export interface ShopLocation {
  readonly href: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly match: RouteMatch | undefined;
}

/**
 * Reads an address.
 *
 * @param routes - those of the page's plan
 * @returns `undefined` if the address does not belong to this shop in the page's language
 */
export function shopLocation(href: string, locale: string, routes: RouteTable): ShopLocation | undefined {
  if (!URL.canParse(href, document.baseURI)) return undefined;
  const url = new URL(href, document.baseURI);
  if (url.origin !== window.location.origin) return undefined;
  const { pathname, search, hash } = url;
  if (pathname !== `/${locale}` && !pathname.startsWith(`/${locale}/`)) return undefined;
  return { href: pathname + search + hash, pathname, search, hash, match: routes.match(pathname) };
}
