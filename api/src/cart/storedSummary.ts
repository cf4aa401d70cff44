import type { PricedService } from '../pricing/delivery/services/offerServices.ts';

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
  /** The discount of a coupon on the delivery, already subtracted from `deliveryGross`. */
  readonly deliverySavingGross: number;
  readonly deliverySavingNet: number;
  /** The difference by rounding for cash payment. */
  readonly roundingGross: number;
  /** The paid services of the delivery; orders from before they existed have none. */
  readonly services?: readonly PricedService[];
  /** The rate, in percent, by which the net sums are computed. */
  readonly vatPercent: number;
}
