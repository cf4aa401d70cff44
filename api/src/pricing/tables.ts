import type { Currency } from '@feszek/contract';
import type { Generated } from 'kysely';

/** Current and earlier prices of products. */
export interface PriceTables {
  /**
   * `rate_id`: the exchange rate of a converted price; `null` for a given price. `reference_gross`: what a reduction is shown
   * against; `null`: the original price (see `storeReferencePrices`).
   */
  product_price: { product_id: number; currency: Currency; gross: number; original_gross: number; reference_gross: Generated<number | null>; since: Date; rate_id: number | null };
  product_earlier_price: { product_id: number; currency: Currency; since: Date; gross: number };
  product_tier: { product_id: number; currency: Currency; quantity: number; quantity_to: number | null; gross: number };
}

/** Exchange rates of forint prices; the latest by `valid_from` and `id` is valid. */
export interface ExchangeRateTables {
  exchange_rate: {
    id: Generated<number>;
    currency: Exclude<Currency, 'HUF'>;
    /** Units of the currency for one forint. */
    rate: number;
    /** The first day, as `2026-11-22`. */
    valid_from: string;
    /** Rounding in minor units of the currency: to multiples of `step`, plus `ending`. */
    step: number;
    ending: number;
    created_at: Date;
  };
}

declare module '../platform/database/schema.ts' {
  interface Database extends PriceTables, ExchangeRateTables {}
}
