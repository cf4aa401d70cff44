import type { Locale } from './locale.ts';
import { routePath } from './matchRoute.ts';

/**
 * The address of the sign-in page that returns to another page afterwards.
 *
 * @param returnTo - path and query of a page of the shop. The sign-in page checks it again, because an address can be forged
 */
export function signInPath(locale: Locale, returnTo: string): string {
  return `${routePath('auth-login', locale)}?return_to=${encodeURIComponent(returnTo)}`;
}
