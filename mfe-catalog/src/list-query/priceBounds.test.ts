import { describe, expect, it } from '@jest/globals';
import { netFromGross } from '@feszek/money';
import { boundsFromFields, inUnit, parseAmount } from './priceBounds.ts';

describe('a typed amount', () => {
  it.each([
    ['10000', 10_000], ['10 000', 10_000], ['10\u00a0000 Ft', 10_000], ['10.000', 10_000], ['1,234,567', 1_234_567], ['449,90 €', 449.9], ['449.9', 449.9], ['7,', 7],
  ])('reads %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['', 'x', '-5', '1e9', '10-20', '9999999999'])('is undefined for "%s"', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });
});

describe('a net price range', () => {
  const unit = { currency: 'EUR', vatPercent: 27 } as const;

  it('is shown as typed', () => {
    for (const [from, to] of [['0,01', '9,99'], ['100', '449,90'], ['12,34', '12,34']] as const) {
      const { min, max } = boundsFromFields(from, to, unit) ?? {};
      expect([inUnit(min ?? 0, unit), inUnit(max ?? 0, unit)]).toEqual([parseAmount(from), parseAmount(to)]);
    }
  });

  it('contains every product whose net price is within it', () => {
    const { min = 0, max = 0 } = boundsFromFields('10', '10', unit) ?? {};
    for (let gross = 1200; gross < 1350; gross += 1) {
      const isWithin = gross >= Math.round(min * 100) && gross <= Math.round(max * 100);
      expect([gross, isWithin]).toEqual([gross, netFromGross(gross, 27) === 1000]);
    }
  });
});
