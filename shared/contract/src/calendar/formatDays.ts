import { dateText } from '../dateText.ts';
import { DATE_TAGS } from '../locale.ts';
import type { Locale } from '../locale.ts';
import type { Day } from './days.ts';

const RANGE = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const FORMATS = { single: { ...RANGE, weekday: 'long' }, range: RANGE } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes a thousand times longer than using it, so each is created once. */
function formatOf(kind: keyof typeof FORMATS, locale: Locale): Intl.DateTimeFormat {
  const key = kind + locale;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(DATE_TAGS[locale], FORMATS[kind])));
  return format;
}

/** A range of days as text, without a year: `november 24–26.`; a single day with its weekday: `november 24., kedd`. Spaces as in `dateText`. */
export function formatDays(from: Day, to: Day, locale: Locale): string {
  const [first, last] = [new Date(from), new Date(to)];
  const text = dateText(from === to ? formatOf('single', locale).formatToParts(first) : formatOf('range', locale).formatRangeToParts(first, last));
  // JavaScript engines use different spaces around the dash between two days of one month.
  return text.replace(/(\d) ?– ?(\d+\s\p{L})/u, '$1–$2');
}
