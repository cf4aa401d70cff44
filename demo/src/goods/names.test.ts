import { describe, expect, it } from '@jest/globals';
import { goodsProducts } from './products.ts';

/** The words of a title after the name, in lower case. */
function nounsOf(title: string): readonly string[] {
  return title.toLowerCase().split(/[\s,]+/u).slice(1).filter((word) => /^\p{L}{3,}$/u.test(word));
}

/** Older and regional words for furniture, vessels, cloths and shoes: the name of a product that is another thing. */
const OLDER_NOUNS: ReadonlySet<string> = new Set([
  'asztalfő', 'bodon', 'bogrács', 'bokály', 'bögre', 'butella', 'csésze', 'cserge', 'csupor', 'dívány', 'dunyha', 'fapapucs', 'félcipő', 'gyertya', 'heverő', 'hócipő', 'iskátulya', 'kanna',
  'karosszék', 'kármentő', 'kaska', 'katedra', 'kispad', 'köcsög', 'kredenc', 'kupa', 'lepedő', 'lepel', 'lóca', 'mécses', 'nyoszolya', 'pamlag', 'pokróc', 'posztó', 'priccs', 'puttony', 'redőny', 'rocska',
  'sajtár', 'sámli', 'serleg', 'sezlon', 'sublót', 'szakajtó', 'szilke', 'szuszék', 'tarisznya', 'teknő', 'trón', 'vánkos', 'vödör', 'zsámoly', 'zsöllye',
]);

describe('the name of a product', () => {
  const nouns = new Set(goodsProducts().flatMap(({ title }) => nounsOf(title.hu)));

  it('is not a noun of the goods that the shop sells', () => {
    const names = [...new Set(goodsProducts().map(({ title }) => title.hu.split(' ')[0] ?? ''))];
    expect(names.filter((name) => nouns.has(name.toLowerCase()) || OLDER_NOUNS.has(name.toLowerCase()))).toEqual([]);
  });

  it('is the same in both languages', () => {
    expect(goodsProducts().filter(({ title }) => title.hu.split(' ')[0] !== title.en.split(' ')[0]).map(({ sku }) => sku)).toEqual([]);
  });
});
