import { describe, expect, it } from '@jest/globals';
import { addQuery, matchRoute, screenAddress } from './index.ts';

function addressOf(address: string) {
  const [pathname = '', query] = address.split('?', 2);
  const match = matchRoute(pathname);
  if (!match) throw new Error(`${pathname} has no route`);
  return screenAddress(match, pathname, query === undefined ? '' : `?${query}`);
}

describe('the address of a cacheable screen', () => {
  it('has the parameters that the screen reads, in their order', () => {
    expect(addressOf('/hu/termekek?sort=name&utm_source=x&brand=a,b&gclid=1')).toEqual({ pathname: '/hu/termekek', search: '?sort=name&brand=a,b', dropped: 'utm_source=x&gclid=1' });
  });

  it.each(['/hu/akcios?utm_source=newsletter', '/hu/akcios?12345', '/hu/akcios?'])('is the same for %s', (address) => {
    expect(addressOf(address)).toMatchObject({ pathname: '/hu/akcios', search: '' });
  });

  it('has one encoding of each character', () => {
    const normal = addressOf('/hu/termekek/f%C5%91z%C3%A9s-17?utm_term=a%20b');
    expect(addressOf('/hu/termekek/%66%c5%91z%c3%a9%73-17?utm_term=a+b')).toEqual(normal);
    expect(normal).toEqual({ pathname: '/hu/termekek/f%C5%91z%C3%A9s-17', search: '', dropped: 'utm_term=a+b' });
    expect(addressOf('/hu/kereses?q=f%6Ft%65l%20%26+co').search).toBe('?q=fotel+%26+co');
  });

  it('keeps a trailing slash', () => {
    expect(addressOf('/hu/akcios/').pathname).toBe('/hu/akcios/');
  });

  it('stays unchanged if it is normalised already', () => {
    const { pathname, search } = addressOf('/hu/kereses?q=%7Efotel!&page=2&x=1');
    expect(addressOf(pathname + search)).toEqual({ pathname, search, dropped: '' });
  });
});

describe('the address of a personal screen', () => {
  it('stays unchanged', () => {
    expect(addressOf('/hu/checkout/result?r=%7B%7D&s=a%2Bb')).toEqual({ pathname: '/hu/checkout/result', search: '?r=%7B%7D&s=a%2Bb', dropped: '' });
  });
});

describe('addQuery', () => {
  it.each([
    ['/hu', '', '/hu'],
    ['/hu', 'gclid=1', '/hu?gclid=1'],
    ['/hu?page=2', 'gclid=1', '/hu?page=2&gclid=1'],
    ['/hu?page=2#top', 'gclid=1', '/hu?page=2&gclid=1#top'],
  ])('adds to %s the parameters %j: %s', (path, query, result) => {
    expect(addQuery(path, query)).toBe(result);
  });
});
