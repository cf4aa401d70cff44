import type { Trx } from '../platform/database/Trx.ts';
import { loadCartState } from './cartState.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { View } from '../platform/http/requestView.ts';
import { evaluateCoupon } from '../pricing/coupons/cartCoupon.ts';
import { normalizeCode } from '../pricing/coupons/couponCode.ts';
import { couponError } from '../pricing/coupons/couponFault.ts';
import type { CouponFaultCode } from '../pricing/coupons/couponFault.ts';
import { couponCustomer, findCoupon } from '../pricing/coupons/storedCoupon.ts';

export interface CouponRequest {
  readonly visitorId: number;
  /** As the visitor typed it. */
  readonly code: string;
  readonly view: View;
  readonly vatPercent: number;
  readonly now: Date;
}

/**
 * Adds a coupon to a cart and replaces the previous one. The cart is locked.
 *
 * @throws ApiError `cart_empty`, `coupon_email_missing` before the code is looked up, `coupon_unknown`, or the fault of the
 *   coupon; the previous coupon then stays in the cart
 */
export async function chooseCoupon(trx: Trx, { visitorId, code, view, vatPercent, now }: CouponRequest): Promise<void> {
  const { lines, customer: given, account } = await loadCartState(trx, visitorId, view.currency, vatPercent, now);
  if (lines.length === 0) throw new ApiError('cart_empty');
  const customer = couponCustomer(given.email, account);
  if (customer.emails.length === 0) throw new ApiError('coupon_email_missing');
  const coupon = await findCoupon(trx, normalizeCode(code));
  if (!coupon) throw new ApiError('coupon_unknown');
  const amounts = lines.map((line) => line.amounts);
  const { fault } = await evaluateCoupon(trx, coupon, { customer, reportedFault: null, lines: amounts, currency: view.currency, now });
  if (fault) throw couponError(fault, view.locale);
  await trx.updateTable('cart').set({ coupon: coupon.code, coupon_fault: null }).where('visitor_id', '=', visitorId).execute();
}

/** Removes a coupon from a cart; does nothing for one that is not in it. */
export async function removeCoupon(trx: Trx, visitorId: number, code: string): Promise<void> {
  const { coupon } = await trx.selectFrom('cart').select('coupon').where('visitor_id', '=', visitorId).executeTakeFirstOrThrow();
  if (coupon !== normalizeCode(code)) return;
  await trx.updateTable('cart').set({ coupon: null, coupon_fault: null }).where('visitor_id', '=', visitorId).execute();
}

/** Stores the fault that was reported to the buyer. The cart gets a new version, which can be ordered without the coupon. */
export async function saveReportedFault(trx: Trx, visitorId: number, fault: CouponFaultCode): Promise<void> {
  await trx.updateTable('cart').set({ coupon_fault: fault }).where('visitor_id', '=', visitorId).execute();
}
