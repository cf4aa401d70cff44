import { describe, expect, it } from '@jest/globals';
import { keepTogether, unbrokenWords } from './keepTogether.ts';

const shown = (text: string) => keepTogether(text).replaceAll('\u00A0', '_');

describe('a number in a text', () => {
  it.each([
    ['40 × 60 × 120 cm', '40_×_60_×_120_cm'],
    ['238 cm széles és 156 cm mély', '238_cm széles és 156_cm mély'],
    ['120 × 180 cm, 20 m², 4 m-re', '120_×_180_cm, 20_m², 4_m-re'],
    ['159 900 Ft-tól, 399 € vagy 449 $', '159_900_Ft-tól, 399_€ vagy 449_$'],
    ['40 000 ciklus', '40_000 ciklus'],
    ['18–25 °C, 2700 K', '18–25_°C, 2700_K'],
  ])('stays with its unit and its thousands: %s', (text, expected) => expect(shown(text)).toBe(expected));

  it.each(['3 gyerek', '4 ágy', '2 meg 2', '2026 1234 darab', '5 Kis lámpa'])('is separated from the next word: %s', (text) => expect(shown(text)).toBe(text));
});

describe('a word with a hyphen', () => {
  it.each([
    ['az e-mail-címed, e-mailben', ['az ', 'e-mail', '-címed, ', 'e-mail', 'ben']],
    ['399 €-tól, 449\u00A0$-tól', ['399 ', '€-tól', ', 449\u00A0', '$-tól', '']],
    ['180-as és 17:00-ig, 80\u00A0cm-nél', ['', '180-as', ' és ', '17:00-ig', ', 80\u00A0', 'cm-nél', '']],
    ['E-mail-cím, a se-mail szó', ['', 'E-mail', '-cím, a se-mail szó']],
    ['01-09-999999, 99999999-2-43', ['', '01-09-999999', ', ', '99999999-2-43', '']],
    ['11773016-11111018-00000000', ['11773016-11111018-00000000']],
    ['egy-két nap, EU-USA, 13-15', ['egy-két nap, EU-USA, 13-15']],
  ])('does not break inside a number, or after a number, a unit or the first letter of “e-mail”: %s', (text, expected) => expect(unbrokenWords(text)).toEqual(expected));
});

describe('a phone number in a text', () => {
  it('does not break', () => expect(unbrokenWords('hívd a +36 1 555 0117 számot')).toEqual(['hívd a ', '+36 1 555 0117', ' számot']));
});
