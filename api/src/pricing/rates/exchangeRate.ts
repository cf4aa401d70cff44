import type { Currency } from '@feszek/contract';
import { currencyDecimals } from '@feszek/money';

export type ConvertedCurrency = Exclude<Currency, 'HUF'>;

/** The rate and rounding by which forint prices are converted to another currency. */
export interface ExchangeRate {
  readonly id: number;
  readonly currency: ConvertedCurrency;
  /** Units of the currency for one forint. */
  readonly rate: number;
  /** The first day, as `2026-11-22`. */
  readonly validFrom: string;
  /** Prices are multiples of `step` plus `ending`, in minor units of the currency. */
  readonly step: number;
  readonly ending: number;
}

/** The significant digits of an amount; differences beyond them are errors of binary fractions. */
const EXACT_DIGITS = 6;

/**
 * Converts a forint price to another currency, rounded to the nearest price of the rate's rule. No price becomes 0.
 *
 * @param huf - whole forints
 * @returns minor units of the rate's currency
 */
export function convert(huf: number, { currency, rate, step, ending }: Omit<ExchangeRate, 'id' | 'validFrom'>): number {
  const exact = Number((huf * rate * 10 ** currencyDecimals(currency)).toFixed(EXACT_DIGITS));
  const least = ending > 0 ? ending : step;
  return Math.max(least, Math.round((exact - ending) / step) * step + ending);
}
