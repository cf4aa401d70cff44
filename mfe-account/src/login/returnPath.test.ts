import { describe, expect, it } from '@jest/globals';
import { returnPath } from './returnPath.ts';

describe('returnPath', () => {
  it.each([
    '/hu/kosar/adatok',
    '/hu/termekek/asztalok/tolgy-asztal-17?szin=natur&oldal=2',
    '/hu/gyakran-ismetelt-kerdesek#question-3',
    '/en/cart',
    '/hu',
  ])('keeps %s, a page of the shop', (path) => {
    expect(returnPath(path, 'hu')).toBe(path);
  });

  it.each([
    'https://evil.example/hu/kosar',
    'HTTPS:evil.example/hu/kosar',
    '//evil.example/hu/kosar',
    '///evil.example/hu/kosar',
    '/\\evil.example/hu/kosar',
    '\\\\evil.example/hu/kosar',
    '/\t/evil.example/hu/kosar',
    '\n//evil.example/hu/kosar',
    ' //evil.example/hu/kosar',
    '/hu/..//evil.example/hu/kosar',
    '/hu//evil.example/hu/kosar',
    '/%2e%2e//evil.example/hu/kosar',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//hu/kosar',
    'data:text/html,hu/kosar',
    'blob:https://shop.invalid/hu/kosar',
    'https://user@evil.example:443/hu/kosar',
    'http://[',
  ])('never leaves the shop for %j', (written) => {
    expect(returnPath(written, 'hu')).toBe('/hu');
  });

  it('has the fragment of the sign-in page, if the page has none of its own', () => {
    expect(returnPath('/hu/account?from=mail', 'hu', '#data')).toBe('/hu/account?from=mail#data');
    expect(returnPath('/hu/account#own', 'hu', '#data')).toBe('/hu/account#own');
    expect([returnPath(null, 'hu', '#main'), returnPath('//evil.example', 'hu', '#main')]).toEqual(['/hu', '/hu']);
  });

  it.each(['/hu/bejelentkezes', '/en/login?return_to=/en/login', '/hu/jelszo/uj/abc'])('does not return to a sign-in screen such as %s', (path) => {
    expect(returnPath(path, 'en')).toBe('/en');
  });

  it.each(['/admin', '/api/auth/logout', '/', '/de/korb'])('does not return to %s, which is not a page', (path) => {
    expect(returnPath(path, 'hu')).toBe('/hu');
  });

  it('returns the home page in the language of the page by default', () => {
    expect(returnPath(null, 'en')).toBe('/en');
    expect(returnPath('', 'hu')).toBe('/hu');
  });
});
