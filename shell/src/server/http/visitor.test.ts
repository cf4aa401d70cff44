import { describe, expect, it } from '@jest/globals';
import { acceptedLocale, preferredLocale, readPreferences } from './visitor.ts';

describe('readPreferences', () => {
  it('reads the choices from the cookies', () => {
    expect(readPreferences('a=b; locale=en; currency_id=EUR; vat_mode=gross', 'net')).toEqual({ locale: 'en', currency: 'EUR', vatMode: 'gross' });
  });

  it('defaults to Hungarian forints, net, and no language', () => {
    const unchosen = { locale: undefined, currency: 'HUF', vatMode: 'net' };
    expect(readPreferences(undefined, 'net')).toEqual(unchosen);
    expect(readPreferences('', 'net')).toEqual(unchosen);
  });

  it('uses the shop’s default kind of prices, unless the visitor has chosen one', () => {
    expect([undefined, 'vat_mode=both', 'vat_mode=net'].map((cookie) => readPreferences(cookie, 'gross').vatMode)).toEqual(['gross', 'gross', 'net']);
  });

  it.each(['locale=de; currency_id=GBP; vat_mode=both', 'locale; currency_id==EUR; =; ;;', 'currency_id=%E0%A4%A', 'currency_id=eur', '__proto__=x; constructor=y'])('ignores unknown values: %s', (cookie) => {
    expect(readPreferences(cookie, 'net')).toEqual({ locale: undefined, currency: 'HUF', vatMode: 'net' });
  });
});

describe('acceptedLocale', () => {
  it.each([
    ['hu', 'hu'],
    ['en-GB,en;q=0.9', 'en'],
    ['de-DE,de;q=0.9,en;q=0.8,hu;q=0.7', 'en'],
    ['en;q=0.5,hu;q=0.8', 'hu'],
    ['en;q=0.5, hu ; q=0.8', 'hu'],
    ['HU-hu', 'hu'],
    ['en,hu', 'en'],
    ['en;q=0,hu;q=0.1', 'hu'],
  ])('takes of "%s" %s', (header, locale) => {
    expect(acceptedLocale(header)).toBe(locale);
  });

  it.each([undefined, '', '*', 'de', 'en;q=0', 'en;q=none', ',;,'])('returns nothing for %j', (header) => {
    expect(acceptedLocale(header)).toBeUndefined();
  });
});

describe('preferredLocale', () => {
  it('is that of the cookie, then of the browser, then Hungarian', () => {
    expect(preferredLocale(readPreferences('locale=hu', 'net'), 'en')).toBe('hu');
    expect(preferredLocale(readPreferences(undefined, 'net'), 'en')).toBe('en');
    expect(preferredLocale(readPreferences(undefined, 'net'), 'de')).toBe('hu');
  });
});
