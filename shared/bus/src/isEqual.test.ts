import { describe, expect, it } from '@jest/globals';
import { isEqual } from './isEqual.ts';

describe('isEqual', () => {
  it.each([
    [1, 1],
    [null, null],
    [[1, [2]], [1, [2]]],
    [{ a: 1, b: { c: [] } }, { b: { c: [] }, a: 1 }],
  ])('finds %j and %j equal', (a, b) => expect(isEqual(a, b)).toBe(true));

  it.each([
    [1, '1'],
    [null, undefined],
    [null, {}],
    [[], {}],
    [[1, 2], [2, 1]],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])('finds %j and %j different', (a, b) => expect(isEqual(a, b)).toBe(false));
});
