import type { Locale } from './locale.ts';
import { ROUTES } from './routes.ts';
import type { RouteName, RouteParams } from './routes.ts';

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

/** The product id at the end of a `product_slug`, or `undefined` if there is none. */
export function productIdFromSlug(productSlug: string): number | undefined {
  const digits = /-([1-9]\d{0,8})$/.exec(productSlug)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
