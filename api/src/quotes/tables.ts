import type { Currency, DeliveryService, Locale, QuoteRequester, QuotePreferences } from '@feszek/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { StoredCustomer } from '../cart/storedCustomer.ts';
import type { Json, Texts } from '../platform/database/columns.ts';

/** A paid service of an offer's delivery, with its gross price for all of it in whole minor units. */
export interface QuotedService {
  readonly code: DeliveryService;
  readonly gross: number;
}

/** Quote requests and their offers. */
export interface QuoteTables {
  /** The offer that a visitor orders instead of their cart. */
  open_offer: { visitor_id: number; quote_id: number };
  quote: {
    id: Generated<number>;
    quote_hash: string;
    visitor_id: number | null;
    user_id: number | null;
    status: 'requested' | 'priced' | 'sent' | 'ordered' | 'withdrawn';
    version: Generated<number>;
    currency: Currency;
    locale: Locale;
    created_at: Date;
    requester: Json<QuoteRequester>;
    wishes: Json<Omit<QuotePreferences, 'services'>>;
    comment: string;
    is_newsletter_subscription: boolean;
    customer: Json<StoredCustomer>;
    delivery_method_id: number;
    delivery_gross: number | null;
    /** Those of the request, at the prices of its day, until the operator prices the offer. */
    services: JSONColumnType<readonly QuotedService[], string | undefined, string>;
    payment_method_id: number | null;
    /** As `2026-12-05`, a day in Hungary. */
    valid_until: string | null;
    note: Generated<string>;
    sent_at: Date | null;
    order_id: number | null;
  };
  quote_line: {
    quote_id: number;
    position: number;
    product_id: number;
    sku: string;
    name: Json<Texts>;
    quantity: number;
    list_gross: number;
    offer_gross: number | null;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends QuoteTables {}
}
