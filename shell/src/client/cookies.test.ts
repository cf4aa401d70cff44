/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { readCookie, writeCookie } from './cookies.ts';

describe('a cookie of the page', () => {
  it('is read by its whole name', () => {
    document.cookie = 'my_currency_id=USD';
    expect(readCookie('currency_id')).toBeUndefined();
    writeCookie('currency_id', 'EUR');
    expect(readCookie('currency_id')).toBe('EUR');
  });

  it('keeps a value that has signs of its own, still encoded', () => {
    writeCookie('XSRF-TOKEN', 'a=b; c');
    expect(decodeURIComponent(readCookie('XSRF-TOKEN') ?? '')).toBe('a=b; c');
  });
});
