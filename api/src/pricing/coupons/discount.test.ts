import { netFromGross } from '@feszek/money';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { payableGross, sumUp, wireSummary } from '../../cart/totals.ts';
import { lineAmounts } from '../lineAmounts.ts';
import { distribute, percentOf, sumOf, discountLines } from './discount.ts';

const VAT = 27;
const lineArb = fc
  .record({ gross: fc.integer({ min: 1, max: 900_000_000 }), quantity: fc.integer({ min: 1, max: 999 }) })
  .map(({ gross, quantity }) => lineAmounts({ gross, originalGross: gross, tiers: [] }, quantity, VAT));
const linesArb = fc.array(lineArb, { minLength: 1, maxLength: 20 });
const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

describe('percentOf', () => {
  it.each([[10_005, 10, 1001], [10_004, 10, 1000], [999, 100, 999], [1, 1, 0], [50, 1, 1]])('rounds a share of %i at %i %% to %i', (gross, percent, share) => {
    expect(percentOf(gross, percent)).toBe(share);
  });
});

describe('distribute', () => {
  it('gives remaining units to the lines with the largest rounding loss', () => {
    expect(distribute(10, [333, 333, 334])).toEqual([3, 3, 4]);
    expect(distribute(1, [1, 1, 1])).toEqual([1, 0, 0]);
    expect(distribute(0, [5, 5])).toEqual([0, 0]);
    expect(distribute(0, [0, 0])).toEqual([0, 0]);
  });

  it('distributes exactly the amount, at most the price of each line, and nothing negative', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 100 }), fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
        const amount = Math.floor(total(lines) * share);
        const parts = distribute(amount, lines);
        expect(total(parts)).toBe(amount);
        expect(parts.every((part, index) => part >= 0 && part <= (lines[index] ?? 0))).toBe(true);
      }),
    );
  });
});

describe('discountLines', () => {
  it('keeps lines, gross and net consistent, and never exceeds the price of the lines', () => {
    fc.assert(
      fc.property(linesArb, fc.integer({ min: 0, max: 1e13 }), (lines, amount) => {
        const discounts = discountLines(amount, lines);
        const sum = sumOf(discounts);
        const itemsGross = total(lines.map(({ totalGross }) => totalGross));
        expect(sum.gross).toBe(Math.min(amount, itemsGross));
        for (const [index, { gross, net }] of discounts.entries()) {
          const line = lines[index] ?? { totalGross: 0, totalNet: 0 };
          expect(Math.abs(net * line.totalGross - gross * line.totalNet)).toBeLessThanOrEqual(line.totalGross * 0.51);
          expect(gross === line.totalGross ? net : line.totalNet).toBe(line.totalNet);
          expect(net).toBeGreaterThanOrEqual(0);
          expect(net).toBeLessThanOrEqual(line.totalNet);
        }
      }),
    );
  });

  it('returns sums that equal the sum of their parts', () => {
    fc.assert(
      fc.property(linesArb, fc.integer({ min: 1, max: 100 }), fc.nat(20_000), fc.boolean(), (lines, percent, delivery, isDeliveryFree) => {
        const items = total(lines.map(({ totalGross }) => totalGross));
        const summary = sumUp(lines, delivery, VAT, { discount: sumOf(discountLines(percentOf(items, percent), lines)), isDeliveryFree });
        expect(payableGross(summary)).toBe(items - percentOf(items, percent) + (isDeliveryFree ? 0 : delivery));
        const { services, ...wire } = wireSummary(summary, 'HUF');
        expect(wire.total_amount_net).toBe(wire.total_items_amount_net - wire.total_discount_amount_net + (isDeliveryFree ? 0 : netFromGross(delivery, VAT)));
        expect(wire.total_profit).toBe(wire.total_saving_gross + wire.cart_discount_gross + wire.delivery_saving_gross);
        expect(wire.delivery_saving_gross).toBe(isDeliveryFree ? delivery : 0);
        expect(Math.min(...Object.values(wire))).toBeGreaterThanOrEqual(0);
        expect(services).toEqual([]);
      }),
    );
  });
});
