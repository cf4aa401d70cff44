import type { Currency, Locale, OrderStatus, TrackedCart } from '@feszek/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { StoredCustomer } from '../cart/storedCustomer.ts';
import type { StoredSummary } from '../cart/storedSummary.ts';
import type { StoredPlace } from '../places/storedPlace.ts';
import type { Json, Texts } from '../platform/database/columns.ts';

/** Orders as they were placed. */
export interface OrderTables {
  shop_order: {
    id: Generated<number>;
    order_hash: string;
    visitor_id: number | null;
    user_id: number | null;
    status: OrderStatus;
    currency: Currency;
    locale: Locale;
    created_at: Date;
    customer: Json<StoredCustomer>;
    summary: Json<StoredSummary>;
    delivery_method_id: number;
    /** The first and the last day of arrival as `2026-12-02`, frozen when the order is placed; `null` for older orders. */
    arrival_from: Generated<string | null>;
    arrival_to: Generated<string | null>;
    /** The day that the buyer has chosen. */
    delivery_day: Generated<string | null>;
    delivery_gross: number;
    delivery_net: number;
    payment_method_id: number;
    /** The place where the order is collected, as it was; `null` for home delivery. */
    delivery_place: JSONColumnType<StoredPlace | null, string | null, string | null>;
    comment: string;
    is_newsletter_subscription: boolean;
    transaction_id: string | null;
    payment_expires_at: Date | null;
    email_key: GeneratedAlways<string | null>; phone_key: GeneratedAlways<string | null>;
    client_key: string | null;
    is_refund_due: Generated<boolean>;
    tracking_url: Generated<string | null>;
    carrier: Generated<string | null>;
    coupon: string | null;
    /** The version of the terms that applied when the order was placed, such as `2026-11-01`; `null` if there was none. */
    terms_version: Generated<string | null>;
    /** The approval of a large order that is paid on receipt; `null` for an order that needs none. */
    review_state: Generated<'waiting' | 'approved' | null>;
    tracking: JSONColumnType<TrackedCart | null, string | null, string | null>;
  };
  order_line: {
    order_id: number;
    position: number;
    product_id: number | null;
    sku: string;
    name: Json<Texts>;
    quantity: number;
    stock_taken: number;
    unit_gross: number;
    unit_net: number;
    total_gross: number;
    total_net: number;
    discount_gross: Generated<number>;
    discount_net: Generated<number>;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends OrderTables {}
}
