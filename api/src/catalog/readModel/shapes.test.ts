import { describe, expect, it } from '@jest/globals';
import { boundsOf } from './shapes.ts';
import type { Shape } from './shapes.ts';

const withHeights = (...heights: readonly (number | null)[]): Shape[] => heights.map((height) => ({ width: null, depth: null, height, seats: [], beds: [], materials: [] }));

describe('the bounds of a dimension', () => {
  it.each([
    ['are rounded outwards', [121, 759, null], { min: 12, max: 76 }],
    ['start at 1 where something is a few millimetres high', [3, 759], { min: 1, max: 76 }],
    ['are missing if the dimensions do not differ', [120, 120], null],
    ['are missing if everything is within 1 cm', [3, 8], null],
    ['are missing without dimensions', [null], null],
  ])('%s', (_, heights, bounds) => {
    expect(boundsOf(withHeights(...heights), 'height')).toEqual(bounds);
  });
});
