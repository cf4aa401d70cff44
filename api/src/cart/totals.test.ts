import { describe, expect, it } from '@jest/globals';
import { netFromGross } from '@feszek/money';
import { unitGross } from '../pricing/price.ts';
import type { PriceList } from '../pricing/priceList.ts';
import { payableGross, sumUp, wireSummary } from './totals.ts';
import { lineAmounts } from '../pricing/lineAmounts.ts';

const TIERED: PriceList = {
  gross: 1000,
  originalGross: 1200,
  tiers: [{ quantity: 4, quantityTo: 6, gross: 900 }, { quantity: 10, quantityTo: 19, gross: 800 }],
};

describe('unitGross', () => {
  it.each([[1, 1000], [3, 1000], [4, 900], [6, 900], [10, 800], [19, 800]])('uses the tier of %i pieces', (quantity, gross) => {
    expect(unitGross(TIERED, quantity)).toBe(gross);
  });

  it('uses the single price between two tiers, and the highest tier above its end', () => {
    expect(unitGross(TIERED, 8)).toBe(1000);
    expect(unitGross(TIERED, 500)).toBe(800);
  });
});

/** Repeatable numbers from 0 up to but not including 1. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

function randomCart(seed: number) {
  const source = numbers(seed);
  const upTo = (max: number) => Math.floor(source.next().value * max) + 1;
  return Array.from({ length: upTo(12) }, () => {
    const gross = upTo(900_000);
    const tiers = [{ quantity: 3, quantityTo: 9, gross: Math.ceil(gross * 0.9) }, { quantity: 10, quantityTo: null, gross: Math.ceil(gross * 0.8) }];
    return lineAmounts({ gross, originalGross: gross + upTo(1000) - 1, tiers }, upTo(40), 27);
  });
}

describe('sums of a cart', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => index + 1);

  it('are the sums of the lines, for any cart', () => {
    for (const seed of seeds) {
      const lines = randomCart(seed);
      const summary = sumUp(lines, 2490, 27);
      expect(summary.itemsGross).toBe(lines.reduce((sum, line) => sum + line.unitGross * line.quantity, 0));
      expect(summary.itemsNet).toBe(lines.reduce((sum, line) => sum + line.unitNet * line.quantity, 0));
      expect(payableGross(summary)).toBe(summary.itemsGross + 2490);
    }
  });

  it('deviate by at most half a minor unit of net per piece', () => {
    for (const seed of seeds) {
      const lines = randomCart(seed);
      const { itemsGross, itemsNet, quantity } = sumUp(lines, 0, 27);
      expect(Math.abs(itemsNet - netFromGross(itemsGross, 27))).toBeLessThanOrEqual(quantity / 2 + 0.5);
    }
  });

  it('never report a negative saving, and report all savings as the customer’s gain', () => {
    for (const seed of seeds) {
      const wire = wireSummary(sumUp(randomCart(seed), 0, 27), 'HUF');
      expect(wire.total_saving_gross).toBeGreaterThanOrEqual(0);
      expect(wire.total_profit).toBe(wire.total_saving_gross + wire.total_discount_amount_gross);
      expect(wire.total_amount_gross).toBe(wire.total_items_amount_gross - wire.total_discount_amount_gross);
    }
  });

  it('are answered in major units', () => {
    const summary = sumUp([lineAmounts({ gross: 44_990, originalGross: 44_990, tiers: [] }, 1, 27)], 690, 27);
    expect(wireSummary(summary, 'EUR')).toMatchObject({ total_amount_gross: 456.8, total_items_amount_gross: 449.9, total_quantity: 1 });
  });
});
