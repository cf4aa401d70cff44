import { ROUTES } from './routes.ts';
import type { Route } from './routes.ts';

/** How the routes of a plan differ from the contract's. */
export interface RouteChanges {
  /** Further routes, and those that replace one of the same name. */
  readonly added: readonly Route[];
  /** The names of removed routes. */
  readonly removed: readonly string[];
}

/**
 * Compares routes with those of the contract, which the shell's script for the browser contains: a page names the
 * differences only.
 *
 * @returns `undefined` if there are none
 */
export function routeChanges(routes: readonly Route[]): RouteChanges | undefined {
  const known = new Map<string, string>(ROUTES.map((route) => [route.name, JSON.stringify(route)]));
  const names = new Set(routes.map(({ name }) => name));
  const added = routes.filter((route) => known.get(route.name) !== JSON.stringify(route));
  const removed = [...known.keys()].filter((name) => !names.has(name));
  return added.length > 0 || removed.length > 0 ? { added, removed } : undefined;
}

/** The inverse of `routeChanges`. */
export function changedRoutes({ added, removed }: RouteChanges = { added: [], removed: [] }): readonly Route[] {
  const without = new Set([...removed, ...added.map(({ name }) => name)]);
  return [...ROUTES.filter(({ name }) => !without.has(name)), ...added];
}
