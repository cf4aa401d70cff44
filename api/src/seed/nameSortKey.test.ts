import { describe, expect, it } from '@jest/globals';
import { GOODS_PRODUCTS } from '../goods/products.ts';
import { nameSortKey } from './nameSortKey.ts';

function sortedByKey(names: readonly string[]): string[] {
  return [...names].sort((a, b) => Buffer.compare(Buffer.from(nameSortKey(a, 'hu')), Buffer.from(nameSortKey(b, 'hu'))));
}

describe('the Hungarian order of names', () => {
  it('knows digraphs, and long and short vowels', () => {
    const names = ['csal', 'cukor', 'cat', 'ár', 'arc', 'öl', 'olaj', 'ól', 'őz', 'oz', 'zsák', 'zug', 'szék', 'sün', 'nyár', 'nap', 'gyík', 'gáz', 'lyuk', 'láz', 'tyúk', 'tál', 'ű', 'u', 'v'];
    expect(sortedByKey(names)).toEqual([...names].sort(new Intl.Collator('hu').compare));
  });

  it('puts shorter names first', () => {
    expect(sortedByKey(['Berek kanapé', 'Berek', 'Berekalja'])).toEqual(['Berek', 'Berek kanapé', 'Berekalja']);
  });

  it('is the order of the language’s own collation for the whole range', () => {
    const names = GOODS_PRODUCTS.map(({ title }) => title.hu);
    expect(sortedByKey(names)).toEqual([...names].sort(new Intl.Collator('hu').compare));
  });
});
