import { describe, expect, it } from '@jest/globals';
import { LOCALES, LOCALE_TAGS, ROUTES } from '@feszek/contract';
import { composedShop } from './harness/composedShop.ts';

const shop = composedShop();

/** Pages without parameters that anybody may see. */
const PAGES = ROUTES.filter((route) => !route.paths.en.includes('{') && route.auth === 'anyone' && route.name !== 'product');
const ADDRESSES = LOCALES.flatMap((locale) => PAGES.map((route) => [route.paths[locale], locale] as const));

async function fetchHtml(path: string): Promise<{ status: number; html: string; headers: Headers }> {
  const response = await fetch(shop.url + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

describe('every page as HTML', () => {
  it.each(ADDRESSES)('%s is complete without JavaScript', async (path, locale) => {
    const { status, html } = await fetchHtml(path);
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="(${locale}|${LOCALE_TAGS[locale]})"`));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
  });

  it.each(ADDRESSES)('%s holds no inline script and no inline style', async (path) => {
    const { html, headers } = await fetchHtml(path);
    const inlineScripts = [...html.matchAll(/<script\b([^>]*)>/g)].filter(([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes));
    expect(inlineScripts).toEqual([]);
    expect(html).not.toMatch(/<style[ >]/);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/);
  });
});

describe('every page in a window of 320 pixels', () => {
  it.each(ADDRESSES)('%s says nothing in the console and does not scroll sideways', async (path) => {
    const visit = await shop.visit({ device: 'narrow' });
    expect(await visit.go(path)).toBe(200);
    expect(await visit.overflow()).toBe(0);
  });
});

describe('pages in a desktop window', () => {
  it.each(['/hu', '/en/all-products', '/en/cart', '/hu/bejelentkezes', '/en/faq'])('%s says nothing in the console', async (path) => {
    const visit = await shop.visit({ device: 'desktop' });
    expect(await visit.go(path)).toBe(200);
    expect(await visit.overflow()).toBe(0);
  });
});

describe('pages that do not exist', () => {
  it.each(['/en/products/no-such-thing-999999', '/hu/termekek/nincs-ilyen-999999', '/en/no/such/page', '/hu/nincs/ilyen/oldal'])('%s answers 404 and names the path', async (path) => {
    const { status, html } = await fetchHtml(path);
    expect(status).toBe(404);
    expect(html).toContain(path);
    expect(html).toContain('noindex');
  });
});

describe('the address without a language', () => {
  it.each([
    ['hu-HU,hu;q=0.9', '/hu'],
    ['en-GB,en;q=0.9', '/en'],
  ])('leads a reader of %s to %s', async (acceptLanguage, path) => {
    const response = await fetch(shop.url, { headers: { 'Accept-Language': acceptLanguage }, redirect: 'manual' });
    expect(response.status).toBeGreaterThanOrEqual(301);
    expect(new URL(response.headers.get('location') ?? '', shop.url).pathname).toBe(path);
  });
});
