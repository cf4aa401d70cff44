import { roundHalfAwayFromZero, shiftDecimalPoint } from './rounding.ts';

/**
 * The net part of a gross amount, rounded to a whole minor unit, halves away from zero.
 *
 * @param grossMinor gross, whole minor units
 * @param vatRatePercent such as 27
 * @throws RangeError if the amount is not whole or the rate is negative
 */
export function netFromGross(grossMinor: number, vatRatePercent: number): number {
  const { unit, withVat } = vatFactor(grossMinor, vatRatePercent);
  return roundHalfAwayFromZero((grossMinor * unit) / withVat);
}

/**
 * The gross amount for a net one, rounded to a whole minor unit, halves away from zero.
 * Rounding loses information: the gross of a net that came from a gross can differ by one
 * minor unit, so the gross price is stored and the net price is derived.
 *
 * @param netMinor net, whole minor units
 * @param vatRatePercent such as 27
 * @throws RangeError if the amount is not whole or the rate is negative
 */
export function grossFromNet(netMinor: number, vatRatePercent: number): number {
  const { unit, withVat } = vatFactor(netMinor, vatRatePercent);
  return roundHalfAwayFromZero((netMinor * withVat) / unit);
}

// The factor as a ratio of whole numbers (27 % is 12700 : 10000), so that one exact division
// decides the rounding and no half is lost by a binary fraction.
function vatFactor(minor: number, vatRatePercent: number): { unit: number; withVat: number } {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`Not whole minor units: ${minor}`);
  }
  if (!(vatRatePercent >= 0 && Number.isFinite(vatRatePercent))) {
    throw new RangeError(`Not a VAT rate in percent: ${vatRatePercent}`);
  }
  const unit = 10_000;
  return { unit, withVat: unit + roundHalfAwayFromZero(shiftDecimalPoint(vatRatePercent, 2)) };
}
