import { matchRoute } from '@feszek/contract';
import type { SitemapEntry } from './sitemap.ts';

/** The sampling interval of each kind of page. All pages of other kinds are read. */
const STEPS = new Map([['products-product_slug', 40], ['categories-category_slug', 12]]);

/** The name of the route of a path with its query. */
export function routeNameOf(path: string): string {
  return matchRoute(path.replace(/\?.*$/, ''))?.route.name ?? '';
}

/** Pages of the sitemap, both languages of each: all content, and every few products and categories. */
export function sampleOf(sitemap: readonly SitemapEntry[]): string[] {
  const counts = new Map<string, number>();
  return sitemap.filter(({ path }) => path.startsWith('/hu')).flatMap(({ path, alternates }) => {
    const name = routeNameOf(path);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count % (STEPS.get(name) ?? 1) === 0 ? [path, alternates.get('en') ?? ''] : [];
  });
}

/** The maximum number of pages of a kind that `everyFew` returns. */
const FEW = 8;

/** Pages of every kind, at most a few of each, spread over all. */
export function everyFew(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths, routeNameOf).values()].flatMap((kind) => kind.filter((_, index) => index % Math.ceil(kind.length / FEW) === 0));
}

/** Whether an address is a further page of a listing or of the blog, without a filter. */
function isFurtherPage(path: string): boolean {
  const query = [...new URLSearchParams(path.split('?')[1] ?? '').keys()];
  return query.length > 0 && query.every((name) => name === 'page' || name === 'topic');
}

/** Whether a link is followed: to the pages of the sitemap, and to further pages of lists. */
export function followsInFull(sitemap: ReadonlySet<string>): (path: string) => boolean {
  return (path) => sitemap.has(path) || isFurtherPage(path);
}

/** The same for a sample: further pages of the blog, which link to all articles, and the second page of all products. */
export function followsInSample(path: string): boolean {
  const name = routeNameOf(path);
  return (isFurtherPage(path) && name === 'blog') || (name === 'all-products' && path.endsWith('?page=2'));
}
