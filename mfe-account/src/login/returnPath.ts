import { matchRoute, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** An origin that does not exist: an address with another origin is not a path of the shop. */
const NOWHERE = 'https://shop.invalid';

/** Parses an address like a browser; `undefined` for an invalid address. */
function readAddress(text: string): URL | undefined {
  try {
    return new URL(text, NOWHERE);
  } catch {
    // The constructor throws for an invalid address.
    return undefined;
  }
}

/**
 * The page after signing in: the page that linked to the sign-in, if it is a page of this shop.
 *
 * `return_to` comes from the address, so it is untrusted. It is parsed like in a browser (for which `/\host` and `//host`
 * are other sites), must have the shop's origin, and must match a route other than the sign-in screens. Any other value
 * returns the home page.
 *
 * @param fragment - of the sign-in page's own address, such as `#list`: that of the page to return to (see `signInPath`)
 */
export function returnPath(returnTo: string | null, locale: Locale, fragment = ''): string {
  const home = routePath('index', locale);
  const url = returnTo === null ? undefined : readAddress(returnTo);
  if (!url || url.origin !== NOWHERE) return home;
  const match = matchRoute(url.pathname);
  if (!match || match.route.name.startsWith('auth-')) return home;
  return url.pathname + url.search + (url.hash || fragment);
}
