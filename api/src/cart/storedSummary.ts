/** A cart's or an order's sums in whole minor units, as `totals.ts` adds them up. */
export interface StoredSummary {
  readonly quantity: number;
  readonly itemsGross: number;
  readonly itemsNet: number;
  readonly savingGross: number;
  readonly savingNet: number;
  readonly discountGross: number;
  readonly discountNet: number;
  readonly deliveryGross: number;
  readonly deliveryNet: number;
  /** What a coupon takes off the delivery; `deliveryGross` is what is left. */
  readonly deliverySavingGross: number;
  readonly deliverySavingNet: number;
  /** What rounding to cash adds to the sum or takes off it. */
  readonly roundingGross: number;
  /** The rate, in percent, by which the net sums are worked out. */
  readonly vatPercent: number;
}
