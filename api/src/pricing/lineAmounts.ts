import { netFromGross } from '@feszek/money';
import { unitGross } from './price.ts';
import type { PriceList } from './priceList.ts';

/** One line's amounts, in whole minor units. */
export interface LineAmounts {
  readonly quantity: number;
  readonly unitGross: number;
  readonly unitNet: number;
  readonly unitOriginalGross: number;
  readonly totalGross: number;
  readonly totalNet: number;
  readonly originalTotalGross: number;
  readonly originalTotalNet: number;
}

/**
 * The amounts of `quantity` pieces. VAT is rounded once per piece: gross and net of the line are exact multiples of the unit
 * prices, and its VAT is the difference. Decision 0079.
 */
export function lineAmounts(prices: PriceList, quantity: number, vatPercent: number): LineAmounts {
  const unit = unitGross(prices, quantity);
  const unitNet = netFromGross(unit, vatPercent);
  return {
    quantity,
    unitGross: unit,
    unitNet,
    unitOriginalGross: prices.originalGross,
    totalGross: unit * quantity,
    totalNet: unitNet * quantity,
    originalTotalGross: prices.originalGross * quantity,
    originalTotalNet: netFromGross(prices.originalGross, vatPercent) * quantity,
  };
}
