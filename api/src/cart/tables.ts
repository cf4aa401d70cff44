import type { DeliveryService, QuotePreferences, QuoteRequester } from '@feszek/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { AmountsByCurrency } from '../platform/database/columns.ts';
import type { CouponFaultCode } from '../pricing/coupons/couponFault.ts';
import type { StoredCustomer } from './storedCustomer.ts';

/** The draft of a quote request; each step adds its part. */
export type StoredQuoteDraft = Partial<{
  readonly requester: QuoteRequester;
  readonly wishes: QuotePreferences;
}>;

/** Visitors' carts. */
export interface CartTables {
  cart: {
    visitor_id: number;
    version: Generated<number>;
    customer: JSONColumnType<StoredCustomer, string | undefined, string>;
    delivery_method_id: number | null;
    /** The chosen day of delivery, as `2026-12-03`. */
    delivery_day: string | null;
    /** The chosen services of the delivery. */
    services: Generated<DeliveryService[]>;
    payment_method_id: number | null;
    /** The id of the chosen place: `showroom:gyor`, or the carrier and its id of a parcel point. */
    delivery_place: string | null;
    comment: Generated<string>;
    is_newsletter_subscription: Generated<boolean>;
    coupon: string | null;
    coupon_fault: CouponFaultCode | null;
    quote_draft: JSONColumnType<StoredQuoteDraft, string | undefined, string>;
  };
  cart_line: {
    visitor_id: number;
    product_id: number;
    quantity: number;
    added_at: Date;
    changed_at: Date;
    seen_gross: JSONColumnType<Partial<AmountsByCurrency> | null, string | null, string | null>;
    gross_before: JSONColumnType<Partial<AmountsByCurrency> | null, string | null, string | null>;
  };
  /** Tokens with which the shop takes over the carts of partners' pages. */
  cart_handover: { visitor_id: number; token_hash: string; origin: string; expires_at: Date };
}

declare module '../platform/database/schema.ts' {
  interface Database extends CartTables {}
}
