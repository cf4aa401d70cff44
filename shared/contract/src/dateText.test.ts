import { describe, expect, it } from '@jest/globals';
import { dateText } from './dateText.ts';
import { DATE_TAGS, LOCALES } from './locale.ts';

const DAY = new Date('2027-01-28T12:00:00Z');
const inBoth = (options: Intl.DateTimeFormatOptions) => LOCALES.map((locale) => dateText(new Intl.DateTimeFormat(DATE_TAGS[locale], { ...options, timeZone: 'UTC' }).formatToParts(DAY)));

describe('dateText', () => {
  it('keeps month and day on one line, and permits line breaks elsewhere', () => {
    expect(inBoth({ dateStyle: 'long' })).toEqual(['2027. január\u00A028.', '28\u00A0January 2027']);
    expect(inBoth({ weekday: 'long', month: 'long', day: 'numeric' })).toEqual(['január\u00A028., csütörtök', 'Thursday 28\u00A0January']);
    expect(inBoth({ dateStyle: 'long', timeStyle: 'short' })).toEqual(['2027. január\u00A028. 12:00', '28\u00A0January 2027 at 12:00']);
  });

  it('replaces the spaces of engines by plain ones', () => {
    const parts = (space: string) => [{ type: 'hour', value: '10' }, { type: 'literal', value: space }, { type: 'dayPeriod', value: 'AM' }] as const;
    expect(new Set(['\u202F', '\u00A0', ' '].map((space) => dateText(parts(space))))).toEqual(new Set(['10 AM']));
  });
});
