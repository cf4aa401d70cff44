import { describe, expect, it } from '@jest/globals';
import { atLeast, atMost, verdict } from './Mark.ts';
import { percent, spread, table, whole } from './format.ts';
import { percentileOf } from './percentileOf.ts';

describe('a percentile', () => {
  it('is the smallest value that this share of all does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([0.5, 0.98, 0.99, 1].map((share) => percentileOf(hundred, share))).toEqual([50, 98, 99, 100]);
    expect([0.5, 0.98].map((share) => percentileOf([8, 16, 400], share))).toEqual([16, 400]);
  });

  it('of no values is not a number', () => {
    expect(percentileOf([], 0.5)).toBeNaN();
  });
});

describe('the figure of several runs', () => {
  it('is the median with the range', () => {
    expect(spread([30, 10, 20], whole)).toBe('20 (10 to 30)');
    expect(spread([0.912, 0.88, 0.95], percent)).toBe('91 % (88 % to 95 %)');
  });

  it('has no range if the runs are the same as they are shown', () => {
    expect(spread([20.1, 19.9, 20], whole)).toBe('20');
  });
});

describe('a mark', () => {
  it.each([
    ['is met by a figure at it', atMost('x', 100, 100, whole), '≤ 100: met'],
    ['is missed by a higher figure', atMost('x', 101, 100, whole), '≤ 100: **missed**'],
    ['is missed by a lower figure', atLeast('x', 0.79, 0.8, percent), '≥ 80 %: **missed**'],
    ['is met by a higher figure', atLeast('x', 0.81, 0.8, percent), '≥ 80 %: met'],
    ['is missed without a figure', atMost('x', Number.NaN, 100, whole), '≤ 100: **missed**'],
  ])('%s', (_, mark, expected) => {
    expect(verdict(mark)).toBe(expected);
  });
});

it('a table has its head, a line, and its rows', () => {
  expect(table(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
});
