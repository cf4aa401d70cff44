/**
 * Moves the decimal point without a binary rounding error: 1.005 by 2 places is
 * exactly 100.5, where `1.005 * 100` would be 100.49999999999999.
 *
 * @param value any finite number
 * @param places positive moves the point to the right, negative to the left
 */
export function shiftDecimalPoint(value: number, places: number): number {
  // A power of ten is exact, so this rounds once, to the number that is nearest to the decimal one.
  if (Number.isSafeInteger(value)) return places < 0 ? value / 10 ** -places : value * 10 ** places;
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

/**
 * Rounds to a whole number, halves away from zero: 2.5 to 3 and −2.5 to −3, so that
 * a refund is the exact opposite of its charge. `Math.round` would give −2.
 */
export function roundHalfAwayFromZero(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
}

/**
 * Rounds an amount paid in cash to 5 forints (Act III of 2008): a last digit of 1 and 2
 * becomes 0, 3 to 7 becomes 5, 8 and 9 becomes the next 0.
 *
 * @param minor whole forints
 */
export function roundToFive(minor: number): number {
  return roundHalfAwayFromZero(minor / 5) * 5;
}
