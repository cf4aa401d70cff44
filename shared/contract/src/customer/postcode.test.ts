import { describe, expect, it } from '@jest/globals';
import { isPostcodeOf, isPostcodeOfDigits, normalPostcode, postcodeExample } from './postcode.ts';

const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

describe('a postcode', () => {
  it.each(UNION)('of %s is known by its own rule, and its example keeps it', (country) => {
    const example = postcodeExample(country);
    expect(isPostcodeOf(country, example)).toBe(true);
    expect(normalPostcode(country, example)).toBe(example);
    expect(isPostcodeOf(country, `${example}1`)).toBe(false);
    expect(isPostcodeOf(country, '0')).toBe(false);
  });

  it.each([
    ['HU', ' h-1114 ', '1114'], ['AT', 'A-1010', '1010'], ['SK', '81101', '811 01'], ['CZ', '110-00', '110 00'], ['PL', '00002', '00-002'],
    ['NL', '1012js', '1012 JS'], ['IE', 'd02af30', 'D02 AF30'], ['LV', '1050', 'LV-1050'], ['LT', 'lt-01103', 'LT-01103'], ['MT', 'vlt1117', 'VLT 1117'],
  ])('of %s may be typed as %j', (country, typed, written) => {
    expect(isPostcodeOf(country, typed)).toBe(true);
    expect(normalPostcode(country, typed)).toBe(written);
  });

  it.each([
    ['HU', '11114'], ['HU', '0114'], ['HU', 'ABCD'], ['AT', '10115'], ['DE', '1010'], ['RO', '10011'], ['SK', '1114'], ['ES', '53001'], ['NL', '1012'], ['PL', '00-02'],
  ])('of %s is not %j', (country, typed) => {
    expect(isPostcodeOf(country, typed)).toBe(false);
    expect(normalPostcode(country, typed)).toBe(typed);
  });

  it('of an unknown country holds letters and digits', () => {
    expect(isPostcodeOf(undefined, 'SW1A 1AA')).toBe(true);
    expect(isPostcodeOf(undefined, '?')).toBe(false);
  });

  it('is typed on a keyboard of digits where these are enough', () => {
    expect(['HU', 'SE', 'PL'].every(isPostcodeOfDigits)).toBe(true);
    expect(['IE', 'MT', 'NL', undefined].some(isPostcodeOfDigits)).toBe(false);
  });
});
