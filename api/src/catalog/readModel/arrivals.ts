import { ARRIVAL_PERIODS } from '@feszek/contract';
import type { ArrivalPeriod } from '@feszek/contract';

/** Working days of a week, and of four weeks. */
const WEEK = 5;
const MONTH = 20;

/** The code of a product that cannot be ordered. */
export const NO_ARRIVAL = 0;

function arrivalOf(days: number): ArrivalPeriod {
  if (days <= WEEK) return 'week';
  return days <= MONTH ? 'month' : 'later';
}

/**
 * The code of an arrival: its place in `ARRIVAL_PERIODS`, counted from 1, or `NO_ARRIVAL`.
 *
 * @param days working days until the product arrives at the latest; `null` if it cannot be ordered
 */
export function arrivalCode(days: number | null): number {
  return days === null ? NO_ARRIVAL : ARRIVAL_PERIODS.indexOf(arrivalOf(days)) + 1;
}

/** A table with a 1 for the code of each of these arrivals. */
export function arrivalMask(arrivals: readonly ArrivalPeriod[]): Uint8Array {
  return Uint8Array.from(['', ...ARRIVAL_PERIODS], (arrival) => Number(arrivals.some((chosen) => chosen === arrival)));
}
