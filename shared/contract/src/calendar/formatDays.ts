import type { Locale } from '../locale.ts';
import { weekdayIndex } from './days.ts';
import type { Day } from './days.ts';
import { joinRanges } from './joinRanges.ts';

/** How a language writes days. `weekdays` begin with Monday. */
interface DayNames {
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
}

const NAMES: Record<Locale, DayNames> = {
  hu: {
    months: ['január', 'február', 'március', 'április', 'május', 'június', 'július', 'augusztus', 'szeptember', 'október', 'november', 'december'],
    weekdays: ['hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat', 'vasárnap'],
  },
  en: {
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
};

/** Month and day without line breaks. `days` is a number, or two with a dash. */
function monthAndDay(locale: Locale, month: number, days: number | string): string {
  const name = NAMES[locale].months[month] ?? '';
  return joinRanges(locale === 'hu' ? `${name}\u00A0${days}.` : `${days}\u00A0${name}`);
}

function withYear(locale: Locale, date: Date, text: string): string {
  return locale === 'hu' ? `${date.getUTCFullYear()}. ${text}` : `${text} ${date.getUTCFullYear()}`;
}

/**
 * A range of days as text: `november 24–26.`; a single day with its weekday: `november 24., kedd`. Years are named only if the
 * range ends in another one. A line breaks only after the comma of a single day, and in a range with years.
 *
 * Without `Intl`, whose first formatter of dates takes Chromium 40 ms of a desktop's processor, at the click that leads to a
 * product. The text is the same, but for the kinds of spaces, which differ between engines.
 */
export function formatDays(from: Day, to: Day, locale: Locale): string {
  const [first, last] = [new Date(from), new Date(to)];
  const start = monthAndDay(locale, first.getUTCMonth(), first.getUTCDate());
  if (from === to) {
    const weekday = NAMES[locale].weekdays[weekdayIndex(from)] ?? '';
    return locale === 'hu' ? `${start}, ${weekday}` : `${weekday}\u00A0${start}`;
  }
  const end = monthAndDay(locale, last.getUTCMonth(), last.getUTCDate());
  if (first.getUTCFullYear() !== last.getUTCFullYear()) return `${withYear(locale, first, start)}\u00A0– ${withYear(locale, last, end)}`;
  if (first.getUTCMonth() !== last.getUTCMonth()) return `${start}\u00A0–\u00A0${end}`;
  return monthAndDay(locale, first.getUTCMonth(), `${first.getUTCDate()}–${last.getUTCDate()}`);
}
