import type { Currency, Locale } from '@feszek/contract';
import type { Generated } from 'kysely';

/** Addresses that get a mail when a product can be bought again. */
export interface StockAlertTables {
  stock_alert: {
    id: Generated<number>;
    product_id: number;
    /** In lower case; unique for the product. */
    email: string;
    locale: Locale;
    /** The currency of the price in the mail. */
    currency: Currency;
    /** The hash of the token of the latest confirmation mail. */
    token_hash: string;
    /** The hash of the token that ends all alerts of the address. */
    stop_hash: string;
    requested_at: Date;
    /** `null` until the address is confirmed. */
    confirmed_at: Date | null;
    /** When the latest confirmation mail was enqueued, for the pause between mails. */
    mailed_at: Date;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends StockAlertTables {}
}
