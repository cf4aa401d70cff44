import { describe, expect, it } from '@jest/globals';
import { joinUnits } from './joinUnits.ts';

describe('a measurement in a text', () => {
  it.each([
    ['Nyárs polc, 160 cm', 'Nyárs polc, 160\u00A0cm'],
    ['Dűne szőnyeg, kék, 200 × 300 cm', 'Dűne szőnyeg, kék, 200\u00A0×\u00A0300\u00A0cm'],
    ['Dió, ⌀ 120 cm', 'Dió, ⌀\u00A0120\u00A0cm'],
    ['Stoneware, 0.8 litres', 'Stoneware, 0.8\u00A0litres'],
  ])('does not break: %s', (text, joined) => expect(joinUnits(text)).toBe(joined));

  it('is not a number before another word', () => {
    expect(joinUnits('3 személyes kanapé, 2 lábbal, 4 méteres kábellel')).toBe('3 személyes kanapé, 2 lábbal, 4 méteres kábellel');
  });
});
