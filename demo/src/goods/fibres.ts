import { localized } from './localized.ts';
import type { Localized } from './types.ts';

type Texts = readonly [hu: string, en: string];

const WOOL: Texts = ['100% gyapjú', '100% wool'];
const COTTON: Texts = ['100% pamut', '100% cotton'];
const LINEN: Texts = ['100% len', '100% linen'];

/** The fibre composition of each textile that lists of materials name, by its Hungarian name. */
const FIBRES: ReadonlyMap<string, Texts> = new Map([
  ...['gyapjú', 'tiszta gyapjú', 'finom gyapjú', 'gyapjúbuklé', 'gyapjúfilc', 'tűzött gyapjú', 'hurkolt gyapjú', 'kézzel szőtt gyapjú', 'kézzel csomózott gyapjú', 'báránygyapjú', 'merinógyapjú'].map((name) => [name, WOOL] as const),
  ...['pamut', 'tiszta pamut', 'pamutbársony', 'pamutvászon', 'szőtt pamut', 'tűzött pamut', 'sűrű pamutfrottír', 'pamutfrottír', 'sodratlan pamut', 'pamutszatén', 'pamutperkál', 'mosott pamut', 'kreppelt pamut'].map((name) => [name, COTTON] as const),
  ...['len', 'mosott len', 'lenvászon', 'lenvoál'].map((name) => [name, LINEN] as const),
  ['lenkeverék', ['55% len, 45% pamut', '55% linen, 45% cotton']],
  ['gyapjúszövet', ['90% gyapjú, 10% poliamid', '90% wool, 10% polyamide']],
  ['mohairkeverék', ['60% mohair, 40% gyapjú', '60% mohair, 40% wool']],
  ['juta', ['100% juta', '100% jute']],
  ['szőtt juta', ['100% juta', '100% jute']],
  ['kender', ['100% kender', '100% hemp']],
  ['szőtt kender', ['100% kender', '100% hemp']],
  ['papírfonal', ['100% papír', '100% paper']],
]);

/** A list of materials with the fibre composition of its textiles: Regulation (EU) No 1007/2011, article 16. */
export function withFibres({ hu, en }: Localized): Localized {
  const english = en.split(', ');
  const items = hu.split(', ').map((name, index): Texts => {
    const translated = english[index] ?? name;
    const fibres = FIBRES.get(name);
    return fibres ? [`${name} (${fibres[0]})`, `${translated} (${fibres[1]})`] : [name, translated];
  });
  return localized(items.map(([name]) => name).join(', '), items.map(([, name]) => name).join(', '));
}
