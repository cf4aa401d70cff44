import { describe, expect, it } from '@jest/globals';
import { isValidTaxNumber, normalizeTaxNumber, taxNumberExample } from './taxNumber.ts';

const OTHER_STATES = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Numbers of well-known companies: MOL, OTP Bank, Magyar Telekom, Richter. */
const REAL = ['10625790-4-44', '10537914-4-44', '10773381-2-44', '10484878-2-44'];

describe('a Hungarian tax number', () => {
  it.each([...REAL, taxNumberExample('HU'), '12345676-2-02', '12345676-5-51'])('%s is valid', (taxNumber) => {
    expect(isValidTaxNumber('HU', taxNumber)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '12345678-1-42'], ['no VAT code of 0', '12345676-0-42'], ['none above 5', '12345676-6-42'], ['no county 01', '12345676-1-01'],
    ['none 21', '12345676-1-21'], ['none 45', '12345676-1-45'], ['too few digits', '1234567-1-42'], ['only zeros', '00000000-1-42'], ['a VAT number', 'HU12345676'], ['nothing', ''],
  ])('has %s: %s', (_, taxNumber) => {
    expect(isValidTaxNumber('HU', taxNumber)).toBe(false);
  });

  it('is invalid if any of its first eight digits is changed', () => {
    for (const taxNumber of REAL) {
      for (let place = 0; place < 8; place += 1) {
        for (let digit = 0; digit < 10; digit += 1) {
          if (taxNumber[place] === String(digit)) continue;
          const changed = `${taxNumber.slice(0, place)}${digit}${taxNumber.slice(place + 1)}`;
          expect([changed, isValidTaxNumber('HU', changed)]).toEqual([changed, false]);
        }
      }
    }
  });

  it.each(['12345676142', '12345676-1-42', ' 12345676 1 42 ', '12345676–1–42', '12345676.1.42'])('is normalized to dashes, typed as %j', (typed) => {
    expect(normalizeTaxNumber(typed)).toBe('12345676-1-42');
  });
});

describe('a VAT number', () => {
  it.each(OTHER_STATES)('of %s is valid in that state only', (country) => {
    const example = taxNumberExample(country);
    expect(isValidTaxNumber(country, example)).toBe(true);
    expect(isValidTaxNumber(undefined, example)).toBe(true);
    expect([...OTHER_STATES, 'HU'].filter((other) => isValidTaxNumber(other, example))).toEqual([country]);
  });

  it.each([
    ['AT', 'ATU99999999'], ['BE', 'BE1234567890'], ['CZ', 'CZ1234567890'], ['ES', 'ESX1234567X'], ['ES', 'ES12345678Z'], ['FR', 'FRXX999999999'], ['IE', 'IE9S99999L'],
    ['LT', 'LT999999999999'], ['RO', 'RO12'], ['GR', 'EL999999999'],
  ])('of %s may be %s', (country, taxNumber) => {
    expect(isValidTaxNumber(country, taxNumber)).toBe(true);
  });

  it.each([
    ['AT', 'AT12345678'], ['AT', 'ATU1234567'], ['BE', 'BE2123456789'], ['ES', 'ES123456789'], ['FR', 'FRO1999999999'], ['GR', 'GR123456789'], ['DE', 'DE012345678'],
    ['NL', 'NL123456789A01'], ['SE', 'SE123456789012'], ['SK', 'SK12345678'], ['DE', '123456789'], ['XI', 'XI123456789'], ['GB', 'GB123456789'],
  ])('of %s is not %s', (country, taxNumber) => {
    expect(isValidTaxNumber(country, taxNumber)).toBe(false);
  });

  it.each([['atu 1234 5678', 'ATU12345678'], ['DE-123-456-789', 'DE123456789'], ['gr 123456789', 'EL123456789'], ['IE1234567WA', 'IE1234567WA']])('typed as %j is normalized to %s', (typed, kept) => {
    expect(normalizeTaxNumber(typed)).toBe(kept);
  });
});
