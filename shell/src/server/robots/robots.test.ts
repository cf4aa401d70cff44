import { describe, expect, it } from '@jest/globals';
import { ROUTES, RouteTable } from '@feszek/contract';
import { Origins } from '@feszek/kit/server';
import type { SliceManifest, SliceName } from '@feszek/contract';
import { robotsTxt } from './robotsTxt.ts';
import { sitemapOfPages } from './sitemapPages.ts';

const SHOP = 'https://feszek.example';

function deployed(screens: Partial<Record<SliceName, readonly string[]>>) {
  return {
    routes: new RouteTable(ROUTES),
    get: (name: SliceName) => {
      const fragments = Object.fromEntries((screens[name] ?? []).map((screen) => [screen, { kind: 'public', mode: 'hydrate', styles: [], scripts: [] }]));
      return { origins: new Origins('http://127.0.0.1:9'), isFixed: true, manifest: { fragments } as unknown as SliceManifest };
    },
  };
}

describe('robots.txt', () => {
  const lines = robotsTxt(SHOP, ROUTES).split('\n');

  it('points to the sitemap by its absolute address', () => {
    expect(lines).toContain('Sitemap: https://feszek.example/sitemap.xml');
  });

  it.each(['/api/', '/hu/kosar', '/en/cart', '/hu/account', '/en/favourites', '/hu/kereses', '/en/search', '/en/password/reset/', '/hu/bejelentkezes'])('disallows %s', (path) => {
    expect(lines.some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice('Disallow: '.length)))).toBe(true);
  });

  it.each(['/hu', '/en/products/sofas/big-1', '/hu/kategoriak/kanapek', '/images/products/1/640.webp', '/slices/catalog/1/home.js', '/hu/blog', '/sitemap.xml'])('allows %s', (path) => {
    expect(lines.some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice('Disallow: '.length)))).toBe(false);
  });
});

describe('the sitemap of pages', () => {
  const xml = sitemapOfPages(deployed({ catalog: ['home', 'all-products', 'sale', 'new', 'collections', 'search', 'favourites', 'product'], content: ['faq', 'showrooms', 'data-sheet', 'terms', 'contact', 'newsletter'] }), SHOP);
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

  it('lists public pages whose screens are deployed, in both languages, without those that may be missing or empty, and those of personal links', () => {
    expect(addresses.sort()).toEqual(['en', 'en/all-products', 'en/faq', 'hu', 'hu/gyakran-ismetelt-kerdesek', 'hu/termekek'].map((path) => `${SHOP}/${path}`));
  });

  it('lists for each page its address in the other language', () => {
    expect(xml).toContain(`<url><loc>${SHOP}/en/all-products</loc><xhtml:link rel="alternate" hreflang="hu" href="${SHOP}/hu/termekek"/><xhtml:link rel="alternate" hreflang="en" href="${SHOP}/en/all-products"/><xhtml:link rel="alternate" hreflang="x-default" href="${SHOP}/hu/termekek"/></url>`);
  });
});
