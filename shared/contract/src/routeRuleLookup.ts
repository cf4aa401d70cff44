import { LIMITS } from './api/limits.ts';
import type { RouteMatch } from './RouteTable.ts';

/** How long a navigation waits for the rule of its address, in milliseconds. Source: specification, chapter 4. */
export const ROUTE_RULE_DEADLINE_MS = 100;

/**
 * Whether an address may have a rule. A personal screen whose path contains a secret, such as the hash of an order, has
 * none: its address is not sent anywhere else.
 *
 * @param match - the route of `pathname`; `undefined` if no route matches it
 */
export function mayHaveRouteRule(pathname: string, match: RouteMatch | undefined): boolean {
  if (pathname.length > LIMITS.url) return false;
  return match === undefined || match.route.cacheable || Object.keys(match.params).length === 0;
}
