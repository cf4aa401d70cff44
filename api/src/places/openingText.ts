import type { Locale } from '@feszek/contract';
import { joinRanges, weekdayRanges } from '@feszek/contract/calendar';
import type { Intervals, OpeningHours, Weekday, WeekdayRange } from '@feszek/contract/calendar';

const DAYS: Readonly<Record<Locale, Readonly<Record<Weekday, string>>>> = {
  hu: { mon: 'H', tue: 'K', wed: 'Sze', thu: 'Cs', fri: 'P', sat: 'Szo', sun: 'V' },
  en: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
};
const CLOSED: Readonly<Record<Locale, string>> = { hu: 'zárva', en: 'closed' };

/** Intervals in one line: `09:00–12:00, 13:00–17:00`; empty for a closed day. */
export function intervalsText(hours: Intervals): string {
  return hours.map((interval) => joinRanges(interval.replace('-', '–'))).join(', ');
}

function rangeText({ from, to, hours }: WeekdayRange, locale: Locale): string {
  const days = from === to ? DAYS[locale][from] : `${DAYS[locale][from]}–${DAYS[locale][to]}`;
  return `${days} ${intervalsText(hours) || CLOSED[locale]}`;
}

/** The hours of a usual week in one line: `H–P 09:00–18:00; Szo 09:00–13:00; V zárva`. */
export function openingText(opening: Pick<OpeningHours, 'hours'>, locale: Locale): string {
  return weekdayRanges(opening).map((range) => rangeText(range, locale)).join('; ');
}
