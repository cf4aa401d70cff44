import { describe, expect, it } from '@jest/globals';
import { grossFromNet, netFromGross } from './vat.ts';

describe('netFromGross', () => {
  it('subtracts the Hungarian 27 % from a gross price', () => {
    expect(netFromGross(159_900, 27)).toBe(125_906);
    expect(netFromGross(127, 27)).toBe(100);
  });

  it('returns the amount unchanged at 0 %', () => {
    expect(netFromGross(44_990, 0)).toBe(44_990);
  });

  it('is for a refund the exact opposite of the charge', () => {
    expect(netFromGross(-159_900, 27)).toBe(-netFromGross(159_900, 27));
  });
});

describe('grossFromNet', () => {
  it('adds VAT, halves away from zero', () => {
    expect(grossFromNet(100, 27)).toBe(127);
    expect(grossFromNet(50, 27)).toBe(64);
    expect(grossFromNet(-50, 27)).toBe(-64);
    expect(grossFromNet(1_000, 5.5)).toBe(1_055);
  });

  it('restores a gross price, to within one minor unit', () => {
    for (let gross = 1; gross <= 2_000; gross += 1) {
      expect(Math.abs(grossFromNet(netFromGross(gross, 27), 27) - gross)).toBeLessThanOrEqual(1);
    }
  });
});

describe('both', () => {
  it('refuse fractions of a minor unit and rates below zero', () => {
    expect(() => netFromGross(10.5, 27)).toThrow(RangeError);
    expect(() => grossFromNet(10, -1)).toThrow(RangeError);
    expect(() => grossFromNet(10, Number.NaN)).toThrow(RangeError);
  });
});
