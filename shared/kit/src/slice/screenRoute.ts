import { ROUTES } from '@feszek/contract/composition';
import type { Route } from '@feszek/contract';
import type { SliceDefinition } from './defineSlice.ts';

/**
 * The route of a screen: its own, or the one that the contract has for it.
 *
 * @returns `undefined` for a part of a page
 */
export function screenRoute({ name: slice, fragments }: Pick<SliceDefinition, 'name' | 'fragments'>, screen: string): Route | undefined {
  const definition = Object.hasOwn(fragments, screen) ? fragments[screen] : undefined;
  if (!definition?.route) return ROUTES.find((route) => route.slice === slice && route.screen === screen);
  const { kind, route: { name, paths, auth = 'anyone', query = [] } } = definition;
  const isPublic = kind === 'public' && auth === 'anyone';
  return { name, slice, screen, paths, auth, cacheable: isPublic, query: isPublic ? query : 'all' };
}
