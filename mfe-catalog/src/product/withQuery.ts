/** A path with the query that it was asked for with. */
export function withQuery(path: string, search: URLSearchParams): string {
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
