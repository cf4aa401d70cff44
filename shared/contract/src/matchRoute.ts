import { ROUTES } from './routes.ts';
import { RouteTable } from './RouteTable.ts';
import type { RouteMatch } from './RouteTable.ts';

const CONTRACT_TABLE = new RouteTable(ROUTES);

/**
 * Finds the route of the contract to which an address belongs. Pages follow the table of their plan instead, which has the
 * routes of all live slices.
 *
 * @param pathname - the path of the address, percent-encoded, without the query
 * @returns see `RouteTable.match`
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  return CONTRACT_TABLE.match(pathname);
}
