/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { readCookie, writeCookie } from './cookies.ts';

describe('readCookie', () => {
  it('matches the whole name', () => {
    document.cookie = 'my_currency_id=USD';
    expect(readCookie('currency_id')).toBeUndefined();
    writeCookie('currency_id', 'EUR');
    expect(readCookie('currency_id')).toBe('EUR');
  });

  it('returns a value with special characters still encoded', () => {
    writeCookie('XSRF-TOKEN', 'a=b; c');
    expect(decodeURIComponent(readCookie('XSRF-TOKEN') ?? '')).toBe('a=b; c');
  });
});
