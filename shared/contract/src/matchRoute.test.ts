import { describe, expect, it } from '@jest/globals';
import { LOCALES, matchRoute, productIdFromSlug, productPath, routePath } from './index.ts';

describe('matchRoute', () => {
  it.each([
    ['/hu/termekek', 'all-products'],
    ['/hu/termekek/fotel-17', 'products-product_slug'],
    ['/en/product', 'product'],
    ['/en/products', 'page_slug'],
    ['/en/checkout/result', 'checkout-result'],
    ['/en/checkout/result/ab/cd', 'page_slug'],
    ['/en/checkout', 'page_slug'],
    ['/en/orders', 'page_slug'],
    ['/en/cart/data', 'cart-data'],
    ['/en/cart/something', 'page_slug'],
    ['/hu/kosar/adatok', 'cart-data'],
    ['/hu/categories/nappali', 'page_slug'],
  ])('takes %s for %s: the more specific path wins', (pathname, name) => {
    expect(matchRoute(pathname)?.route.name).toBe(name);
  });

  it.each(['/hu/', '/hu/kosar/', '/en/categories/living-room/'])('takes %s with a slash at its end for the same page', (pathname) => {
    expect(matchRoute(pathname)).toEqual(matchRoute(pathname.slice(0, -1)));
    expect(matchRoute(pathname)).toBeDefined();
  });

  it('decodes parameters, each segment separately', () => {
    expect(matchRoute('/hu/kategoriak/n%C3%A1ndsz%C3%A9k/f%20g')?.params).toEqual({ category_slug: 'nándszék/f g' });
  });

  it.each(['/hu/blog/%', '/hu/termekek/%E0%A4%A', '/en/orders/%C3'])('finds nothing at %s, which is not percent-encoding', (pathname) => {
    expect(matchRoute(pathname)).toBeUndefined();
  });

  it.each(['/', '', '/de/blog', '/HU/blog', 'hu/blog', '/hungary', '/en//cart', '/hu/blog//x'])('finds nothing at "%s"', (pathname) => {
    expect(matchRoute(pathname)).toBeUndefined();
  });

  it('takes linear time for a malicious address', () => {
    // With quadratic backtracking this test would not end within its time limit.
    expect(matchRoute(`/hu/kategoriak/${'a/'.repeat(2_000_000)}/`)).toBeUndefined();
  });
});

describe('routePath', () => {
  it('keeps the slashes of a parameter of several segments and encodes everything else', () => {
    expect(routePath('categories-category_slug', 'hu', { category_slug: 'nappali/ülő bútor?#' })).toBe('/hu/kategoriak/nappali/%C3%BCl%C5%91%20b%C3%BAtor%3F%23');
  });

  it('refuses to build an address without its parameter', () => {
    expect(() => routePath('blog-slug', 'hu')).toThrow('Route blog-slug needs the parameter slug');
    expect(() => routePath('orders-order_hash', 'en', { order_hash: '' })).toThrow(RangeError);
  });
});

describe('the address of a product', () => {
  const armchair = { id: 17, slug: 'rigo-fotel', category_slug: 'nappali/fotelek' };

  it('ends in a dash and the id, under its main category’s path', () => {
    expect(productPath('hu', armchair)).toBe('/hu/termekek/nappali/fotelek/rigo-fotel-17');
    expect(productPath('en', { id: 17, slug: 'rigo-armchair', category_slug: 'living-room/armchairs' })).toBe('/en/products/living-room/armchairs/rigo-armchair-17');
  });

  it('is the only segment if the product has no category', () => {
    expect(productPath('hu', { ...armchair, category_slug: null })).toBe('/hu/termekek/rigo-fotel-17');
  });

  it.each(LOCALES)('leads back to the same product in %s', (locale) => {
    for (const product of [armchair, { ...armchair, category_slug: null }, { id: 999_999_999, slug: 'asztal-90-cm', category_slug: 'étkező' }]) {
      const match = matchRoute(productPath(locale, product));
      expect(match?.route.name).toBe('products-product_slug');
      expect(productIdFromSlug(match?.params['product_slug'] ?? '')).toBe(product.id);
    }
  });

  it.each(['fotel', 'fotel-', 'fotel-017', 'fotel-0', 'fotel-1x', '17', 'fotel-12345678901', ''])('finds no id in "%s"', (slug) => {
    expect(productIdFromSlug(slug)).toBeUndefined();
  });
});
