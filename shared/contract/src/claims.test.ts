import { describe, expect, it } from '@jest/globals';
import { ROUTES, RouteTable, SLICES, changedRoutes, claimConflict, claimedRoutes, claimsOf, contractClaims, routeChanges } from './index.ts';
import type { Claims, Route } from './index.ts';

/** A public route of a slice that is not in the contract. */
function route(en: string, overrides: Partial<Route> = {}): Route {
  return { name: 'gifts', slice: 'gifts', screen: 'gifts', paths: { en, hu: en.replace('/en', '/hu') }, auth: 'anyone', cacheable: true, query: [], ...overrides };
}

const gifts = (...routes: readonly Route[]): Claims => ({ slice: 'gifts', routes, places: {} });
const CONTRACT = SLICES.map(contractClaims);

describe('the claims of a release', () => {
  it('do not conflict in the contract', () => {
    for (const claims of CONTRACT) expect(claimConflict(claims, CONTRACT)).toBeUndefined();
  });

  it.each([
    ['/en/cart', '/en/cart of the route gifts overlaps with the route cart of cart-checkout.'],
    ['/en/orders/{id}', '/en/orders/{id} of the route gifts overlaps with the route orders-order_hash of cart-checkout.'],
    ['/en/products/gifts', '/en/products/gifts of the route gifts overlaps with the route products-product_slug of catalog.'],
    ['/en/products/{path...}', '/en/products/{path...} of the route gifts overlaps with the route products-product_slug of catalog.'],
    ['/en/collections/{slug}', '/en/collections/{slug} of the route gifts overlaps with the route collection of catalog.'],
    ['/en/{path...}', '/en/{path...} of the route gifts overlaps with the route page_slug of content.'],
  ])('are refused for an address of another slice: %s', (path, reason) => {
    expect(claimConflict(gifts(route(path)), CONTRACT)).toBe(reason);
  });

  it.each(['/en/gifts', '/en/gifts/{id}', '/en/gifts/{path...}', '/en/cart/gifts', '/en/orders/{id}/gifts', '/en/account/gifts'])('are accepted for an address that no other slice has, also one of a content page: %s', (path) => {
    expect(claimConflict(gifts(route(path)), CONTRACT)).toBeUndefined();
  });

  it('are refused for the name of a route, and for a place of the layout, of another slice', () => {
    expect(claimConflict(gifts(route('/en/gifts', { name: 'cart' })), CONTRACT)).toBe('The route cart belongs to cart-checkout.');
    expect(claimConflict({ ...gifts(), places: { footer: 'gifts' } }, CONTRACT)).toBe('The place footer of the layout belongs to content.');
  });

  it('are refused for an element of another slice', () => {
    const claims: Claims = { ...gifts(), elements: { product: 'card' } };
    expect(claimConflict(claims, [...CONTRACT, { slice: 'catalog', routes: [], places: {}, elements: { product: 'buyable-product' } }])).toBe('The element feszek-product belongs to catalog.');
    expect(claimConflict(claims, CONTRACT)).toBeUndefined();
  });

  it('are those of the contract for a manifest of an earlier kit', () => {
    const fragments = { cart: { kind: 'personal', mode: 'hydrate', styles: [], scripts: [] }, 'mini-cart': { kind: 'public', mode: 'browser', styles: [], scripts: [] } } as const;
    const { routes, places } = claimsOf({ name: 'cart-checkout', fragments });
    expect(routes.map(({ name }) => name)).toEqual(['cart']);
    expect(places).toEqual({ 'cart-button': 'mini-cart' });
  });
});

describe('the routes of live releases', () => {
  const match = (routes: readonly Route[], path: string) => new RouteTable(routes).match(path)?.route.slice;

  it('contain those of a further slice, and the contract’s for unavailable slices', () => {
    const { routes, refused } = claimedRoutes([gifts(route('/en/gifts'))]);
    expect([match(routes, '/en/gifts'), match(routes, '/en/cart'), match(routes, '/en/else')]).toEqual(['gifts', 'cart-checkout', 'content']);
    expect(refused).toEqual([]);
  });

  it('keep an address of the contract whose screen the release does not have: content pages do not take it', () => {
    const { routes } = claimedRoutes([{ ...contractClaims('cart-checkout'), routes: [] }, contractClaims('content')]);
    expect(match(routes, '/en/cart')).toBe('cart-checkout');
  });

  it('give an address to another slice once its owner does not claim it any more', () => {
    const content = contractClaims('content');
    const without = { ...content, routes: content.routes.filter(({ name }) => name !== 'blog') };
    const blog = gifts(route('/en/blog', { name: 'journal' }));
    expect(match(claimedRoutes([without, blog]).routes, '/en/blog')).toBe('gifts');
    expect(claimedRoutes([content, blog]).refused).toEqual([{ slice: 'gifts', reason: '/en/blog of the route journal overlaps with the route blog of content.' }]);
  });

  it('are the same in a browser with the contract and the changes', () => {
    const content = contractClaims('content');
    const { routes } = claimedRoutes([{ ...content, routes: content.routes.filter(({ name }) => name !== 'blog') }, gifts(route('/en/blog', { name: 'journal' }))]);
    const changes = routeChanges(routes);
    expect(changes).toEqual({ added: [expect.objectContaining({ name: 'journal' })], removed: ['blog'] });
    const names = (of: readonly Route[]) => of.map(({ name }) => name).sort();
    expect(names(changedRoutes(changes))).toEqual(names(routes));
  });

  it('are no changes for manifests with the routes of the contract, in any order of their fields', () => {
    const manifests = SLICES.map((name) => ({
      name, fragments: {}, places: {},
      routes: contractClaims(name).routes.map(({ paths: { hu, en }, query, cacheable, auth, screen, name: route }) => ({ query, cacheable, auth, paths: { hu, en }, screen, name: route })),
    }));
    expect(routeChanges(claimedRoutes(manifests.map(claimsOf)).routes)).toBeUndefined();
  });

  it('are no changes for the slices of the contract', () => {
    expect(routeChanges(claimedRoutes(CONTRACT).routes)).toBeUndefined();
    expect(changedRoutes()).toEqual(ROUTES);
  });
});
