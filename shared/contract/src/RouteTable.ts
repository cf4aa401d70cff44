import { hasDotSegment } from './dotSegments.ts';
import { isLocale } from './locale.ts';
import type { Locale } from './locale.ts';
import type { Route, RouteParams } from './routes.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly locale: Locale;
  readonly params: RouteParams;
}

interface CompiledPath {
  readonly route: Route;
  readonly locale: Locale;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly rank: string;
}

const PARAMETER = /^\{(\w+)(\.\.\.)?\}$/;

function compile(route: Route, locale: Locale): CompiledPath {
  const names: string[] = [];
  let rank = '';
  const sources = route.paths[locale].split('/').slice(1).map((segment) => {
    const parameter = PARAMETER.exec(segment);
    if (!parameter?.[1]) {
      rank += '0';
      return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    }
    names.push(parameter[1]);
    rank += parameter[2] ? '2' : '1';
    return parameter[2] ? '([^/]+(?:/[^/]+)*)' : '([^/]+)';
  });
  return { route, locale, names, rank, pattern: new RegExp(`^/${sources.join('/')}/?$`) };
}

function decode(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Whether a decoded parameter can be inserted into another address without changing its path. */
function isSafe(value: string | undefined): value is string {
  return value !== undefined && !value.includes('\\') && !hasDotSegment(value);
}

/** Finds the route of an address. It never changes: other routes are another table. */
export class RouteTable {
  readonly routes: readonly Route[];
  readonly #paths: readonly CompiledPath[];

  constructor(routes: readonly Route[]) {
    this.routes = routes;
    // The most specific first: at the first different segment, fixed text precedes `{name}`, which precedes `{name...}`.
    this.#paths = routes
      .flatMap((route) => (['hu', 'en'] as const).map((locale) => compile(route, locale)))
      .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
  }

  /**
   * Finds the route of an address.
   *
   * @param pathname - the path of the address, percent-encoded, without the query
   * @returns the route with its decoded parameters; `undefined` if no route matches, or a parameter has invalid
   *   percent-encoding, a `.` or `..` segment, a backslash or a control character
   */
  match(pathname: string): RouteMatch | undefined {
    const locale = pathname.split('/', 2)[1];
    if (!isLocale(locale)) return undefined;
    for (const { route, locale: pathLocale, names, pattern } of this.#paths) {
      if (pathLocale !== locale) continue;
      const found = pattern.exec(pathname);
      if (!found) continue;
      const values = found.slice(1).map(decode);
      if (!values.every(isSafe)) return undefined;
      return { route, locale, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
    }
    return undefined;
  }
}
