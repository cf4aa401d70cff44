import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** The address of what is found for these words; of the search itself where there are none. */
export function searchHref(locale: Locale, words: string): string {
  const path = routePath('search', locale);
  return words ? `${path}?${new URLSearchParams({ q: words }).toString()}` : path;
}
