import { describe, expect, it } from '@jest/globals';
import { lowestBefore } from './lowestPrice.ts';
import type { EarlierPrice } from './lowestPrice.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const price = (daysBefore: number, gross: number) => ({ since: new Date(NOW.getTime() - daysBefore * 86_400_000), gross });
const lowest = (earlier: readonly EarlierPrice[], gross = 6000, originalGross = 10_000) => lowestBefore(earlier, { since: NOW, gross, originalGross });

describe('the lowest price of the 30 days before a reduction', () => {
  it('is the earlier price if there was one', () => {
    expect(lowest([price(200, 10_000)])).toBe(10_000);
  });

  it('includes a price that began before the 30 days and ended within them', () => {
    expect(lowest([price(90, 8000), price(29, 10_000)])).toBe(8000);
  });

  it('excludes a price that ended before them', () => {
    expect(lowest([price(90, 8000), price(30, 10_000)])).toBe(10_000);
  });

  it('finds a low price of a short time', () => {
    expect(lowest([price(90, 10_000), price(20, 7000), price(18, 10_000)])).toBe(7000);
  });

  it('is unknown without an earlier price', () => {
    expect(lowest([])).toBeUndefined();
  });
});

describe('a reduction in steps', () => {
  it('is compared with the price before its first step', () => {
    expect(lowest([price(200, 10_000), price(10, 9000), price(5, 8000)])).toBe(10_000);
  });

  it('uses the 30 days before its first step, however long ago that was', () => {
    expect(lowest([price(200, 10_000), price(60, 7500), price(58, 10_000), price(40, 9000), price(5, 8000)])).toBe(7500);
    expect(lowest([price(200, 7500), price(75, 10_000), price(40, 9000), price(5, 8000)])).toBe(10_000);
  });

  it('starts again after an increase, with the increased price', () => {
    expect(lowest([price(200, 10_000), price(20, 8000), price(10, 9000)])).toBe(8000);
    expect(lowest([price(200, 10_000), price(20, 8000), price(10, 10_000)])).toBe(8000);
  });

  it('does not start with a price that was not reduced', () => {
    expect(lowest([price(200, 12_000), price(50, 10_000)])).toBe(10_000);
  });

  it('does not treat the only known price as a step, because the original price was never in force', () => {
    expect(lowest([price(200, 8000)])).toBe(8000);
  });

  it('treats a step that was stored twice as one', () => {
    expect(lowest([price(200, 10_000), price(10, 6000)])).toBe(10_000);
  });
});
