import { addDays, weekdayOf } from '@feszek/contract/calendar';
import type { Weekday } from '@feszek/contract/calendar';
import type { Day } from '../platform/hungarianTime.ts';
import { isWorkingDay } from './deliveryDates.ts';
import type { DeliveryCalendar } from './arrival.ts';

/** How far ahead days are offered. */
const SEARCHED_DAYS = 60;

interface DayRules {
  /** The weekdays on which the carrier delivers to the address. */
  readonly weekdays: readonly Weekday[];
  /** How many days are offered. */
  readonly count: number;
  readonly fullDays: ReadonlySet<Day>;
}

/** The days that a buyer can choose: working days from a first day on, on the carrier's weekdays, that are not full. */
export function offeredDays({ restDays }: Pick<DeliveryCalendar, 'restDays'>, first: Day, { weekdays, count, fullDays }: DayRules): readonly Day[] {
  const ahead = Array.from({ length: SEARCHED_DAYS }, (_, index) => addDays(first, index));
  return ahead.filter((day) => isWorkingDay(day, restDays) && weekdays.includes(weekdayOf(day)) && !fullDays.has(day)).slice(0, count);
}
