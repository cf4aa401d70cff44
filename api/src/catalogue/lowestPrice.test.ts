import { describe, expect, it } from '@jest/globals';
import { lowestBefore } from './lowestPrice.ts';

const REDUCED = new Date('2026-11-20T00:00:00Z');
const price = (daysBefore: number, gross: number) => ({ since: new Date(REDUCED.getTime() - daysBefore * 86_400_000), gross });

describe('the lowest price of the 30 days before a reduction', () => {
  it('is the earlier price where there was one', () => {
    expect(lowestBefore([price(200, 10_000)], REDUCED)).toBe(10_000);
  });

  it('counts a price that ended within the 30 days, though it began before them', () => {
    expect(lowestBefore([price(90, 8000), price(29, 10_000)], REDUCED)).toBe(8000);
  });

  it('leaves out a price that ended before them', () => {
    expect(lowestBefore([price(90, 8000), price(30, 10_000)], REDUCED)).toBe(10_000);
  });

  it('finds a short low in between', () => {
    expect(lowestBefore([price(90, 10_000), price(20, 7000), price(18, 10_000)], REDUCED)).toBe(7000);
  });

  it('is not known without an earlier price', () => {
    expect(lowestBefore([], REDUCED)).toBeUndefined();
  });
});
