import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LIMITS } from './limits.ts';

/** What a coupon grants: a percentage of the products total, an amount, or free delivery. */
const COUPON_KINDS = ['percent', 'amount', 'free_delivery'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Body of `POST /api/cart/coupon`. Case and surrounding spaces are ignored. */
export const couponInputSchema = object({
  code: string().trim().required('required').max(LIMITS.coupon, 'too_long'),
});

/** A coupon in the cart, with its saving in major units of the cart's currency. */
export const cartCouponSchema = object({
  code: string().required(),
  kind: string().oneOf(COUPON_KINDS).required(),
  /** Percent of the products total; `null` for other kinds. */
  percent: number().nullable().defined(),
  saving_gross: number().required(),
  saving_net: number().required(),
  /** Why the coupon does not apply at present, in the language of the request; `null` if it applies. */
  fault: object({ code: string().required(), message: string().required() }).nullable().defined(),
});
export type CartCoupon = InferType<typeof cartCouponSchema>;

const amount = () => number().moreThan(0, 'not_positive').max(LIMITS.price, 'too_large');
const amountsSchema = object({ HUF: amount(), EUR: amount(), USD: amount() }).default(undefined);
const uses = () => number().integer('whole_number').min(1, 'too_small').max(LIMITS.couponUses, 'too_large').nullable().default(null);

/** Body of `POST /operator/coupons`. Amounts are gross, in major units. */
export const couponDraftSchema = object({
  code: string().trim().required('required').min(LIMITS.couponMin, 'too_short').max(LIMITS.coupon, 'too_long').matches(/^[\p{L}\p{N}_-]*$/u, 'coupon_code'),
  kind: string().oneOf(COUPON_KINDS, 'unknown_value').required('required'),
  percent: number()
    .integer('whole_number')
    .min(1, 'too_small')
    .max(100, 'too_large')
    .nullable()
    .default(null)
    .when('kind', { is: 'percent', then: (schema) => schema.required('required') }),
  /** The discount of an amount coupon. The coupon does not apply in currencies that are missing here. */
  amounts: amountsSchema.notRequired().when('kind', { is: 'amount', then: (schema) => schema.required('required') }),
  /** The minimum products total. If set, the coupon does not apply in currencies that are missing here. */
  minimum: amountsSchema.notRequired(),
  /** ISO times: inclusive start, exclusive end. */
  valid_from: string().datetime('time').nullable().default(null),
  valid_until: string().datetime('time').nullable().default(null),
  max_uses: uses(),
  max_uses_per_customer: uses(),
});
export type CouponDraft = InferType<typeof couponDraftSchema>;

/** A coupon as the operator sees it. */
export const couponSchema = couponDraftSchema.shape({
  /** Orders that were not cancelled. */
  uses: number().required(),
});
export type Coupon = InferType<typeof couponSchema>;

/** Response of `GET /operator/coupons`, the newest first. */
export const couponsSchema = array(couponSchema.required()).required();

