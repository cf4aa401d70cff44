import { addDays, isPublicHoliday } from '@feszek/contract/calendar';
import { inHungary } from '../platform/hungarianTime.ts';
import type { Day } from '../platform/hungarianTime.ts';

/** The rules for the dates of delivery. */
export interface DeliveryRules {
  /** Working days after the day on which the shop starts to process the order. */
  readonly minDays: number;
  readonly maxDays: number;
  /** The shop starts to process an order on the same day if it is placed before this hour in Hungary. */
  readonly dispatchUntilHour: number;
  /** Days off beside weekends and public holidays: those that the Government moves, and the shop's own. */
  readonly restDays: ReadonlySet<Day>;
}

/** Whether carriers deliver on a day. */
export function isWorkingDay(day: Day, restDays: DeliveryRules['restDays']): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day) && !restDays.has(day);
}

/** The working day that is `later` working days after the first one from `day` on. */
export function workingDay(day: Day, later: number, restDays: DeliveryRules['restDays']): Day {
  let at = day;
  let left = later;
  while (!isWorkingDay(at, restDays) || left > 0) {
    if (isWorkingDay(at, restDays)) left -= 1;
    at = addDays(at, 1);
  }
  return at;
}

/** The first and the last possible day of delivery for an order that is placed now. Carriers deliver only on working days. */
export function deliveryDates(now: Date, { minDays, maxDays, dispatchUntilHour, restDays }: DeliveryRules): { readonly from: Day; readonly to: Day } {
  const { day, hour } = inHungary(now);
  const start = workingDay(hour < dispatchUntilHour ? day : addDays(day, 1), 0, restDays);
  return { from: workingDay(start, minDays, restDays), to: workingDay(start, maxDays, restDays) };
}
