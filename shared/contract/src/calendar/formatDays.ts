import { DATE_TAGS } from '../locale.ts';
import type { Locale } from '../locale.ts';
import type { Day } from './days.ts';

const RANGE = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const SINGLE = { ...RANGE, weekday: 'long' } as const;

/** A range of days as text, without a year: `november 24–26.`; a single day with its weekday: `november 24., kedd`. */
export function formatDays(from: Day, to: Day, locale: Locale): string {
  const tag = DATE_TAGS[locale];
  const text = from === to ? new Intl.DateTimeFormat(tag, SINGLE).format(new Date(from)) : new Intl.DateTimeFormat(tag, RANGE).formatRange(new Date(from), new Date(to));
  // JavaScript engines use different spaces in date ranges, and around the dash between two days of one month.
  return text.replaceAll(/\s/g, ' ').replace(/(\d) ?– ?(\d+ \p{L})/u, '$1–$2');
}
