import { describe, expect, it } from '@jest/globals';
import { DATE_TAGS, LOCALES, LOCALE_TAGS } from '@feszek/contract';
import { formatList, formatNumber } from './format.ts';
import type { NumberOptions } from './format.ts';

const NUMBERS = [1, 7, 12, 999, 1000, 1234, 9999, 10_000, 99_999, 100_000, 1_234_567, 0.5, 0.05, 0.0004, 0.0005, 1.005, 2.5, 12.25, 1234.5678, 9999.9996, 12_345.678];
const OPTIONS: readonly NumberOptions[] = [{}, { maximumFractionDigits: 0 }, { maximumFractionDigits: 1 }, { minimumFractionDigits: 1, maximumFractionDigits: 1 }, { minimumFractionDigits: 2 }];

describe.each(LOCALES)('a number in %s', (locale) => {
  it.each(OPTIONS)('is written as the language’s data say, with %p', (options) => {
    const format = new Intl.NumberFormat(LOCALE_TAGS[locale], options);
    for (const value of [0, ...NUMBERS, ...NUMBERS.map((number) => -number)]) {
      expect([value, formatNumber(locale, value, options)]).toEqual([value, format.format(value).replaceAll(/\s/g, '\u00A0')]);
    }
  });
});

describe.each(LOCALES)('a list in %s', (locale) => {
  it.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])('is written as the language’s data say: %p', (items) => {
    expect(formatList(locale, items)).toBe(new Intl.ListFormat(DATE_TAGS[locale], { type: 'conjunction' }).format(items));
  });
});
