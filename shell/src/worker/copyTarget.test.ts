import { describe, expect, it } from '@jest/globals';
import { ROUTES, routePath } from '@feszek/contract';
import { copyTarget } from './copyTarget.ts';
import { endsVisit } from './endsVisit.ts';

const targetOf = (href: string) => copyTarget(new URL(href, 'https://feszek.example'));

describe('a page that may be copied', () => {
  it('is stored under its normalised address', () => {
    expect(targetOf('/hu/termekek?page=2&utm_source=letter')).toEqual({ kind: 'page', locale: 'hu', key: '/hu/termekek?page=2' });
    expect(targetOf('/en')).toEqual({ kind: 'page', locale: 'en', key: '/en' });
  });

  it('is no personal page but the cart', () => {
    const personal = ROUTES.filter(({ cacheable, paths }) => !cacheable && !paths.hu.includes('{'));
    const copied = personal.filter(({ name }) => targetOf(routePath(name, 'hu')));
    expect(copied.map(({ name }) => name)).toEqual(['cart']);
    expect(targetOf('/en/cart?coupon=SPRING')).toEqual({ kind: 'cart', locale: 'en', key: '/en/cart' });
  });

  it.each(['/en/blog/oak?preview=abc', '/en/service-agrrement?version=2', '/api/cart', '/', '/de', '/en/orders/4f2'])('is not %s', (href) => {
    expect(targetOf(href)).toBeUndefined();
  });
});

describe('the copy of the cart', () => {
  it.each([['POST', '/api/auth/login'], ['GET', '/api/auth/logout'], ['POST', '/api/auth/passkeys/sign-in'], ['POST', '/api/cart/order'], ['POST', '/api/cart/offer']])('is deleted at %s %s', (method, path) => {
    expect(endsVisit(method, path)).toBe(true);
  });

  it.each([['GET', '/api/auth/user'], ['GET', '/api/cart'], ['POST', '/api/cart/product'], ['POST', '/api/favourites/17']])('stays at %s %s', (method, path) => {
    expect(endsVisit(method, path)).toBe(false);
  });
});
