import { toMajor, netFromGross, roundToFive } from '@feszek/money';
import { CASH_ON_DELIVERY_CODE } from '@feszek/contract';
import type { Currency, Summary } from '@feszek/contract';
import type { LineAmounts } from '../pricing/lineAmounts.ts';
import { NO_DISCOUNT } from '../pricing/coupons/discount.ts';
import type { Discount } from '../pricing/coupons/discount.ts';
import type { StoredSummary } from './storedSummary.ts';

/**
 * Adds lines up. Every sum is that of rounded lines, so that it equals the sum of the amounts on the page.
 *
 * @param deliveryGross - price of the delivery, whole minor units
 * @param coupon - discount of a coupon on the products, and whether the delivery is free with it
 */
export function sumUp(lines: readonly LineAmounts[], deliveryGross: number, vatPercent: number, coupon: CouponEffect = NO_COUPON): StoredSummary {
  const deliveryNet = netFromGross(deliveryGross, vatPercent);
  const sum = (amount: (line: LineAmounts) => number) => lines.reduce((total, line) => total + amount(line), 0);
  return {
    quantity: sum((line) => line.quantity),
    itemsGross: sum((line) => line.totalGross),
    itemsNet: sum((line) => line.totalNet),
    savingGross: sum((line) => line.originalTotalGross - line.totalGross),
    savingNet: sum((line) => line.originalTotalNet - line.totalNet),
    discountGross: coupon.discount.gross,
    discountNet: coupon.discount.net,
    deliveryGross: coupon.isDeliveryFree ? 0 : deliveryGross,
    deliveryNet: coupon.isDeliveryFree ? 0 : deliveryNet,
    deliverySavingGross: coupon.isDeliveryFree ? deliveryGross : 0,
    deliverySavingNet: coupon.isDeliveryFree ? deliveryNet : 0,
    roundingGross: 0,
    vatPercent,
  };
}

/** The effect of a coupon on a cart's sums. */
export interface CouponEffect {
  readonly discount: Discount;
  readonly isDeliveryFree: boolean;
}

const NO_COUPON: CouponEffect = { discount: NO_DISCOUNT, isDeliveryFree: false };

/** The amount due, gross, in whole minor units. */
export function payableGross(summary: StoredSummary): number {
  const services = (summary.services ?? []).reduce((sum, { gross }) => sum + gross, 0);
  return summary.itemsGross - summary.discountGross + summary.deliveryGross + services + summary.roundingGross;
}

/** The net part of the amount due, in whole minor units. Rounding is not subject to VAT. */
export function payableNet(summary: StoredSummary): number {
  const services = (summary.services ?? []).reduce((sum, { net }) => sum + net, 0);
  return summary.itemsNet - summary.discountNet + summary.deliveryNet + services;
}

/**
 * A summary for a payment method: forints that are paid in cash are rounded to five (Act III of 2008), other amounts are
 * not rounded. The difference is not subject to VAT.
 *
 * @param payment - `undefined` if none is chosen yet
 */
export function roundedFor(summary: StoredSummary, payment: { readonly code: string } | undefined, currency: Currency): StoredSummary {
  const exact = payableGross({ ...summary, roundingGross: 0 });
  const isRounded = currency === 'HUF' && payment?.code === CASH_ON_DELIVERY_CODE;
  return { ...summary, roundingGross: isRounded ? roundToFive(exact) - exact : 0 };
}

/**
 * A summary in the format of the API. *Savings* are reduced prices and quantity tiers, *discounts* are those of coupons on
 * the items, and `total_profit` is the sum of both and of the delivery that is free with a coupon.
 */
export function wireSummary(summary: StoredSummary, currency: Currency): Summary {
  const major = (minor: number) => toMajor(minor, currency);
  return {
    total_amount_gross: major(payableGross(summary)),
    total_amount_net: major(payableNet(summary)),
    total_discount_amount_gross: major(summary.discountGross),
    total_discount_amount_net: major(summary.discountNet),
    total_items_amount_gross: major(summary.itemsGross),
    total_items_amount_net: major(summary.itemsNet),
    total_quantity: summary.quantity,
    total_profit: major(summary.savingGross + summary.discountGross + summary.deliverySavingGross),
    total_saving_net: major(summary.savingNet),
    total_saving_gross: major(summary.savingGross),
    cart_discount_net: major(summary.discountNet),
    cart_discount_gross: major(summary.discountGross),
    delivery_saving_net: major(summary.deliverySavingNet),
    delivery_saving_gross: major(summary.deliverySavingGross),
    rounding: major(summary.roundingGross),
    vat_percent: summary.vatPercent,
    services: (summary.services ?? []).map(({ code, gross, net }) => ({ code, price_gross: major(gross), price_net: major(net) })),
  };
}
