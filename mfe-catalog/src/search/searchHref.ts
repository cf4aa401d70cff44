import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** The address of the results for a query; without one, of the search page. */
export function searchHref(locale: Locale, searchText: string): string {
  const path = routePath('search', locale);
  return searchText ? `${path}?${new URLSearchParams({ q: searchText }).toString()}` : path;
}
