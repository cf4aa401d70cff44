import { describe, expect, it } from '@jest/globals';
import { splitAtAccountNumbers } from './accountNumber.ts';

describe('account numbers', () => {
  it.each([
    ['Utald a 11700000-00000000-00000000 számlaszámra.', ['Utald a ', '11700000-00000000-00000000', ' számlaszámra.']],
    ['11700000-00000000 vagy HU42 1177 3016 1111 1018 0000 0000', ['', '11700000-00000000', ' vagy ', 'HU42 1177 3016 1111 1018 0000 0000', '']],
    ['IBAN: AT611904300234573201', ['IBAN: ', 'AT611904300234573201', '']],
    ['Átvételkor fizetsz, készpénzben.', ['Átvételkor fizetsz, készpénzben.']],
    ['Rendelésszám: 1042, telefon: +36 30 123 4567', ['Rendelésszám: 1042, telefon: +36 30 123 4567']],
    ['', ['']],
  ])('are found in %s', (text, parts) => {
    expect(splitAtAccountNumbers(text)).toEqual(parts);
  });
});
