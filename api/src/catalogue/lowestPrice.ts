const DAY_MS = 86_400_000;
const DAYS = 30;

/** A price that was in force earlier: gross, whole minor units. It held until the next one, the last until the current price. */
export interface EarlierPrice {
  readonly since: Date;
  readonly gross: number;
}

/**
 * The lowest price of the 30 days before a reduction (Directive 98/6/EC, article 6a): of all prices that were in force at
 * some time in them.
 *
 * @param earlier by rising `since`
 * @param reducedSince when the reduced price came into force
 * @returns gross, whole minor units; `undefined` where no earlier price is known
 */
export function lowestBefore(earlier: readonly EarlierPrice[], reducedSince: Date): number | undefined {
  const from = reducedSince.getTime() - DAYS * DAY_MS;
  const inForce = earlier.filter((_, index) => (earlier[index + 1]?.since ?? reducedSince).getTime() > from);
  return inForce.length > 0 ? Math.min(...inForce.map(({ gross }) => gross)) : undefined;
}
