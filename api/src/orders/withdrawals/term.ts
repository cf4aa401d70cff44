import { WITHDRAWAL_DAYS } from '@feszek/contract';
import { addDays } from '@feszek/contract/calendar';
import { workingDay } from '../../stock/deliveryDates.ts';
import { dayInHungary } from '../../platform/hungarianTime.ts';
import type { Day } from '../../platform/hungarianTime.ts';

/**
 * The last day on which a consumer may withdraw from what was delivered then. The day of delivery does not count, and a
 * term that would end on a day off ends on the next working day: Regulation (EEC, Euratom) No 1182/71, article 3.
 */
export function lastDayToWithdraw(deliveredAt: Date): Day {
  return workingDay(addDays(dayInHungary(deliveredAt), WITHDRAWAL_DAYS), 0, new Set());
}

/** Whether a term has ended. `null`: it cannot have begun, or its beginning is unknown. */
export function isTermOver(lastDay: Day | null, now: Date): boolean {
  return lastDay !== null && dayInHungary(now) > lastDay;
}
