import type { Locale } from './locale.ts';
import { routePath } from './routePath.ts';

/**
 * The address of the sign-in page that returns to another page afterwards.
 *
 * A fragment of the page (`#…`) becomes the fragment of the sign-in page: servers never see it, and browsers keep it in the
 * same manner when a server redirects.
 *
 * @param returnTo - path, query and fragment of a page of the shop. The sign-in page checks it again, because an address can be forged
 */
export function signInPath(locale: Locale, returnTo: string): string {
  const start = returnTo.indexOf('#');
  const [page, fragment] = start < 0 ? [returnTo, ''] : [returnTo.slice(0, start), returnTo.slice(start)];
  return `${routePath('auth-login', locale)}?return_to=${encodeURIComponent(page)}${fragment}`;
}
