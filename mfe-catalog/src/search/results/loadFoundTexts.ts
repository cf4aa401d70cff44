import type { ApiClient, ReadOptions } from '@feszek/api-client';
import type { ContentSearch } from '@feszek/contract';

/** A later response does not delay the products. In milliseconds. */
const DEADLINE_MS = 1000;

/** The collections, articles and pages that match a query. */
export function loadFoundTexts(api: ApiClient, searchText: string, options: Omit<ReadOptions, 'query'> = {}): Promise<ContentSearch> {
  return api.get<ContentSearch>('/api/search/content', { ...options, query: { q: searchText } });
}

/**
 * The collections, articles and pages beside the products of a search.
 *
 * @returns `null` after an error or without a response in time; the page then loads them in the browser
 */
export function loadTextsBeside(api: ApiClient, searchText: string, signal: AbortSignal | undefined): Promise<ContentSearch | null> {
  return loadFoundTexts(api, searchText, { signal, timeoutMs: DEADLINE_MS }).catch(() => null);
}
