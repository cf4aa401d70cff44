import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@feszek/contract';
import { goodsProducts, seededRandom } from '@feszek/demo';
import { nameSortKey } from './nameSortKey.ts';

function sortedByKey(names: readonly string[], locale: Locale = 'hu'): string[] {
  return [...names].sort((a, b) => Buffer.compare(Buffer.from(nameSortKey(a, locale)), Buffer.from(nameSortKey(b, locale))));
}

describe('the Hungarian order of names', () => {
  it('sorts digraphs, and long and short vowels', () => {
    const names = ['csal', 'cukor', 'cat', 'ár', 'arc', 'öl', 'olaj', 'ól', 'őz', 'oz', 'zsák', 'zug', 'szék', 'sün', 'nyár', 'nap', 'gyík', 'gáz', 'lyuk', 'láz', 'tyúk', 'tál', 'ű', 'u', 'v'];
    expect(sortedByKey(names)).toEqual([...names].sort(new Intl.Collator('hu').compare));
  });

  it('puts shorter names first', () => {
    expect(sortedByKey(['Berek kanapé', 'Berek', 'Berekalja'])).toEqual(['Berek', 'Berek kanapé', 'Berekalja']);
  });

  it('is the order of the language’s own collation for all demonstration goods', () => {
    const names = goodsProducts().map(({ title }) => title.hu);
    expect(sortedByKey(names)).toEqual([...names].sort(new Intl.Collator('hu').compare));
  });

  it('is the order of the language’s own collation for any words, including doubled digraphs, numbers and hyphens', () => {
    const random = seededRandom('words');
    const letters = 'a á b c cs ccs d dz dzs ddz e é f g gy ggy h i í j k l ly lly m n ny nny o ó ö ő p q r s sz ssz t ty tty u ú ü ű v w x y z zs zzs - 1 2'.split(' ');
    const letter = () => letters[Math.floor(random() * letters.length)] ?? '';
    const word = () => Array.from({ length: 1 + Math.floor(random() * 6) }, letter).join('');
    const name = () => `${word()}${random() < 0.3 ? ` ${word()}` : ''}`.replace(/^./u, (first) => first.toLocaleUpperCase('hu'));
    const names = [...new Set(Array.from({ length: 5000 }, name))];
    expect(sortedByKey(names)).toEqual([...names].sort(new Intl.Collator('hu').compare));
  });
});

describe.each(['hu', 'en'] as const)('names of other languages, in the order of %s', (locale) => {
  it('are sorted by their letters without marks, and signs precede digits and letters', () => {
    const names = [
      'BJURSTA', 'BJÄRRED', 'BLECKBERGET', 'BLÅMES', 'BRYNILEN', 'BRÄDA', 'Çeşme', 'Cuba', 'Czék', 'Ørsted', 'Orsza', 'Øster', 'Straße', 'Strast', 'Łódź', 'Loden', 'Lomb', 'Škoda', 'Skof', 'Smörgås', 'Smor',
      'ASKHOLMEN Table for wall+1 fold chr, outdoor', 'ASKHOLMEN Table for wall, outdoor', 'ASKHOLMEN Table+4 chairs, outdoor', 'ASKHOLMEN Table, outdoor', 'ALGOT / BROR Shelf', 'ALGOT Shelf', 'ALGOT & BROR Shelf',
      'Pihe 50 × 50', 'Pihe 50 cm', 'Pihe 50', 'Pihe (50)', 'Pihe, 50',
    ];
    expect(sortedByKey(names, locale)).toEqual([...names].sort(new Intl.Collator(locale).compare));
  });
});
