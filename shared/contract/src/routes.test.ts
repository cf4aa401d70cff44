import { describe, expect, it } from '@jest/globals';
import { LOCALES, ROUTES, SLICES, matchRoute, routePath } from './index.ts';
import type { RouteName, RouteParams } from './index.ts';

/** The table of the specification, chapter 2, row by row, with values in place of the parameters. */
const SPECIFIED: readonly [name: RouteName, en: string, hu: string, params?: RouteParams][] = [
  ['index', '/en', '/hu'],
  ['page_slug', '/en/about-us/our-story', '/hu/rolunk/tortenetunk', { page_slug: 'about-us/our-story' }],
  ['account', '/en/account', '/hu/account'],
  ['account-orders', '/en/account/orders', '/hu/account/orders'],
  ['blog', '/en/blog', '/hu/blog'],
  ['blog-slug', '/en/blog/2026/small-rooms', '/hu/blog/2026/kis-szobak', { slug: '2026/small-rooms' }],
  ['categories-category_slug', '/en/categories/living-room/sofas', '/hu/kategoriak/nappali/kanapek', { category_slug: 'living-room/sofas' }],
  ['cart', '/en/cart', '/hu/kosar'],
  ['cart-data', '/en/cart/data', '/hu/kosar/adatok'],
  ['checkout-offer', '/en/checkout/offer/a1B2', '/hu/checkout/offer/a1B2', { offer_hash: 'a1B2' }],
  ['offer-data', '/en/offer/data', '/hu/ajanlat/adatok'],
  ['checkout-result-order_hash', '/en/checkout/result/0f9e', '/hu/checkout/result/0f9e', { order_hash: '0f9e' }],
  ['checkout-result', '/en/checkout/result', '/hu/checkout/result'],
  ['sale', '/en/sale', '/hu/akcios'],
  ['favourites', '/en/favourites', '/hu/kedvencek'],
  ['shared-list', '/en/shared-list/a1B2', '/hu/megosztott-lista/a1B2', { token: 'a1B2' }],
  ['orders-order_hash', '/en/orders/0f9e', '/hu/orders/0f9e', { order_hash: '0f9e' }],
  ['product', '/en/product', '/hu/product'],
  ['products-product_slug', '/en/products/living-room/armchair-17', '/hu/termekek/nappali/fotel-17', { product_slug: 'living-room/armchair-17' }],
  ['all-products', '/en/all-products', '/hu/termekek'],
  ['data-sheet', '/en/adatlap', '/hu/adatlap'],
  ['newsletter', '/en/newsletter', '/hu/hirlevel'],
  ['stock-alert', '/en/stock-alert', '/hu/keszletertesito'],
  ['search', '/en/search', '/hu/kereses'],
  ['careers', '/en/carrier', '/hu/karrier'],
  ['companies', '/en/companies', '/hu/cegunk'],
  ['contact', '/en/contact', '/hu/kapcsolat'],
  ['cookie-rules', '/en/cookie-rules', '/hu/cookie-szabalyzat'],
  ['delivery-and-payment', '/en/delivery-and-payment', '/hu/szallitasi-fizetesi-feltetelek'],
  ['delivery', '/en/delivery', '/hu/szallitas'],
  ['faq', '/en/faq', '/hu/gyakran-ismetelt-kerdesek'],
  ['stocks', '/en/stocks', '/hu/raktar'],
  ['terms', '/en/service-agrrement', '/hu/altalanos-szerzodesi-feltetelek'],
];

/** Routes whose paths the specification does not define, and the one that only the law requires. */
const OF_OUR_OWN: readonly RouteName[] = [
  'auth-login', 'auth-registration', 'auth-registration-success', 'auth-password-reminder', 'auth-password-reset', 'auth-activation', 'auth-email-confirmation', 'auth-email-undo',
  'auth-account-closed', 'auth-deletion-cancel', 'auth-personal-data',
  'account-details', 'account-security', 'account-addresses', 'account-privacy',
  'withdrawal', 'product-review', 'new', 'collections', 'collection', 'cart-handover',
];

describe('the route table', () => {
  it.each(SPECIFIED)('has %s at %s and %s', (name, en, hu, params = {}) => {
    const english = matchRoute(en);
    const hungarian = matchRoute(hu);
    expect(english).toMatchObject({ locale: 'en', params });
    expect(english?.route.name).toBe(name);
    expect(hungarian?.locale).toBe('hu');
    expect(hungarian?.route.name).toBe(name);
    expect(Object.keys(hungarian?.params ?? {})).toEqual(Object.keys(params));
  });

  it('has every route of the specification, and no others but those that it leaves open', () => {
    const names = ROUTES.map(({ name }) => name);
    expect([...names].sort()).toEqual([...SPECIFIED.map(([name]) => name), ...OF_OUR_OWN].sort());
  });

  it('has the named routes of links', () => {
    const names = ROUTES.map(({ name }): string => name);
    expect(names).toEqual(expect.arrayContaining(['page_slug', 'categories-category_slug', 'products-product_slug', 'auth-password-reset', 'index']));
  });

  it('has unique route names, and unique addresses in each language', () => {
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
    for (const locale of LOCALES) expect(new Set(ROUTES.map(({ paths }) => paths[locale])).size).toBe(ROUTES.length);
  });

  it('has unique screen names within a slice, because they are its fragments', () => {
    const fragments = ROUTES.map(({ slice, screen }) => `${slice}/${screen}`);
    expect(new Set(fragments).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map(({ slice }): string => slice))).toEqual(new Set(SLICES));
  });

  it('has the same parameter names in both languages', () => {
    const parameters = (path: string) => path.match(/\{\w+(\.\.\.)?\}/g) ?? [];
    for (const { paths } of ROUTES) expect(parameters(paths.hu)).toEqual(parameters(paths.en));
  });

  it('has no cacheable screen that requires a user', () => {
    for (const { auth, cacheable } of ROUTES) expect(auth === 'user' && cacheable).toBe(false);
  });

  it('matches the address of every named route to that route, in both languages', () => {
    const params = { page_slug: 'about', category_slug: 'a/b', product_slug: 'c/d-1', slug: 'x/y', offer_hash: 'h', order_hash: 'h', token: 't', collection_slug: 'c' };
    for (const { name } of ROUTES) {
      for (const locale of LOCALES) expect(matchRoute(routePath(name, locale, params))).toMatchObject({ route: { name }, locale });
    }
  });
});
