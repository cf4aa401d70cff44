import { describe, expect, it } from '@jest/globals';
import { LOCALES, hasDotSegment, matchRoute } from './index.ts';

const DOTS = ['.', '..', '%2e', '%2E', '%2e%2e', '%2E%2e', '.%2e', '%2e.', '.%09.', '.%0a.', '%252e%252e', '%252e.', '.%2509.'];
const SEPARATORS = ['/', '%2f', '%2F', '%5c', '%5C', '\\', '%252f', '%255c'];
const PLACES = ['kategoriak', 'categories', 'termekek', 'products', 'blog', 'orders', 'nincs'];

/** Every combination of a place, a dot segment, a separator and a rest. */
const NASTY_PATHS = LOCALES.flatMap((locale) => PLACES.flatMap((place) => DOTS.flatMap((dots) => SEPARATORS.flatMap((separator) => [
  `/${locale}/${place}/${dots}${separator}${dots}${separator}sanctum${separator}csrf-cookie`,
  `/${locale}/${place}/x${separator}${dots}${separator}y`,
  `/${locale}/${place}/x${separator}${dots}`,
  `/${locale}/${place}/${dots}`,
]))));

describe('hasDotSegment', () => {
  it.each(['..', '.', '/..', '/api/../x', '/api/./x', '/api/%2e%2E/x', '/a/..%2fb', '/a%2F..', '/a\\..\\b', '/a/.%2e?x', '..\\', '/a/.\t./b', '/a\n', '\u0000'])('finds one in %j', (path) => {
    expect(hasDotSegment(path)).toBe(true);
  });

  it.each(['', '/', '/api/products', '/a/...', '/a/..b', '/a/b..', '/.well-known/x', '/a/b.c', 'ülő/fotel', '%2e%2e%2e', '/a?b=/../c#.'])('finds none in %j', (path) => {
    expect(hasDotSegment(path.split('?', 1)[0] ?? '')).toBe(false);
  });
});

describe('a route’s parameter', () => {
  it('cannot leave the folder of an API path that contains it', () => {
    const escaped = NASTY_PATHS.filter((path) => Object.values(matchRoute(path)?.params ?? {}).some((value) =>
      !new URL(`/api/folder/${value}`, 'http://api.invalid').pathname.startsWith('/api/folder/') || /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(value)));
    expect(NASTY_PATHS.length).toBeGreaterThan(5000);
    expect(escaped).toEqual([]);
  });

  it.each([
    '/hu/kategoriak/..', '/hu/kategoriak/.', '/hu/kategoriak/%2e%2e/%2e%2e/sanctum/csrf-cookie', '/hu/kategoriak/a%2f..%2fb', '/hu/blog/a%5c..%5cb', '/en/orders/..',
    '/hu/blog/a\\b', '/hu/blog/a%5cb', '/hu/blog/a%00b', '/hu/../kosar', '/hu/./kosar', '/hu/blog/%252e%252e',
  ])('makes %s an address without a route', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });

  it('may have dots among other characters', () => {
    expect(matchRoute('/hu/blog/1.2...3')?.params).toEqual({ slug: '1.2...3' });
    expect(matchRoute('/hu/termekek/nappali/..fotel-17')?.params).toEqual({ product_slug: 'nappali/..fotel-17' });
  });
});
