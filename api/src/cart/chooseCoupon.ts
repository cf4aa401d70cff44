import type { Trx } from '../platform/database/Trx.ts';
import { loadCartState } from './cartState.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { View } from '../platform/http/requestView.ts';
import { weighCoupon } from '../pricing/coupons/cartCoupon.ts';
import { normalizeCode } from '../pricing/coupons/couponCode.ts';
import { couponError } from '../pricing/coupons/couponFault.ts';
import type { CouponFaultCode } from '../pricing/coupons/couponFault.ts';
import { couponCustomer, findCoupon } from '../pricing/coupons/storedCoupon.ts';

export interface CouponRequest {
  readonly visitorId: number;
  /** As it was typed. */
  readonly code: string;
  readonly view: View;
  readonly vatPercent: number;
  readonly now: Date;
}

/**
 * Puts a coupon into a cart, in the place of the one before. The cart is locked.
 *
 * @throws ApiError `cart_empty`, `coupon_email_missing` before the code is looked at, `coupon_unknown`, or why it does not
 *   hold; the cart then keeps the coupon that it has
 */
export async function chooseCoupon(trx: Trx, { visitorId, code, view, vatPercent, now }: CouponRequest): Promise<void> {
  const { lines, customer: given, account } = await loadCartState(trx, visitorId, view.currency, vatPercent, now);
  if (lines.length === 0) throw new ApiError('cart_empty');
  const customer = couponCustomer(given.email, account);
  if (customer.emails.length === 0) throw new ApiError('coupon_email_missing');
  const coupon = await findCoupon(trx, normalizeCode(code));
  if (!coupon) throw new ApiError('coupon_unknown');
  const amounts = lines.map((line) => line.amounts);
  const { fault } = await weighCoupon(trx, coupon, { customer, reportedFault: null, lines: amounts, currency: view.currency, vatPercent, now });
  if (fault) throw couponError(fault, view.locale);
  await trx.updateTable('cart').set({ coupon: coupon.code, coupon_fault: null }).where('visitor_id', '=', visitorId).execute();
}

/** Takes a coupon out of a cart; one that is not in it is out of it already. */
export async function removeCoupon(trx: Trx, visitorId: number, code: string): Promise<void> {
  const { coupon } = await trx.selectFrom('cart').select('coupon').where('visitor_id', '=', visitorId).executeTakeFirstOrThrow();
  if (coupon !== normalizeCode(code)) return;
  await trx.updateTable('cart').set({ coupon: null, coupon_fault: null }).where('visitor_id', '=', visitorId).execute();
}

/** Notes that a buyer has been told why his coupon does not hold: his cart has a new version, which he may order without it. */
export async function noteFaultAsShown(trx: Trx, visitorId: number, fault: CouponFaultCode): Promise<void> {
  await trx.updateTable('cart').set({ coupon_fault: fault }).where('visitor_id', '=', visitorId).execute();
}
