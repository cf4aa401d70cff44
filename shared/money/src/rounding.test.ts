import { describe, expect, it } from '@jest/globals';
import { roundHalfAwayFromZero, roundToFive } from './rounding.ts';

describe('roundHalfAwayFromZero', () => {
  it('rounds halves away from zero on both sides', () => {
    expect([2.5, -2.5, 2.4, -2.4].map(roundHalfAwayFromZero)).toEqual([3, -3, 2, -2]);
  });

  it('never returns a negative zero', () => {
    expect(Object.is(roundHalfAwayFromZero(-0.2), 0)).toBe(true);
  });
});

describe('roundToFive', () => {
  it('rounds cash to the nearest 5 forints', () => {
    const lastDigits = [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110];
    expect(lastDigits.map(roundToFive)).toEqual([100, 100, 100, 105, 105, 105, 105, 105, 110, 110, 110]);
  });

  it('treats a refund like a charge', () => {
    expect(roundToFive(-103)).toBe(-105);
  });
});
