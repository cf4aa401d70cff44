import { describe, expect, it } from '@jest/globals';
import { cookieValue } from './cookies.ts';

describe('cookieValue', () => {
  const cookies = 'locale=hu; XSRF-TOKEN=a%2Bb%3D%3D; X-XSRF-TOKEN=other; broken=%E0%A4%A; empty=';

  it('decodes the value of the cookie with exactly this name', () => expect(cookieValue(cookies, 'XSRF-TOKEN')).toBe('a+b=='));
  it('returns undefined for a missing cookie', () => expect(cookieValue(cookies, 'TOKEN')).toBeUndefined());
  it('returns an empty value', () => expect(cookieValue(cookies, 'empty')).toBe(''));
  it('returns a value with invalid percent-encoding unchanged', () => expect(cookieValue(cookies, 'broken')).toBe('%E0%A4%A'));
});
