import type { Locale } from '@feszek/contract';

/** Where the service worker inserts the list of copies. */
export const COPIES_PLACE = '<!--copies-->';

/** The address of the offline page in one language. Only the service worker requests it. */
export function offlinePath(locale: Locale): string {
  return `/offline/${locale}`;
}
