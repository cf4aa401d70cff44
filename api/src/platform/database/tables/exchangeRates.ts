import type { Currency } from '@feszek/contract';
import type { Generated } from 'kysely';

/** By what forint prices are converted; the latest by `valid_from` and `id` counts. */
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
