import type { Locale } from './locale.ts';

/** From this duration on it is given in minutes, in seconds. */
const MINUTES_FROM = 90;

/**
 * A duration as text: “1 second”, “40 seconds”, “15 minutes”. Minutes are rounded up.
 *
 * @param seconds - not negative
 */
export function durationText(seconds: number, locale: Locale): string {
  const unit = seconds < MINUTES_FROM ? 'second' : 'minute';
  const value = unit === 'second' ? seconds : Math.ceil(seconds / 60);
  return new Intl.NumberFormat(locale === 'en' ? 'en-GB' : locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
