import { DATE_TAGS, dateText } from '@feszek/contract';
import type { Currency, ErrorCode, Locale } from '@feszek/contract';
import { formatPrice, toMajor } from '@feszek/money';
import { ApiError } from '../../platform/http/errors.ts';
import type { ErrorParams } from '../../platform/http/errors.ts';
import type { CouponCustomer, CouponUses, StoredCoupon } from './storedCoupon.ts';

/** Dates are in Budapest's time zone, regardless of the server's. */
const TIME_ZONE = 'Europe/Budapest';

const COUPON_FAULTS = [
  'coupon_email_missing', 'coupon_expired', 'coupon_not_yet_valid', 'coupon_used_up', 'coupon_used_by_you', 'coupon_other_currency', 'coupon_minimum',
] as const satisfies readonly ErrorCode[];
export type CouponFaultCode = (typeof COUPON_FAULTS)[number];

/** Why a coupon is not valid, with the parameters of the message. */
export interface CouponFault {
  readonly code: CouponFaultCode;
  paramsIn(locale: Locale): ErrorParams | undefined;
}

export interface CouponSituation {
  readonly now: Date;
  readonly currency: Currency;
  /** The products total without any coupon, gross, in whole minor units. */
  readonly itemsGross: number;
  readonly customer: CouponCustomer;
  readonly uses: CouponUses;
}

const plain = (code: CouponFaultCode): CouponFault => ({ code, paramsIn: () => undefined });

function notYetValid(from: Date): CouponFault {
  return {
    code: 'coupon_not_yet_valid',
    paramsIn: (locale) => ({ from: dateText(new Intl.DateTimeFormat(DATE_TAGS[locale], { dateStyle: 'long', timeZone: TIME_ZONE }).formatToParts(from)) }),
  };
}

function belowMinimum(minimum: number, currency: Currency): CouponFault {
  return { code: 'coupon_minimum', paramsIn: () => ({ amount: formatPrice(toMajor(minimum, currency), currency) }) };
}

/** Whether a coupon has amounts, but none in this currency. */
function isElsewhere({ amounts, minimum }: StoredCoupon, currency: Currency): boolean {
  return [amounts, minimum].some((given) => given !== null && given[currency] === undefined);
}

/** Whether an error reports an invalid coupon in the cart. */
export function isCouponFault(code: ErrorCode): code is CouponFaultCode {
  return COUPON_FAULTS.some((fault) => fault === code);
}

/** Why a coupon is not valid for a cart and its buyer; `undefined` for a valid one. */
export function couponFault(coupon: StoredCoupon, { now, currency, itemsGross, customer, uses }: CouponSituation): CouponFault | undefined {
  const { valid_from, valid_until, max_uses, max_uses_per_customer } = coupon;
  if (customer.emails.length === 0) return plain('coupon_email_missing');
  if (valid_until !== null && now >= valid_until) return plain('coupon_expired');
  if (valid_from !== null && now < valid_from) return notYetValid(valid_from);
  if (max_uses !== null && uses.inAll >= max_uses) return plain('coupon_used_up');
  if (max_uses_per_customer !== null && uses.byCustomer >= max_uses_per_customer) return plain('coupon_used_by_you');
  if (isElsewhere(coupon, currency)) return plain('coupon_other_currency');
  const minimum = coupon.minimum?.[currency];
  return minimum !== undefined && itemsGross < minimum ? belowMinimum(minimum, currency) : undefined;
}

/** A fault as an API error. */
export function couponError({ code, paramsIn }: CouponFault, locale: Locale): ApiError {
  const params = paramsIn(locale);
  return new ApiError(code, params && { params });
}
