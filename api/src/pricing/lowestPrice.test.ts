import { describe, expect, it } from '@jest/globals';
import { lowestBefore } from './lowestPrice.ts';
import type { EarlierPrice } from './lowestPrice.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const price = (daysBefore: number, gross: number) => ({ since: new Date(NOW.getTime() - daysBefore * 86_400_000), gross });
const lowest = (earlier: readonly EarlierPrice[], gross = 6000, originalGross = 10_000) => lowestBefore(earlier, { since: NOW, gross, originalGross });

describe('the lowest price of the 30 days before a reduction', () => {
  it('is the earlier price where there was one', () => {
    expect(lowest([price(200, 10_000)])).toBe(10_000);
  });

  it('counts a price that ended within the 30 days, though it began before them', () => {
    expect(lowest([price(90, 8000), price(29, 10_000)])).toBe(8000);
  });

  it('leaves out a price that ended before them', () => {
    expect(lowest([price(90, 8000), price(30, 10_000)])).toBe(10_000);
  });

  it('finds a short low in between', () => {
    expect(lowest([price(90, 10_000), price(20, 7000), price(18, 10_000)])).toBe(7000);
  });

  it('is not known without an earlier price', () => {
    expect(lowest([])).toBeUndefined();
  });
});

describe('a reduction in steps', () => {
  it('is measured by the price before its first step', () => {
    expect(lowest([price(200, 10_000), price(10, 9000), price(5, 8000)])).toBe(10_000);
  });

  it('counts the 30 days back from its first step, however long ago that was', () => {
    expect(lowest([price(200, 10_000), price(60, 7500), price(58, 10_000), price(40, 9000), price(5, 8000)])).toBe(7500);
    expect(lowest([price(200, 7500), price(75, 10_000), price(40, 9000), price(5, 8000)])).toBe(10_000);
  });

  it('begins anew where the price went up in between: what it then cost counts', () => {
    expect(lowest([price(200, 10_000), price(20, 8000), price(10, 9000)])).toBe(8000);
    expect(lowest([price(200, 10_000), price(20, 8000), price(10, 10_000)])).toBe(8000);
  });

  it('does not begin with a price that was the product’s own and not reduced', () => {
    expect(lowest([price(200, 12_000), price(50, 10_000)])).toBe(10_000);
  });

  it('does not take the only price known for a step: an original that was never asked for is no measure', () => {
    expect(lowest([price(200, 8000)])).toBe(8000);
  });

  it('knows a step that was written down twice for one', () => {
    expect(lowest([price(200, 10_000), price(10, 6000)])).toBe(10_000);
  });
});
