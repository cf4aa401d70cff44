import type { Locale, Retention } from '@feszek/contract';
import { ACCOUNT_RETENTION } from './accountRetention.ts';
import { CONSENT_RETENTION } from './consentRetention.ts';
import { MESSAGE_RETENTION } from './messageRetention.ts';
import { ORDER_RETENTION } from './orderRetention.ts';
import { REVIEW_RETENTION } from './reviewRetention.ts';
import type { Period, RetentionEntry } from './RetentionEntry.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_DAYS = 365;

/**
 * Everything that the shop stores about people. The jobs that remove outdated data are those of this table, and the privacy
 * pages show it, so that both have the same periods.
 */
export const RETENTION: readonly RetentionEntry[] = [...ACCOUNT_RETENTION, ...ORDER_RETENTION, ...REVIEW_RETENTION, ...MESSAGE_RETENTION, ...CONSENT_RETENTION];

const UNITS: Readonly<Record<Locale, Readonly<Record<'minute' | 'hour' | 'day' | 'year', (count: number) => string>>>> = {
  hu: { minute: (count) => `${count} perc`, hour: (count) => `${count} óra`, day: (count) => `${count} nap`, year: (count) => `${count} év` },
  en: {
    minute: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    hour: (count) => (count === 1 ? '1 hour' : `${count} hours`),
    day: (count) => (count === 1 ? '1 day' : `${count} days`),
    year: (count) => (count === 1 ? '1 year' : `${count} years`),
  },
};

/** A period such as "30 days"; less than an hour in minutes, up to a day in hours, and 365 days as a year. */
export function periodText(period: Period, locale: Locale): string {
  const units = UNITS[locale];
  if ('years' in period) return units.year(period.years);
  if (period.ms < HOUR_MS) return units.minute(Math.round(period.ms / MINUTE_MS));
  if (period.ms <= DAY_MS) return units.hour(Math.round(period.ms / HOUR_MS));
  const days = Math.round(period.ms / DAY_MS);
  return days % YEAR_DAYS === 0 ? units.year(days / YEAR_DAYS) : units.day(days);
}

/** The table in one language. */
export function retentionIn(locale: Locale): Retention {
  return RETENTION.map(({ job, data, purpose, basis, law, period, from }) => ({
    key: job, data: data[locale], purpose: purpose[locale], basis, law: law?.[locale] ?? '', period: periodText(period, locale), from: from[locale],
  }));
}
