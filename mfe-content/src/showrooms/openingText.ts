import { addDays, inBudapest, openState, specialDays, weekdayOf, weekdayRanges } from '@feszek/contract/calendar';
import type { Intervals, OpeningHours, WeekdayRange } from '@feszek/contract/calendar';
import type { useI18n } from '../i18n.ts';

/** Within so many days a weekday names one day. */
const WEEK_DAYS = 7;

type I18n = Pick<ReturnType<typeof useI18n>, 't' | 'formatDate'>;

export interface OpenText {
  readonly isOpen: boolean;
  readonly text: string;
}

/** `10:00` as it is written in the language of the page: `10:00` in both. */
const hoursText = (intervals: Intervals, { t }: Pick<I18n, 't'>) => (intervals.length === 0 ? t('showrooms.closed') : intervals.map((interval) => interval.replace('-', '–')).join(', '));

/** Whether a showroom is open at a time, and until when, or when it opens. */
export function openText(opening: OpeningHours, time: Date, { t, formatDate }: I18n): OpenText {
  const state = openState(opening, time);
  if (state.isOpen) return { isOpen: true, text: t('showrooms.openUntil', { time: state.until }) };
  if (!state.opens) return { isOpen: false, text: t('showrooms.closedNow') };
  const { day, at } = state.opens;
  const { day: today } = inBudapest(time);
  if (day === today) return { isOpen: false, text: t('showrooms.opensToday', { time: at }) };
  if (day === addDays(today, 1)) return { isOpen: false, text: t('showrooms.opensTomorrow', { time: at }) };
  if (day < addDays(today, WEEK_DAYS)) return { isOpen: false, text: t('showrooms.opensOnWeekday', { day: t(`showrooms.onDay.${weekdayOf(day)}`), time: at }) };
  return { isOpen: false, text: t('showrooms.opensOn', { day: formatDate(`${day}T12:00:00Z`), time: at }) };
}

export interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

function daysText({ from, to }: WeekdayRange, { t }: Pick<I18n, 't'>): string {
  return from === to ? t(`showrooms.day.${from}`) : t('showrooms.days', { from: t(`showrooms.day.${from}`), to: t(`showrooms.dayInRange.${to}`) });
}

/** The hours of a week, neighbouring equal days in one line. */
export function weekLines(opening: OpeningHours, i18n: I18n): readonly HoursLine[] {
  return weekdayRanges(opening).map((range) => ({ days: daysText(range, i18n), hours: hoursText(range.hours, i18n) }));
}

/** The coming days with other hours than the rest of their weekday. */
export function exceptionLines(opening: OpeningHours, time: Date, i18n: I18n): readonly HoursLine[] {
  return specialDays(opening, time).map(({ day, hours }) => ({ days: i18n.formatDate(`${day}T12:00:00Z`), hours: hoursText(hours, i18n) }));
}
