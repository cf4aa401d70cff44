import { matchRoute, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** An origin that does not exist: an address with another origin is not a path of the shop. */
const NOWHERE = 'https://shop.invalid';

/** The address as a browser reads it; `undefined` where it is none. */
function readAddress(text: string): URL | undefined {
  try {
    return new URL(text, NOWHERE);
  } catch {
    // The constructor throws for an invalid address.
    return undefined;
  }
}

/**
 * Where to go after signing in: the page that sent the visitor here, if it is one of this shop.
 *
 * `return_to` comes from the address, so it is untrusted. It is read as a browser would read it (which
 * takes `/\host` and `//host` for other sites), must stay on the shop's origin, and must be an address of the route
 * table other than the sign-in screens themselves. All else leads home.
 */
export function returnPath(returnTo: string | null, locale: Locale): string {
  const home = routePath('index', locale);
  const url = returnTo === null ? undefined : readAddress(returnTo);
  if (!url || url.origin !== NOWHERE) return home;
  const match = matchRoute(url.pathname);
  if (!match || match.route.name.startsWith('auth-')) return home;
  return url.pathname + url.search + url.hash;
}
