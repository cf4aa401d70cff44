import { describe, expect, it } from '@jest/globals';
import { roundedRange } from './shapes.ts';

describe('the range of a dimension', () => {
  it.each([
    ['is rounded outwards', 121, 759, { min: 12, max: 76 }],
    ['starts at 1 where something is a few millimetres high', 3, 759, { min: 1, max: 76 }],
    ['is missing if the dimensions do not differ', 120, 120, null],
    ['is missing if everything is within 1 cm', 3, 8, null],
    ['is missing without dimensions', Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null],
  ])('%s', (_, least, most, expected) => {
    expect(roundedRange(least, most)).toEqual(expected);
  });
});
