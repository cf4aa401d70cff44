import { describe, expect, it } from '@jest/globals';
import { DATE_TAGS, LOCALES } from '../locale.ts';
import { addDays } from './days.ts';
import { formatDays } from './formatDays.ts';

const withoutSpaces = (text: string) => text.replaceAll(/[\s\u2060]/g, '');

/** The days of two years, the first of which is a leap year. */
const DAYS = Array.from({ length: 731 }, (_, index) => addDays('2028-01-01', index));

describe('days of arrival', () => {
  it('are short in both languages, and break only where a line may end', () => {
    expect([formatDays('2026-12-02', '2026-12-04', 'hu'), formatDays('2026-12-02', '2026-12-04', 'en')]).toEqual(['december\u00A02–\u20604.', '2–\u20604\u00A0December']);
    expect([formatDays('2026-11-30', '2026-12-02', 'hu'), formatDays('2026-11-30', '2026-12-02', 'en')]).toEqual(['november\u00A030.\u00A0–\u00A0december\u00A02.', '30\u00A0November\u00A0–\u00A02\u00A0December']);
    expect([formatDays('2026-12-03', '2026-12-03', 'hu'), formatDays('2026-12-03', '2026-12-03', 'en')]).toEqual(['december\u00A03., csütörtök', 'Thursday\u00A03\u00A0December']);
    expect([formatDays('2026-12-30', '2027-01-02', 'hu'), formatDays('2026-12-30', '2027-01-02', 'en')]).toEqual(['2026. december\u00A030.\u00A0– 2027. január\u00A02.', '30\u00A0December 2026\u00A0– 2\u00A0January 2027']);
  });

  it.each(LOCALES)('are those of Unicode’s rules, in %s', (locale) => {
    const range = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
    const single = new Intl.DateTimeFormat(DATE_TAGS[locale], { ...range, weekday: 'long' });
    const ranges = new Intl.DateTimeFormat(DATE_TAGS[locale], range);
    for (const day of DAYS) {
      expect(withoutSpaces(formatDays(day, day, locale))).toBe(withoutSpaces(single.format(new Date(day))));
      for (const length of [1, 3, 35]) {
        const last = addDays(day, length);
        expect(withoutSpaces(formatDays(day, last, locale))).toBe(withoutSpaces(ranges.formatRange(new Date(day), new Date(last))));
      }
    }
  });
});
