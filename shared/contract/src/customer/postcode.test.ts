import { describe, expect, it } from '@jest/globals';
import { isValidPostcode, hasNumericPostcodes, normalizePostcode, postcodeExample } from './postcode.ts';

const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

describe('a postcode', () => {
  it.each(UNION)('of %s has its own rule, and a valid example', (country) => {
    const example = postcodeExample(country);
    expect(isValidPostcode(country, example)).toBe(true);
    expect(normalizePostcode(country, example)).toBe(example);
    expect(isValidPostcode(country, `${example}1`)).toBe(false);
    expect(isValidPostcode(country, '0')).toBe(false);
  });

  it.each([
    ['HU', ' h-1114 ', '1114'], ['AT', 'A-1010', '1010'], ['SK', '81101', '811 01'], ['CZ', '110-00', '110 00'], ['PL', '00002', '00-002'],
    ['NL', '1012js', '1012 JS'], ['IE', 'd02af30', 'D02 AF30'], ['LV', '1050', 'LV-1050'], ['LT', 'lt-01103', 'LT-01103'], ['MT', 'vlt1117', 'VLT 1117'],
  ])('of %s may be typed as %j', (country, typed, written) => {
    expect(isValidPostcode(country, typed)).toBe(true);
    expect(normalizePostcode(country, typed)).toBe(written);
  });

  it.each([
    ['HU', '11114'], ['HU', '0114'], ['HU', 'ABCD'], ['AT', '10115'], ['DE', '1010'], ['RO', '10011'], ['SK', '1114'], ['ES', '53001'], ['NL', '1012'], ['PL', '00-02'],
  ])('of %s is not %j', (country, typed) => {
    expect(isValidPostcode(country, typed)).toBe(false);
    expect(normalizePostcode(country, typed)).toBe(typed);
  });

  it('of an unknown country consists of letters and digits', () => {
    expect(isValidPostcode(undefined, 'SW1A 1AA')).toBe(true);
    expect(isValidPostcode(undefined, '?')).toBe(false);
  });

  it('of digits only is entered with a numeric keyboard', () => {
    expect(['HU', 'SE', 'PL'].every(hasNumericPostcodes)).toBe(true);
    expect(['IE', 'MT', 'NL', undefined].some(hasNumericPostcodes)).toBe(false);
  });
});
