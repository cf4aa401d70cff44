import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Crawl } from './crawl/Crawl.ts';
import { brokenAnchors, brokenFeeds, brokenLinks, orphans } from './crawl/linkFaults.ts';
import { incompletePages, oneSidedAlternates, previewFaults, repeatedTexts, sitemapFaults, structureFaults } from './crawl/pageFaults.ts';
import { followsInFull, followsInSample, routeNameOf, sampleOf } from './crawl/sample.ts';
import { readSitemap } from './crawl/sitemap.ts';
import type { SitemapEntry } from './crawl/sitemap.ts';
import { isFullRun } from './harness/inTurn.ts';

/** The whole shop has thousands of pages. In milliseconds. */
const CRAWL_MS = 30 * 60_000;
/** In a sample, share pictures are drawn for this many pages only. */
const SHARE_PICTURES = 6;

jest.setTimeout(CRAWL_MS);

/**
 * Reads the demonstration shop as a search engine does: `npm run test:full` all pages, `npm test -- --all` all content, and every few
 * products and categories.
 */
describe('a search engine finds in the shop', () => {
  const crawl = new Crawl(process.env.E2E_SHOP_URL ?? '');
  let sitemap: readonly SitemapEntry[];
  let listed: ReadonlySet<string>;

  beforeAll(async () => {
    sitemap = await readSitemap(crawl.shopUrl);
    listed = new Set(sitemap.map(({ path }) => path));
    if (isFullRun) await crawl.run([...listed, '/hu', '/en'], followsInFull(listed));
    else await crawl.run(sampleOf(sitemap), followsInSample);
  }, CRAWL_MS);

  it('pages in both languages', () => {
    expect(crawl.pages().length).toBeGreaterThan(100);
    expect(sitemap.filter(({ path }) => path.startsWith('/hu'))).toHaveLength(sitemap.length / 2);
  });

  it('no link to a page that does not exist or has moved', async () => {
    expect(await brokenLinks(crawl, (path) => listed.has(path) || (!isFullRun && path.includes('?')))).toEqual([]);
  });

  it('no link to a place that a page does not have', () => {
    expect(brokenAnchors(crawl)).toEqual([]);
  });

  it('no page without title, description, canonical address and one main heading', () => {
    expect(incompletePages(crawl)).toEqual([]);
  });

  it('no title and no description twice', () => {
    expect(repeatedTexts(crawl)).toEqual([]);
  });

  it('each page’s address in the other language, in both directions', () => {
    expect(oneSidedAlternates(crawl)).toEqual([]);
  });

  it('the same pages in the sitemap', () => {
    expect(sitemapFaults(crawl, sitemap)).toEqual([]);
  });

  it('a link to every page of the sitemap', () => {
    const isReached = ({ path }: SitemapEntry) => isFullRun || routeNameOf(path) !== 'products-product_slug';
    expect(orphans(crawl, sitemap.filter(isReached))).toEqual([]);
  });

  it('structured data that agree with the page', () => {
    expect(structureFaults(crawl)).toEqual([]);
  });

  it('a preview of every page', () => {
    expect(previewFaults(crawl)).toEqual([]);
  });

  it('no broken picture', async () => {
    const pages = crawl.pages().map(([, facts]) => facts);
    const pictures = pages.flatMap((facts) => (isFullRun ? facts.pictures : facts.thumbnails)).filter((path) => path.startsWith('/'));
    const shares = [...new Set(pages.flatMap(({ shareImage }) => shareImage ?? []))];
    const share = isFullRun ? shares : shares.filter((_, index) => index % Math.ceil(shares.length / SHARE_PICTURES) === 0);
    const inSitemap = isFullRun ? sitemap.flatMap((entry) => entry.pictures) : [];
    expect(await crawl.brokenFiles([...pictures, ...share, ...inSitemap], /^image\//)).toEqual([]);
  });

  it('no broken feed', async () => {
    expect(await brokenFeeds(crawl)).toEqual([]);
  });
});
