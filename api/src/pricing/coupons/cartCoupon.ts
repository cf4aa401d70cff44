import type { Currency } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { LineAmounts } from '../lineAmounts.ts';
import type { Database } from '../../platform/database/schema.ts';
import { couponFault } from './couponFault.ts';
import type { CouponFault, CouponFaultCode } from './couponFault.ts';
import { NO_DISCOUNT, percentOf, discountLines } from './discount.ts';
import type { Discount } from './discount.ts';
import { countUses, findCoupon } from './storedCoupon.ts';
import type { CouponCustomer, StoredCoupon } from './storedCoupon.ts';

/** The discount of a coupon on each line of a cart, or the reason why it is not valid. */
export interface CartCoupon {
  readonly coupon: StoredCoupon;
  readonly fault: CouponFault | undefined;
  /** The fault that was last reported to the buyer. */
  readonly reportedFault: CouponFaultCode | null;
  /** One entry per line. */
  readonly discounts: readonly Discount[];
  readonly isDeliveryFree: boolean;
}

export interface CouponPlace {
  readonly customer: CouponCustomer;
  readonly reportedFault: CouponFaultCode | null;
  readonly lines: readonly LineAmounts[];
  readonly currency: Currency;
  readonly now: Date;
}

/** The discount of a valid coupon on the products, gross; `discountLines` limits it to their price. */
export function discountOf({ percent, amounts }: StoredCoupon, itemsGross: number, currency: Currency): number {
  if (percent !== null) return percentOf(itemsGross, percent);
  return amounts?.[currency] ?? 0;
}

/** Validates a coupon for the current cart. */
export async function evaluateCoupon(db: Kysely<Database>, coupon: StoredCoupon, place: CouponPlace): Promise<CartCoupon> {
  const { customer, reportedFault, lines, currency, now } = place;
  const itemsGross = lines.reduce((sum, { totalGross }) => sum + totalGross, 0);
  const fault = couponFault(coupon, { now, currency, itemsGross, customer, uses: await countUses(db, coupon, customer) });
  return {
    coupon,
    fault,
    reportedFault,
    discounts: fault ? lines.map(() => NO_DISCOUNT) : discountLines(discountOf(coupon, itemsGross, currency), lines),
    isDeliveryFree: !fault && coupon.kind === 'free_delivery',
  };
}

/** The coupon of a cart's row. */
export async function loadCartCoupon(db: Kysely<Database>, code: string | null, place: CouponPlace): Promise<CartCoupon | undefined> {
  const coupon = code === null ? undefined : await findCoupon(db, code);
  return coupon && evaluateCoupon(db, coupon, place);
}
