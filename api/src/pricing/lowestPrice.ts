const DAY_MS = 86_400_000;
const DAYS = 30;

/** An earlier price: gross, whole minor units. It was in force until the next one, the last until the current price. */
export interface EarlierPrice {
  readonly since: Date;
  readonly gross: number;
}

/** The current reduced price: gross, whole minor units. */
export interface ReducedPrice extends EarlierPrice {
  /** The price without the reduction. */
  readonly originalGross: number;
}

/**
 * The number of earlier prices that were in force before the reduction began. A reduction in steps began with its first
 * step: a price belongs to it if it is below the original, the price before it was higher, and the one after it is not
 * higher.
 */
function countBeforeReduction(earlier: readonly EarlierPrice[], now: ReducedPrice): number {
  const isStep = (index: number): boolean => {
    const [before, step, after] = [earlier[index - 1], earlier[index], earlier[index + 1] ?? now];
    return before !== undefined && step !== undefined && step.gross < now.originalGross && step.gross < before.gross && step.gross >= after.gross;
  };
  let count = earlier.length;
  while (isStep(count - 1)) count -= 1;
  return count;
}

/** A period: `from` is outside it, `to` is its end. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The 30 days before a reduction began. A reduction in steps began with its first step. */
export function periodBefore(earlier: readonly EarlierPrice[], now: ReducedPrice): Period {
  const to = earlier[countBeforeReduction(earlier, now)]?.since ?? now.since;
  return { from: new Date(to.getTime() - DAYS * DAY_MS), to };
}

/**
 * The lowest of the prices that were in force in a period.
 *
 * @param prices by ascending `since`, none after the period; the last was in force until its end
 * @returns gross, whole minor units; `undefined` if none was in force
 */
export function lowestIn(prices: readonly EarlierPrice[], { from, to }: Period): number | undefined {
  const inForce = prices.filter((_, index) => (prices[index + 1]?.since ?? to).getTime() > from.getTime());
  return inForce.length > 0 ? Math.min(...inForce.map(({ gross }) => gross)) : undefined;
}

/**
 * The lowest of all prices that were in force in the 30 days before a reduction began (Directive 98/6/EC, article 6a; in
 * Hungary the joint decree 4/2009. (I. 30.) NFGM–SZMM, section 2/A). A reduction in steps is compared with the price
 * before its first step (article 6a, paragraph 5).
 *
 * @param earlier by ascending `since`
 * @returns gross, whole minor units; `undefined` without an earlier price
 */
export function lowestBefore(earlier: readonly EarlierPrice[], now: ReducedPrice): number | undefined {
  return lowestIn(earlier.slice(0, countBeforeReduction(earlier, now)), periodBefore(earlier, now));
}
