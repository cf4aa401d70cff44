import { describe, expect, it } from '@jest/globals';
import { toMajor, toMinor } from './units.ts';

describe('toMinor', () => {
  it('counts cents for euros and dollars, and forints as they are', () => {
    expect(toMinor(449.9, 'EUR')).toBe(44_990);
    expect(toMinor(19.99, 'USD')).toBe(1_999);
    expect(toMinor(159_900, 'HUF')).toBe(159_900);
  });

  it('rounds to a whole minor unit, halves away from zero', () => {
    expect(toMinor(1.005, 'EUR')).toBe(101);
    expect(toMinor(-1.005, 'EUR')).toBe(-101);
    expect(toMinor(0.5, 'HUF')).toBe(1);
    expect(toMinor(1e-7, 'EUR')).toBe(0);
  });

  it('refuses amounts that cannot be exact', () => {
    expect(() => toMinor(Number.NaN, 'EUR')).toThrow(RangeError);
    expect(() => toMinor(1e20, 'HUF')).toThrow(RangeError);
  });
});

describe('toMajor', () => {
  it('undoes toMinor', () => {
    expect(toMajor(44_990, 'EUR')).toBe(449.9);
    expect(toMajor(159_900, 'HUF')).toBe(159_900);
    for (let minor = -2_000; minor <= 2_000; minor += 1) {
      expect(toMinor(toMajor(minor, 'EUR'), 'EUR')).toBe(minor);
    }
  });

  it('refuses fractions of a minor unit', () => {
    expect(() => toMajor(0.5, 'HUF')).toThrow(RangeError);
  });
});
