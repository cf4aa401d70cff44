import { netFromGross, roundHalfAwayFromZero } from '@feszek/money';

/** An amount that is taken off, in whole minor units. */
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
 * A share of an amount, rounded to a whole minor unit, halves away from zero.
 *
 * @param gross whole minor units
 * @param percent whole, from 0 to 100
 */
export function percentOf(gross: number, percent: number): number {
  return roundHalfAwayFromZero((gross * percent) / 100);
}

/**
 * Divides an amount among lines in the proportion of what they cost: each gets the whole units of its share, and what is
 * left goes unit by unit to those whose shares were cut most. No line gets more than it costs.
 *
 * @param amount whole minor units, at most the sum of the lines
 * @returns one part per line; together exactly the amount
 */
export function distribute(amount: number, lines: readonly number[]): number[] {
  const sum = BigInt(lines.reduce((total, line) => total + line, 0));
  if (sum === 0n) return lines.map(() => 0);
  // A product of two amounts may lie beyond what a number holds exactly.
  const shares = lines.map((line) => BigInt(amount) * BigInt(line));
  const parts = shares.map((share) => Number(share / sum));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const mostCut = shares.map((share, index) => ({ index, cut: share % sum })).sort((a, b) => (a.cut === b.cut ? a.index - b.index : a.cut < b.cut ? 1 : -1));
  for (const { index } of mostCut.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * What an amount takes off each line. The net of what is left of a line is the net part of what is paid for it, so that
 * lines, net sums and gross sums agree.
 *
 * @param gross whole minor units; no more than the lines cost is taken off
 */
export function takeOff(gross: number, lines: readonly Line[], vatPercent: number): Discount[] {
  const totals = lines.map(({ totalGross }) => totalGross);
  const parts = distribute(Math.min(gross, totals.reduce((sum, total) => sum + total, 0)), totals);
  return lines.map(({ totalGross, totalNet }, index) => {
    const part = parts[index] ?? 0;
    return { gross: part, net: totalNet - netFromGross(totalGross - part, vatPercent) };
  });
}

export function sumOf(discounts: readonly Discount[]): Discount {
  return discounts.reduce((sum, { gross, net }) => ({ gross: sum.gross + gross, net: sum.net + net }), NO_DISCOUNT);
}
