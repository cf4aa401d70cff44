import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { LOCALES, LOCALE_TAGS, ROUTES, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { placeOrder } from './buying/apiVisitor.ts';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';
import { uploadPictures } from './harness/uploadPictures.ts';

const shop = composedShop();

/** Pages without parameters that anyone may see. */
const PAGES = ROUTES.filter((route) => !route.paths.en.includes('{') && route.auth === 'anyone' && route.name !== 'product');
const ADDRESSES = LOCALES.flatMap((locale) => PAGES.map((route) => [route.paths[locale], locale] as const));

async function fetchHtml(path: string): Promise<{ status: number; html: string; headers: Headers }> {
  const response = await fetch(shop.url + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** The source expression of an inline element's text in a content policy. */
function hashOf(text: string): string {
  return ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Expects nothing inline but the first scripts and the style sheets, whose hashes the policy of the page permits. */
async function expectNothingElseInline(path: string): Promise<void> {
  const { html, headers } = await fetchHtml(path);
  const inlineScripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes));
  const hashes = inlineScripts.map(([, , code = '']) => hashOf(code));
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text));
  expect(hashes).toHaveLength(2);
  expect(styles.length).toBeGreaterThan(0);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  expect(headers.get('content-security-policy')).toContain(`script-src 'self'${hashes.join('')};`);
  expect(headers.get('content-security-policy')).toContain(`style-src 'self'${styles.join('')};`);
}

async function expectComplete(path: string, locale: Locale): Promise<void> {
  const { status, html } = await fetchHtml(path);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<html[^>]* lang="(${locale}|${LOCALE_TAGS[locale]})"`));
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
}

describe('every page as HTML', () => {
  it.each(ADDRESSES)('%s is complete without JavaScript', expectComplete);
  it.each(ADDRESSES)('%s has nothing inline without a hash', expectNothingElseInline);
});

describe.each(LOCALES)('pages of products in %s', (locale) => {
  /** A listing, a part of it, a product. */
  async function addresses(): Promise<string[]> {
    const { categories, path } = await findGoods(shop.url, locale);
    const category = routePath('categories-category_slug', locale, { category_slug: categories.at(-1)?.slugs[locale] ?? '' });
    return [category, `${routePath('all-products', locale)}?sort=price-desc&page=2`, path];
  }

  it('are complete without JavaScript, with nothing inline', async () => {
    for (const path of await addresses()) {
      await expectComplete(path, locale);
      await expectNothingElseInline(path);
    }
  });
});

describe('pictures', () => {
  it('exist: each picture on a page of products', async () => {
    const { path, product } = await findGoods(shop.url, 'en');
    await uploadPictures('pages/home');
    await uploadPictures(`products/${encodeURIComponent(product.sku)}`, 3);
    const pages = await Promise.all(['/en', '/hu', '/en/all-products', path].map(fetchHtml));
    const pictures = new Set(pages.flatMap(({ html }) => [...html.matchAll(/\/images\/[\w/-]+(?=\/320\.webp)/g)].map(([picture]) => picture)));
    expect(pictures.size).toBeGreaterThanOrEqual(4);
    for (const picture of pictures) {
      const response = await fetch(`${shop.url}${picture}/320.webp`);
      expect([picture, response.status, response.headers.get('content-type')]).toEqual([picture, 200, 'image/webp']);
    }
  });
});

describe.each(LOCALES)('the page of an order in %s', (locale) => {
  it('has nothing inline', async () => {
    const { order_hash } = await placeOrder(shop.url, locale);
    await expectNothingElseInline(routePath('orders-order_hash', locale, { order_hash }));
  });
});

describe('the pictures of a product', () => {
  it('load when a visitor opens its page', async () => {
    const { path, product } = await findGoods(shop.url, 'hu');
    await uploadPictures(`products/${encodeURIComponent(product.sku)}`, 3);
    const visit = await shop.visit({ hasRealPictures: true });
    await visit.go(path);
    await soon(async () => {
      const widths = await visit.page.$$eval('main img', (images) => images.slice(0, 1).map(({ naturalWidth }) => naturalWidth));
      expect(widths[0]).toBeGreaterThan(0);
    });
  });
});

describe('the address without a language', () => {
  it.each([
    ['hu-HU,hu;q=0.9', '/hu'],
    ['en-GB,en;q=0.9', '/en'],
    ['de-DE,de;q=0.9', '/hu'],
  ])('leads a reader of %s to %s', async (acceptLanguage, path) => {
    const response = await fetch(shop.url, { headers: { 'Accept-Language': acceptLanguage }, redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(new URL(response.headers.get('location') ?? '', shop.url).pathname).toBe(path);
  });

  it('leads to the language that the visitor read last', async () => {
    const visit = await shop.visit({ acceptLanguage: 'hu-HU' });
    await visit.go('/');
    expect(visit.path()).toBe('/hu');
    await visit.press('link', 'English');
    await visit.find('link', 'Magyar');
    await visit.go('/');
    expect(visit.path()).toBe('/en');
  });
});
