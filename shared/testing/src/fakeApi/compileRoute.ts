export type MatchRequest = (method: string, path: string) => Readonly<Record<string, string>> | undefined;

function segmentSource(segment: string): string {
  const place = /^\{(\w+)(\.\.\.)?\}$/.exec(segment);
  if (!place) return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return place[2] ? `(?<${place[1]}>.+)` : `(?<${place[1]}>[^/]+)`;
}

/** `GET /api/orders/{hash}` as a function that returns the values of its placeholders, or `undefined` if a request does not match. */
export function compileRoute(route: string): MatchRequest {
  const [routeMethod, routePath = ''] = route.split(' ', 2);
  const pattern = new RegExp(`^${routePath.split('/').map(segmentSource).join('/')}$`);
  return (method, path) => {
    const found = method === routeMethod ? pattern.exec(path) : null;
    if (!found) return undefined;
    return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]));
  };
}
