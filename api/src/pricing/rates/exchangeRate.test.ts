import { describe, expect, it } from '@jest/globals';
import { convert } from './exchangeRate.ts';

describe('convert', () => {
  it.each([
    ['to the smallest unit', { step: 1, ending: 0 }, 9990, 2458],
    ['to whole units', { step: 100, ending: 0 }, 9990, 2500],
    ['to an ending', { step: 100, ending: 90 }, 9990, 2490],
    ['to a step', { step: 50, ending: 0 }, 9990, 2450],
    ['up at the half', { step: 1, ending: 0 }, 25, 6],
    ['never to 0', { step: 100, ending: 0 }, 1, 100],
    ['never below the ending', { step: 1000, ending: 90 }, 1, 90],
  ])('rounds %s', (_, rounding, huf, expected) => {
    expect(convert(huf, { currency: 'EUR', rate: 0.00246, ...rounding })).toBe(expected);
  });

  it('is not misled by binary fractions', () => {
    expect(convert(1000, { currency: 'USD', rate: 0.00285, step: 10, ending: 5 })).toBe(285);
  });
});
