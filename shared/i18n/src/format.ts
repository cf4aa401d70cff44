import { DATE_TAGS, dateText, groupThousands } from '@feszek/contract';
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

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes a thousand times longer than using it, so each is created once. */
function dateFormat(locale: Locale, style: DateStyle): Intl.DateTimeFormat {
  const key = locale + style;
  let format = dateFormats.get(key);
  if (!format) dateFormats.set(key, (format = new Intl.DateTimeFormat(DATE_TAGS[locale], { ...DATE_STYLES[style], timeZone: TIME_ZONE })));
  return format;
}

/** @param date - a `Date`, an ISO time, or milliseconds since 1970; no line ends between month and day */
export function formatDate(locale: Locale, date: Date | string | number, style: DateStyle = 'long'): string {
  return dateText(dateFormat(locale, style).formatToParts(new Date(date)));
}

const NO_BREAK_SPACE = '\u00A0';

/** How a language writes numbers: its separators, and the fewest digits before the decimals that are grouped. */
const NUMBER_RULES: Record<Locale, { readonly group: string; readonly decimal: string; readonly groupedFrom: number }> = {
  hu: { group: NO_BREAK_SPACE, decimal: ',', groupedFrom: 5 },
  en: { group: ',', decimal: '.', groupedFrom: 4 },
};

/** How many decimals are written: at most three, and none that are zero, unless the options differ. */
export interface NumberOptions {
  readonly minimumFractionDigits?: number;
  readonly maximumFractionDigits?: number;
}

/**
 * A number as the language writes it; it never breaks over two lines: its spaces are U+00A0, as in prices.
 *
 * Without `Intl`, whose first object takes Chromium 25 ms of a desktop's processor (it collects the languages that it knows),
 * while a page is hydrated. The text is the same.
 */
export function formatNumber(locale: Locale, value: number, { minimumFractionDigits: least = 0, maximumFractionDigits: most = Math.max(least, 3) }: NumberOptions = {}): string {
  const { group, decimal, groupedFrom } = NUMBER_RULES[locale];
  const [whole = '', decimals = ''] = value.toFixed(most).split('.');
  const isGrouped = whole.replace('-', '').length >= groupedFrom;
  const grouped = isGrouped ? groupThousands(whole, group) : whole;
  const written = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return written === '' ? grouped : grouped + decimal + written;
}

const AND: Record<Locale, string> = { hu: ' és ', en: ' and ' };

/** Names as a sentence lists them: `fotel, asztal és lámpa`. Without `Intl.ListFormat`, for the same reason as numbers. */
export function formatList(locale: Locale, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${AND[locale]}${last}`;
}
