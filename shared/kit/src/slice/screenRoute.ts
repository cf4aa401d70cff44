import { ROUTES } from '@feszek/contract';
import type { Locale, Route } from '@feszek/contract';
import type { SliceDefinition } from './defineSlice.ts';

/** The route of a screen, in the declaration of its slice. */
export interface ScreenRoute {
  /** Unique in the shop. */
  readonly name: string;
  /**
   * The path in each language, with the language first. `{name}` is one segment, and `{name...}` at the end one or more. The
   * first segment after the language is a fixed text.
   */
  readonly paths: Readonly<Record<Locale, string>>;
  /** `user`: guests are redirected to the sign-in page. */
  readonly auth?: 'user';
  /** The query parameters that a public screen reads. A personal one gets the whole query. */
  readonly query?: readonly string[];
}

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
