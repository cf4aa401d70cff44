import type { Currency } from '@feszek/contract';
import { currencyDecimals } from './currency.ts';
import { roundHalfAwayFromZero, shiftDecimalPoint } from './rounding.ts';

/**
 * Converts an amount of the API to the whole minor units that are stored and added up.
 *
 * @param major amount in major units, such as 449.9 for `449,90 €`
 * @returns whole minor units; further decimals are rounded, halves away from zero
 * @throws RangeError if the amount is not finite or too large to be exact
 */
export function toMinor(major: number, currency: Currency): number {
  const minor = roundHalfAwayFromZero(shiftDecimalPoint(major, currencyDecimals(currency)));
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`Not an amount of money: ${major} ${currency}`);
  }
  return minor;
}

/**
 * Converts stored minor units to an amount of the API.
 *
 * @param minor whole minor units
 * @returns major units with no more decimals than the currency has
 * @throws RangeError if `minor` is not a whole number
 */
export function toMajor(minor: number, currency: Currency): number {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`Not whole minor units: ${minor} ${currency}`);
  }
  return shiftDecimalPoint(minor, -currencyDecimals(currency));
}
