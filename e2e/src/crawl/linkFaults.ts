import { matchRoute } from '@feszek/contract';
import type { Crawl } from './Crawl.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Addresses with another route rule than a page: they need an account, or answer programs. */
function leadsElsewhere(path: string): boolean {
  return matchRoute(path.replace(/\?.*$/, ''))?.route.auth === 'user' || /^\/(?:feeds|images|assets|api)\//.test(path);
}

/**
 * Links whose target is not answered with a page. A link that redirects counts: it should lead to the final address.
 *
 * @param isKnown - whether an address needs no request, such as one of the sitemap
 */
export async function brokenLinks(crawl: Crawl, isKnown: (path: string) => boolean): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, from] of crawl.linkedFrom) {
    if (leadsElsewhere(path) || (isKnown(path) && !crawl.visited.has(path))) continue;
    const { status, location } = await crawl.visit(path);
    if (status !== 200) faults.push(`${from} links to ${path}, which is answered ${status}${location === undefined ? '' : ` to ${location}`}`);
  }
  return faults;
}

/** Links to a place in a page that the page does not have, as far as the page was read. */
export function brokenAnchors(crawl: Crawl): string[] {
  return crawl.pages().flatMap(([path, { anchors }]) =>
    anchors.flatMap((href) => {
      const { hash, href: address } = new URL(href, crawl.shopUrl + path);
      const target = crawl.visited.get(crawl.pathOf(address) ?? '')?.facts;
      return !target || target.ids.has(decodeURIComponent(hash.slice(1))) ? [] : [`${path} links to ${href}, a place that the page does not have`];
    }));
}

/** Pages of the sitemap that no page links to. */
export function orphans(crawl: Crawl, sitemap: readonly SitemapEntry[]): string[] {
  return sitemap.filter(({ path }) => !crawl.linkedFrom.has(path)).map(({ path }) => `No page links to ${path}`);
}

/** Feeds, and pages that need no route, that are linked. */
export async function brokenFeeds(crawl: Crawl): Promise<string[]> {
  const feeds = crawl.pages().flatMap(([, facts]) => facts.feeds);
  const linked = [...crawl.linkedFrom.keys()].filter((path) => path.startsWith('/feeds/'));
  return crawl.brokenFiles([...feeds, ...linked], /^(?:application\/(?:rss\+xml|feed\+json|xml)|text\/xml)/);
}
