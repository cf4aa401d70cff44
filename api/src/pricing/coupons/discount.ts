import { roundHalfAwayFromZero } from '@feszek/money';

/** A discount in whole minor units. */
export interface Discount {
  readonly gross: number;
  readonly net: number;
}

export const NO_DISCOUNT: Discount = { gross: 0, net: 0 };

interface Line {
  readonly totalGross: number;
  readonly totalNet: number;
}

/**
 * A percentage of an amount, rounded to a whole minor unit, halves away from zero.
 *
 * @param gross whole minor units
 * @param percent whole, from 0 to 100
 */
export function percentOf(gross: number, percent: number): number {
  return roundHalfAwayFromZero((gross * percent) / 100);
}

/**
 * Distributes an amount among lines in proportion to their prices. Each line gets the whole units of its share. Remaining
 * units go one by one to the lines with the largest rounding loss. No line gets more than its price.
 *
 * @param amount whole minor units, at most the sum of the lines
 * @returns one part per line; together exactly the amount
 */
export function distribute(amount: number, lines: readonly number[]): number[] {
  const sum = BigInt(lines.reduce((total, line) => total + line, 0));
  if (sum === 0n) return lines.map(() => 0);
  // A product of two amounts may exceed the exact range of a number.
  const shares = lines.map((line) => BigInt(amount) * BigInt(line));
  const parts = shares.map((share) => Number(share / sum));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const mostCut = shares.map((share, index) => ({ index, cut: share % sum })).sort((a, b) => (a.cut === b.cut ? a.index - b.index : a.cut < b.cut ? 1 : -1));
  for (const { index } of mostCut.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** The net of a line's discount: the line's net in the proportion of the discount to the line's gross, halves rounded up. */
function netShare(part: number, { totalGross, totalNet }: Line): number {
  if (totalGross === 0) return 0;
  const whole = BigInt(totalGross);
  return Number((2n * BigInt(part) * BigInt(totalNet) + whole) / (2n * whole));
}

/**
 * Distributes a discount among lines. A part of a line's gross reduces the same part of its net, so that a line that is
 * free has no net either.
 *
 * @param gross whole minor units; limited to the price of the lines
 */
export function discountLines(gross: number, lines: readonly Line[]): Discount[] {
  const totals = lines.map(({ totalGross }) => totalGross);
  const parts = distribute(Math.min(gross, totals.reduce((sum, total) => sum + total, 0)), totals);
  return lines.map((line, index) => {
    const part = parts[index] ?? 0;
    return { gross: part, net: netShare(part, line) };
  });
}

export function sumOf(discounts: readonly Discount[]): Discount {
  return discounts.reduce((sum, { gross, net }) => ({ gross: sum.gross + gross, net: sum.net + net }), NO_DISCOUNT);
}
