import { describe, expect, it } from '@jest/globals';
import { productName } from './variant.ts';

const text = (hu: string, en = hu) => ({ hu, en });

describe('the name of a product', () => {
  it('has the values of its variant after the title', () => {
    expect(productName({ title: text('Dűne szőnyeg', 'Dűne rug'), axisValues: [text('kék', 'blue'), text('140 × 200 cm')] })).toEqual({ hu: 'Dűne szőnyeg, kék, 140 × 200 cm', en: 'Dűne rug, blue, 140 × 200 cm' });
  });

  it('has a value once that two axes share', () => {
    expect(productName({ title: text('Rorate gyertyatartó', 'Rorate candlestick'), axisValues: [text('56 cm'), text('travertin', 'travertine'), text('travertin', 'travertine')] })).toEqual({ hu: 'Rorate gyertyatartó, 56 cm, travertin', en: 'Rorate candlestick, 56 cm, travertine' });
  });
});
