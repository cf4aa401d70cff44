import { expect, it, jest } from '@jest/globals';
import { everyFew } from './crawl/sample.ts';
import { readSitemap } from './crawl/sitemap.ts';
import { composedShop } from './harness/composedShop.ts';
import { isFullRun } from './harness/inTurn.ts';

const shop = composedShop();

/** The whole shop has thousands of pages. In milliseconds. */
const ALL_PAGES_MS = 30 * 60_000;

jest.setTimeout(ALL_PAGES_MS);

/** A page that is wider than its window is shown at another scale on a phone, and a tap hits a wrong position. */
it('no page is wider than the narrowest phone: a few of each kind in Hungarian, all pages in a full run', async () => {
  const sitemap = await readSitemap(shop.url);
  const all = sitemap.map(({ path }) => path);
  const paths = isFullRun ? all : everyFew(all.filter((path) => path.startsWith('/hu')));
  expect(paths.length).toBeGreaterThan(30);
  const visit = await shop.visit({ device: 'narrow', javaScript: false });
  // Pictures have frames of their own, whether they are loaded or not.
  const session = await visit.page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urlPatterns: [{ urlPattern: '*://*:*/images/*', block: true }] });
  const wide: string[] = [];
  for (const path of paths) {
    await visit.page.goto(new URL(path, shop.url).href, { waitUntil: 'load' });
    const pixels = await visit.overflow();
    if (pixels > 0) wide.push(`${path}: ${pixels} pixels`);
  }
  expect(wide).toEqual([]);
});
