import type { Currency } from '@feszek/contract';

interface CurrencyRule {
  /** Digits after the decimal comma: a minor unit is 10^-decimals of the major one. */
  readonly decimals: 0 | 2;
  readonly symbol: string;
}

const rules: Readonly<Record<Currency, CurrencyRule>> = {
  HUF: { decimals: 0, symbol: 'Ft' },
  EUR: { decimals: 2, symbol: '€' },
  USD: { decimals: 2, symbol: '$' },
};

/** How many decimals the shop shows and stores for a currency (specification, point 9). */
export function currencyDecimals(currency: Currency): 0 | 2 {
  return rules[currency].decimals;
}

/** The sign after the amount: `Ft`, `€` or `$`. */
export function currencySymbol(currency: Currency): string {
  return rules[currency].symbol;
}
