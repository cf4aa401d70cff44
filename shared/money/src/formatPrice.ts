import { groupThousands } from '@feszek/contract';
import type { Currency } from '@feszek/contract';
import { currencyDecimals, currencySymbol } from './currency.ts';
import { toMinor } from './units.ts';

const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/**
 * Formats a price in hu-HU style in both languages: `159 900 Ft`, `449,90 €`.
 *
 * Does not use `Intl`: the grouping is a rule of the shop (hu-HU data group only
 * from 10 000 up) and the text must be the same, byte for byte, on the server and in every
 * browser, or hydration fails where their language data differ.
 *
 * @param amount major units, such as 449.9
 * @throws RangeError if the amount is not finite or too large to be exact
 */
export function formatPrice(amount: number, currency: Currency): string {
  const minor = toMinor(amount, currency);
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - decimals), NO_BREAK_SPACE);
  const fraction = decimals === 0 ? '' : `,${digits.slice(-decimals)}`;
  const sign = minor < 0 ? MINUS : '';
  return `${sign}${whole}${fraction}${NO_BREAK_SPACE}${currencySymbol(currency)}`;
}
