import { addDays, inBudapest, WEEKDAYS, weekdayOf } from './days.ts';
import type { Day, LocalTime, Weekday } from './days.ts';
import { isPublicHoliday } from './publicHolidays.ts';

/** Working days that the Government moves to Saturdays each year, by decree: each day of a pair has the hours of the other one. */
export interface ExchangedDays {
  readonly rest: Day;
  readonly worked: Day;
}

/** Intervals such as `10:00-19:00`, in ascending order; empty for a closed day. */
export type Intervals = readonly string[];

export interface OpeningHours {
  readonly hours: Readonly<Record<Weekday, Intervals>>;
  /** Days with special hours, which take precedence over public holidays and exchanged days. */
  readonly exceptions: readonly { readonly date: Day; readonly hours: Intervals }[];
  readonly exchanged: readonly ExchangedDays[];
}

/** Whether a shop is open, and its next change. Times are as on a clock in Hungary: `18:00`. */
export type OpenState =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly opens: { readonly day: Day; readonly at: string } }
  /** No opening within four weeks. */
  | { readonly isOpen: false; readonly opens: undefined };

const INTERVAL = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;
const DAY_SECONDS = 86_400;
const SEARCHED_DAYS = 28;

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** An interval in seconds since midnight; `undefined` if the text is not one. */
export function parseInterval(text: string): Interval | undefined {
  const [, ...numbers] = INTERVAL.exec(text) ?? [];
  const [hour = 0, minute = 0, toHour = 0, toMinute = 0] = numbers.map(Number);
  const interval = { from: hour * 3600 + minute * 60, to: toHour * 3600 + toMinute * 60 };
  return numbers.length > 0 && interval.from < interval.to && interval.to <= DAY_SECONDS ? interval : undefined;
}

/** Whether texts are valid intervals in ascending order that do not overlap. */
export function areIntervals(texts: Intervals): boolean {
  const intervals = texts.map(parseInterval);
  return intervals.every((interval, index) => interval !== undefined && interval.from > (intervals[index - 1]?.to ?? -1));
}

const clock = (seconds: number) => `${String(Math.floor(seconds / 3600)).padStart(2, '0')}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`;

/** The day whose hours apply on a day: the day itself, unless it is exchanged. */
function exchangedDay(exchanged: readonly ExchangedDays[], day: Day): Day {
  const pair = exchanged.find(({ rest, worked }) => rest === day || worked === day);
  return pair ? (pair.rest === day ? pair.worked : pair.rest) : day;
}

/**
 * The intervals of a day: those of an exception, none on a public holiday, otherwise those of its weekday. A day that is exchanged
 * has the hours of the other day's weekday.
 */
export function intervalsOn({ hours, exceptions, exchanged }: OpeningHours, day: Day): Intervals {
  const exception = exceptions.find(({ date }) => date === day);
  if (exception) return exception.hours;
  return isPublicHoliday(day) ? [] : hours[weekdayOf(exchangedDay(exchanged, day))];
}

/** How far ahead special days are listed. */
const SPECIAL_DAYS_AHEAD = 60;

/** The coming days with other hours than the rest of their weekday: exceptions, and days that are exchanged, in order. */
export function specialDays(opening: OpeningHours, time: Date): readonly { readonly day: Day; readonly hours: Intervals }[] {
  const { day: today } = inBudapest(time);
  const last = addDays(today, SPECIAL_DAYS_AHEAD);
  const exchanged = opening.exchanged.flatMap(({ rest, worked }) => [rest, worked]).filter((day) => !isPublicHoliday(day));
  const days = new Set([...opening.exceptions.map(({ date }) => date), ...exchanged]);
  return [...days]
    .filter((day) => day >= today && day <= last)
    .toSorted()
    .map((day) => ({ day, hours: intervalsOn(opening, day) }));
}

const parsedOn = (opening: OpeningHours, day: Day) => intervalsOn(opening, day).flatMap((text) => parseInterval(text) ?? []);

/** Whether a shop is open at a time. */
export function openState(opening: OpeningHours, time: Date): OpenState {
  const { day: today, seconds: now }: LocalTime = inBudapest(time);
  const current = parsedOn(opening, today).find(({ from, to }) => from <= now && now < to);
  if (current) return { isOpen: true, until: clock(current.to) };
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const next = parsedOn(opening, day).find(({ from }) => ahead > 0 || from > now);
    if (next) return { isOpen: false, opens: { day, at: clock(next.from) } };
  }
  return { isOpen: false, opens: undefined };
}

/**
 * How long the state of `openState` stays as it is, in whole seconds: until an interval begins or ends, or until midnight, because
 * "tomorrow" becomes "today".
 */
export function secondsUntilChange(opening: OpeningHours, time: Date): number {
  const { day, seconds } = inBudapest(time);
  const edges = parsedOn(opening, day).flatMap(({ from, to }) => [from, to]).filter((edge) => edge > seconds);
  return Math.max(1, Math.min(DAY_SECONDS, ...edges) - seconds);
}

/** Weekdays in a row with equal hours, for a short list. */
export interface WeekdayRange {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly hours: Intervals;
}

/** The hours of a week with equal neighbouring days combined. */
export function weekdayRanges({ hours }: Pick<OpeningHours, 'hours'>): readonly WeekdayRange[] {
  const ranges: WeekdayRange[] = [];
  for (const day of WEEKDAYS) {
    const last = ranges.at(-1);
    if (last && last.hours.join() === hours[day].join()) ranges[ranges.length - 1] = { ...last, to: day };
    else ranges.push({ from: day, to: day, hours: hours[day] });
  }
  return ranges;
}
