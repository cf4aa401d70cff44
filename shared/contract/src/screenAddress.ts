import type { RouteMatch } from './RouteTable.ts';

/** The normalised parts of a page's address that its screen reads, and the rest. */
export interface ScreenAddress {
  /** Percent-encoded like the output of `encodeURIComponent`. A trailing slash stays. */
  readonly pathname: string;
  /** The query parameters that the screen reads, in the order of the address: empty, or with `?`. */
  readonly search: string;
  /** The other query parameters, such as a campaign's: empty, or without a `?`. */
  readonly dropped: string;
}

/** Commas are not encoded, because they separate the values of a filter. */
function queryText(pairs: [string, string][]): string {
  return new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
}

function normalPath(pathname: string): string {
  return pathname.split('/').map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/');
}

/**
 * Normalises the address of a cacheable screen: addresses with equal responses become equal. Addresses of a personal screen
 * stay unchanged.
 *
 * @param match - the route of `pathname`
 * @param search - the query of the address: empty, or with its `?`
 */
export function screenAddress({ route }: Pick<RouteMatch, 'route'>, pathname: string, search: string): ScreenAddress {
  const { query } = route;
  if (query === 'all') return { pathname, search, dropped: '' };
  const path = normalPath(pathname);
  if (search.length <= 1) return { pathname: path, search: '', dropped: '' };
  const pairs = [...new URLSearchParams(search)];
  const known = queryText(pairs.filter(([name]) => query.includes(name)));
  return { pathname: path, search: known && `?${known}`, dropped: queryText(pairs.filter(([name]) => !query.includes(name))) };
}

/**
 * Adds query parameters to a path of the shop.
 *
 * @param path - may have a query and a part after `#`
 * @param query - without a `?`; may be empty
 */
export function addQuery(path: string, query: string): string {
  if (query === '') return path;
  const hashAt = path.indexOf('#');
  const [address, hash] = hashAt < 0 ? [path, ''] : [path.slice(0, hashAt), path.slice(hashAt)];
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash}`;
}
