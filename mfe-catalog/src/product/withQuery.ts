/** Adds the query of a request to a path. */
export function withQuery(path: string, search: URLSearchParams): string {
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
