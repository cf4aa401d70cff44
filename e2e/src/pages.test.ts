import { describe, expect, it } from '@jest/globals';
import { LOCALES, LOCALE_TAGS, ROUTES, routePath } from '@feszek/contract';
import type { Locale, RouteName } from '@feszek/contract';
import { apiVisitor, fillCart, placeOrder } from './buying/apiVisitor.ts';
import { findGoods } from './buying/goods.ts';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';
import type { Device } from './harness/visit.ts';

const shop = composedShop();
/** A busy machine draws a page's pictures in so many milliseconds at most. */
const DRAWING_MS = 120_000;

/** Screens that no slice has yet: their addresses answer 404 until one does, and then the test says so. */
const WITHOUT_SCREEN: readonly RouteName[] = [
  'search', 'offer-data', 'checkout-result', 'auth-registration', 'auth-registration-success', 'auth-password-reminder', 'blog',
  'data-sheet', 'newsletter', 'careers', 'companies', 'contact', 'cookie-rules', 'delivery-and-payment', 'delivery', 'stocks', 'terms',
];
/** Pages without parameters that anybody may see. */
const PAGES = ROUTES.filter((route) => !route.paths.en.includes('{') && route.auth === 'anyone' && route.name !== 'product');
const addressesOf = (routes: typeof PAGES) => LOCALES.flatMap((locale) => routes.map((route) => [route.paths[locale], locale] as const));
const ADDRESSES = addressesOf(PAGES.filter(({ name }) => !WITHOUT_SCREEN.includes(name)));
const MISSING = addressesOf(PAGES.filter(({ name }) => WITHOUT_SCREEN.includes(name)));
/** Steps of the checkout, as its address counts them. */
const STEPS = [1, 2, 3, 4, 5] as const;

async function fetchHtml(path: string): Promise<{ status: number; html: string; headers: Headers }> {
  const response = await fetch(shop.url + path, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** What the policy of the shop's pages would not let through. */
async function expectNothingInline(path: string): Promise<void> {
  const { html, headers } = await fetchHtml(path);
  const inlineScripts = [...html.matchAll(/<script\b([^>]*)>/g)].filter(([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes));
  expect(inlineScripts).toEqual([]);
  expect(html).not.toMatch(/<style[ >]/);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/);
}

async function expectComplete(path: string, locale: Locale): Promise<void> {
  const { status, html } = await fetchHtml(path);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<html[^>]* lang="(${locale}|${LOCALE_TAGS[locale]})"`));
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
}

/** Opens a page; what its browser says in the console fails the test by itself. */
async function expectToFit(path: string, device: Device): Promise<void> {
  const visit = await shop.visit({ device });
  expect(await visit.go(path)).toBe(200);
  expect(await visit.overflow()).toBe(0);
}

describe('every page as HTML', () => {
  it.each(ADDRESSES)('%s is complete without JavaScript', expectComplete);
  it.each(ADDRESSES)('%s holds no inline script and no inline style', expectNothingInline);
});

describe('an address whose screen does not exist yet', () => {
  it.each(MISSING)('%s answers 404 with the shop around it', async (path) => {
    const { status, html } = await fetchHtml(path);
    expect(status).toBe(404);
    expect(html).toContain(`Page Not Found: ${path}`);
    expect(html).toContain('<header');
  });
});

describe('every page in a window of 320 pixels', () => {
  it.each(ADDRESSES)('%s says nothing in the console and does not scroll sideways', (path) => expectToFit(path, 'narrow'));
});

describe('pages in a desktop window', () => {
  it.each(['/hu', '/en/all-products', '/en/cart', '/hu/bejelentkezes', '/en/faq'])('%s says nothing in the console and does not scroll sideways', (path) => expectToFit(path, 'desktop'));
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
      await expectNothingInline(path);
    }
  });

  it.each(['narrow', 'desktop'] as const)('say nothing in the console and do not scroll sideways (%s)', async (device) => {
    for (const path of await addresses()) await expectToFit(path, device);
  });
});

describe('pictures', () => {
  it('are there, each that a page of products names', async () => {
    const { path } = await findGoods(shop.url, 'en');
    const pages = await Promise.all(['/en', '/hu', '/en/all-products', path].map(fetchHtml));
    const pictures = new Set(pages.flatMap(({ html }) => [...html.matchAll(/\/images\/[\w/-]+(?=\/320\.webp)/g)].map(([picture]) => picture)));
    expect(pictures.size).toBeGreaterThan(20);
    for (const picture of pictures) {
      const response = await fetch(`${shop.url}${picture}/320.webp`);
      expect([picture, response.status, response.headers.get('content-type')]).toEqual([picture, 200, 'image/webp']);
    }
  });
});

describe.each(LOCALES)('pages of a buyer in %s', (locale) => {
  it.each(['narrow', 'desktop'] as const)('cart and checkout say nothing in the console and do not scroll sideways (%s)', async (device) => {
    const visitor = apiVisitor(shop.url, locale);
    await fillCart(visitor, shop.url);
    const visit = await shop.visit({ device });
    await visitor.giveSessionTo(visit);
    for (const path of [routePath('cart', locale), ...STEPS.map((step) => `${routePath('cart-data', locale)}?step=${step}`)]) {
      expect(await visit.go(path)).toBe(200);
      expect([path, await visit.overflow()]).toEqual([path, 0]);
    }
  });

  it.each(['narrow', 'desktop'] as const)('the cart panel does not scroll sideways (%s)', async (device) => {
    const { path } = await findGoods(shop.url, locale);
    const visit = await shop.visit({ device });
    await visit.go(path);
    await visit.press('button', locale === 'hu' ? 'Kosárba' : 'Add to cart', '#main form');
    const panel = await visit.find('dialog', locale === 'hu' ? 'Kosarad' : 'Your cart');
    expect(await visit.overflow()).toBe(0);
    expect(await panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });

  it('the result says nothing in the console, does not scroll sideways, and holds nothing inline', async () => {
    const { order_hash } = await placeOrder(shop.url, locale);
    const path = routePath('checkout-result-order_hash', locale, { order_hash });
    await expectToFit(path, 'narrow');
    await expectNothingInline(path);
  });
});

describe('the pictures of a product', () => {
  it('are drawn when somebody looks at them', async () => {
    const { path } = await findGoods(shop.url, 'hu');
    const visit = await shop.visit({ hasRealPictures: true, patienceMs: DRAWING_MS });
    await visit.go(path);
    await soon(async () => {
      const widths = await visit.page.$$eval('main img', (images) => images.slice(0, 1).map(({ naturalWidth }) => naturalWidth));
      expect(widths[0]).toBeGreaterThanOrEqual(320);
    }, DRAWING_MS);
  }, DRAWING_MS);
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

  it('keeps to the language that the visitor last read', async () => {
    const visit = await shop.visit({ acceptLanguage: 'hu-HU' });
    await visit.go('/');
    expect(visit.path()).toBe('/hu');
    await visit.press('link', 'English');
    await visit.find('link', 'Magyar');
    await visit.go('/');
    expect(visit.path()).toBe('/en');
  });
});
