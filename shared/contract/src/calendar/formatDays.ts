import { dateText } from '../dateText.ts';
import { DATE_TAGS } from '../locale.ts';
import type { Locale } from '../locale.ts';
import type { Day } from './days.ts';

const RANGE = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const SINGLE = { ...RANGE, weekday: 'long' } as const;

/** A range of days as text, without a year: `november 24–26.`; a single day with its weekday: `november 24., kedd`. Spaces as in `dateText`. */
export function formatDays(from: Day, to: Day, locale: Locale): string {
  const tag = DATE_TAGS[locale];
  const [first, last] = [new Date(from), new Date(to)];
  const text = dateText(from === to ? new Intl.DateTimeFormat(tag, SINGLE).formatToParts(first) : new Intl.DateTimeFormat(tag, RANGE).formatRangeToParts(first, last));
  // JavaScript engines use different spaces around the dash between two days of one month.
  return text.replace(/(\d) ?– ?(\d+\s\p{L})/u, '$1–$2');
}
