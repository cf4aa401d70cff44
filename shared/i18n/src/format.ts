import { DATE_TAGS, LOCALE_TAGS, dateText } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** `short`: 2025. 11. 21. · `long`: 2025. november 21. · `time`: the long date with hours and minutes. */
export type DateStyle = 'short' | 'long' | 'time';

const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { dateStyle: 'short' },
  long: { dateStyle: 'long' },
  time: { dateStyle: 'long', timeStyle: 'short' },
};

/** The shop's own time, so that the server and every browser write the same text. */
const TIME_ZONE = 'Europe/Budapest';

/** Creating a formatter takes a thousand times longer than using it, so each is created once. */
function remembered<Format>(make: (locale: Locale, options: object) => Format): (locale: Locale, options: object) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    let format = made.get(key);
    if (!format) made.set(key, (format = make(locale, options)));
    return format;
  };
}

const dateFormat = remembered((locale, options) => new Intl.DateTimeFormat(DATE_TAGS[locale], options));
const numberFormat = remembered((locale, options) => new Intl.NumberFormat(LOCALE_TAGS[locale], options));
const listFormat = remembered((locale, options) => new Intl.ListFormat(DATE_TAGS[locale], options));

/** @param date - a `Date`, an ISO time, or milliseconds since 1970; no line ends between month and day */
export function formatDate(locale: Locale, date: Date | string | number, style: DateStyle = 'long'): string {
  const format = dateFormat(locale, { ...DATE_STYLES[style], timeZone: TIME_ZONE });
  return dateText(format.formatToParts(new Date(date)));
}

/** A number never breaks over two lines: its spaces are U+00A0, as in prices. */
export function formatNumber(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(locale, options).format(value).replaceAll(/\s/g, '\u00A0');
}

/** Names as a sentence lists them: `fotel, asztal és lámpa`. */
export function formatList(locale: Locale, items: readonly string[]): string {
  return listFormat(locale, { type: 'conjunction' }).format(items);
}
