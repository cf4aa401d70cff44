import { describe, expect, it } from '@jest/globals';
import { productName, subtitleOf } from './variant.ts';

const text = (hu: string, en = hu) => ({ hu, en });

describe('the name of a product', () => {
  it('has the values of its variant after the title', () => {
    expect(productName({ title: text('Dűne szőnyeg', 'Dűne rug'), axisValues: [text('kék', 'blue'), text('140 × 200 cm')] })).toEqual({ hu: 'Dűne szőnyeg, kék, 140 × 200 cm', en: 'Dűne rug, blue, 140 × 200 cm' });
  });

  it('has a value once that two axes share', () => {
    expect(productName({ title: text('Rorate gyertyatartó', 'Rorate candlestick'), axisValues: [text('56 cm'), text('travertin', 'travertine'), text('travertin', 'travertine')] })).toEqual({ hu: 'Rorate gyertyatartó, 56 cm, travertin', en: 'Rorate candlestick, 56 cm, travertine' });
  });
});

describe('the subtitle of a product', () => {
  const axisValues = [{ hu: 'tömör tölgy', en: 'solid oak' }, { hu: '45 cm', en: '45 cm' }];

  it('is left out if it repeats a value of the variant in the language', () => {
    const subtitle = { hu: 'Tömör tölgy', en: 'Solid oak' };
    expect([subtitleOf({ subtitle, axisValues }, 'hu'), subtitleOf({ subtitle, axisValues }, 'en')]).toEqual(['', '']);
  });

  it('loses the parts that repeat a value, and begins with a capital', () => {
    const subtitle = { hu: 'Tömör tölgy, acéllábak, 45 cm', en: 'Solid oak, 45 cm, steel legs' };
    expect([subtitleOf({ subtitle, axisValues }, 'hu'), subtitleOf({ subtitle, axisValues }, 'en')]).toEqual(['Acéllábak', 'Steel legs']);
  });

  it('is kept if it says something else', () => {
    const subtitle = { hu: 'tölgyfa', en: 'solid oak' };
    expect([subtitleOf({ subtitle, axisValues }, 'hu'), subtitleOf({ subtitle, axisValues }, 'en')]).toEqual(['tölgyfa', '']);
  });
});
