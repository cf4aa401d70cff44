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

/** The amounts of `quantity` pieces. The net part is computed from the whole line, so that it is rounded once. */
export function lineAmounts(prices: PriceList, quantity: number, vatPercent: number): LineAmounts {
  const unit = unitGross(prices, quantity);
  const totalGross = unit * quantity;
  const originalTotalGross = prices.originalGross * quantity;
  return {
    quantity,
    unitGross: unit,
    unitNet: netFromGross(unit, vatPercent),
    unitOriginalGross: prices.originalGross,
    totalGross,
    totalNet: netFromGross(totalGross, vatPercent),
    originalTotalGross,
    originalTotalNet: netFromGross(originalTotalGross, vatPercent),
  };
}
