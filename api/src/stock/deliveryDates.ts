import { inHungary } from '../platform/hungarianTime.ts';
import { addDays, isPublicHoliday } from './publicHolidays.ts';
import type { Day } from '../platform/hungarianTime.ts';

/** How long the shop needs from an order to the customer's door. */
export interface DeliveryRules {
  /** Working days after the one on which the order is taken in hand. */
  readonly minDays: number;
  readonly maxDays: number;
  /** An order that comes before this hour in Hungary is taken in hand on the same day. */
  readonly dispatchUntilHour: number;
  /** Days off beside weekends and public holidays: what the Government moves, and the shop's own. */
  readonly restDays: ReadonlySet<Day>;
}

function isWorkingDay(day: Day, restDays: DeliveryRules['restDays']): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day) && !restDays.has(day);
}

/** The first working day from `day` on, and as many further ones later. */
export function workingDay(day: Day, later: number, restDays: DeliveryRules['restDays']): Day {
  let at = day;
  let left = later;
  while (!isWorkingDay(at, restDays) || left > 0) {
    if (isWorkingDay(at, restDays)) left -= 1;
    at = addDays(at, 1);
  }
  return at;
}

/** Between which days something that is ordered now arrives. Carriers come on working days alone. */
export function deliveryDates(now: Date, { minDays, maxDays, dispatchUntilHour, restDays }: DeliveryRules): { readonly from: Day; readonly to: Day } {
  const { day, hour } = inHungary(now);
  const inHand = workingDay(hour < dispatchUntilHour ? day : addDays(day, 1), 0, restDays);
  return { from: workingDay(inHand, minDays, restDays), to: workingDay(inHand, maxDays, restDays) };
}
