import { hasDotSegment } from './dotSegments.ts';
import { isLocale } from './locale.ts';
import type { Locale } from './locale.ts';
import { ROUTES } from './routes.ts';
import type { Route, RouteName, RouteParams } from './routes.ts';

export interface RouteMatch {
  readonly route: Route & { readonly name: RouteName };
  readonly locale: Locale;
  readonly params: RouteParams;
}

interface CompiledPath {
  readonly route: RouteMatch['route'];
  readonly locale: Locale;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly rank: string;
}

const PARAMETER = /^\{(\w+)(\.\.\.)?\}$/;

function compile(route: RouteMatch['route'], locale: Locale): CompiledPath {
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

/** The most specific first: at the first different segment, fixed text precedes `{name}`, which precedes `{name...}`. */
const COMPILED: readonly CompiledPath[] = ROUTES.flatMap((route) =>
  (['hu', 'en'] as const).map((locale) => compile(route, locale)),
).sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));

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

/**
 * Finds the route of an address.
 *
 * @param pathname - the path of the address, percent-encoded, without the query
 * @returns the route with its decoded parameters; `undefined` if no route matches, or a parameter has invalid
 *   percent-encoding, a `.` or `..` segment, a backslash or a control character
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const locale = pathname.split('/', 2)[1];
  if (!isLocale(locale)) return undefined;
  for (const { route, locale: pathLocale, names, pattern } of COMPILED) {
    if (pathLocale !== locale) continue;
    const found = pattern.exec(pathname);
    if (!found) continue;
    const values = found.slice(1).map(decode);
    if (!values.every(isSafe)) return undefined;
    return { route, locale, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
  }
  return undefined;
}

/**
 * The address of a named route.
 *
 * @param name - the route's name, as in the route table
 * @param params - one value per parameter; the slashes of a parameter of several segments are kept
 * @throws RangeError if a parameter is missing
 */
export function routePath(name: RouteName, locale: Locale, params: RouteParams = {}): string {
  const route = ROUTES.find((candidate) => candidate.name === name);
  if (!route) throw new RangeError(`No route is named ${name}`);
  return route.paths[locale].replace(/\{(\w+)(?:\.\.\.)?\}/g, (_, parameter: string) => {
    const value = params[parameter];
    if (!value) throw new RangeError(`Route ${name} needs the parameter ${parameter}`);
    return value.split('/').map(encodeURIComponent).join('/');
  });
}

/** The fields that a product link needs; `Product.link` of the API has them. */
interface ProductAddress {
  readonly id: number;
  /** The product's slug in the language of the link, without the id. */
  readonly slug: string;
  /** The full path of the product's main category in the same language, or `null` when it has none. */
  readonly category_slug: string | null;
}

/**
 * The address of a product: its slug ends in a dash and the id, under the main category's path when it has one
 * (specification, chapter 2).
 */
export function productPath(locale: Locale, product: ProductAddress): string {
  const leaf = `${product.slug}-${product.id}`;
  return routePath('products-product_slug', locale, {
    product_slug: product.category_slug ? `${product.category_slug}/${leaf}` : leaf,
  });
}

/** The product id at the end of a `product_slug`, or `undefined` where there is none. */
export function productIdFromSlug(productSlug: string): number | undefined {
  const digits = /-([1-9]\d{0,8})$/.exec(productSlug)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
