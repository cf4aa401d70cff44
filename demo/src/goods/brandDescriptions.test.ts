import { describe, expect, it } from '@jest/globals';
import { goodsProducts } from './products.ts';
import { brandDescriptionOf } from './brandDescriptions.ts';
import { BRANDS } from './brands.ts';
import { makerOf } from './makers.ts';

/** Stems of materials in Hungarian texts of brands, with the English words. */
const MATERIALS: readonly (readonly [hu: RegExp, en: RegExp])[] = [
  [/gyapjú/, /wool/], [/lenkeverék/, /linen blend/], [/bársony/, /velvet/], [/bőr/, /leather/], [/pamut/, /cotton/], [/ len(?:ből| )/, /linen/], [/jut[aá]/, /jute/], [/kender/, /hemp/],
  [/tölgy/, /oak/], [/kőris/, /ash\b/], [/dió/, /walnut/], [/bükk/, /beech/], [/nyír/, /birch/], [/fűz/, /willow/], [/gyékény/, /bulrush/], [/tengerifű/, /seagrass/], [/rafi/, /raffia/], [/nádfonat/, /woven cane/],
  [/acél/, /steel/], [/üveg/, /glass/], [/sárgar[eé]z/, /brass/], [/öntöttvas/, /cast iron/], [/rozsdamentes/, /stainless steel/], [/szénacél/, /carbon steel/], [/zománcozott acél/, /enamelled steel/], [/márvány/, /marble/], [/travertin/, /travertine/],
  [/kőcserép/, /stoneware/], [/porcelán/, /porcelain/], [/terrakott/, /terracotta/], [/öntött kő/, /cast stone/], [/rizspapír/, /rice paper/], [/opálüveg/, /opal glass/], [/színezett üveg/, /tinted glass/], [/könyvkötővászon/, /book cloth/],
];
/** A name in an address. */
const NAMES = /\p{Lu}\p{L}{3,}/gu;

describe.each(Object.values(BRANDS))('the text of %s', (brand) => {
  const { hu, en } = brandDescriptionOf(brand);

  it('has two short paragraphs in both languages, and begins with its name', () => {
    for (const text of [hu, en]) {
      expect(text.split('\n\n')).toHaveLength(2);
      expect(text.length).toBeLessThan(400);
      expect(text.slice(0, 30)).toContain(brand);
    }
  });

  it('names the place of its maker', () => {
    const names = makerOf(brand)?.manufacturer.address.en.match(NAMES) ?? [];
    expect(names.filter((name) => name !== 'Hungary' && en.includes(name))).not.toEqual([]);
  });

  it('names materials that its goods have, the same in both languages', () => {
    const materials = goodsProducts().filter((product) => product.brand === brand).map(({ material }) => material.hu.toLowerCase());
    const named = MATERIALS.filter(([stem]) => stem.test(hu.toLowerCase()));
    expect(named.map(([stem]) => stem).filter((stem) => !materials.some((material) => stem.test(material)))).toEqual([]);
    expect(named.map(([, word]) => word).filter((word) => !word.test(en))).toEqual([]);
  });
});

it('has no text for a brand of another shop', () => {
  expect(brandDescriptionOf('Bodza Bútor')).toEqual({ hu: '', en: '' });
});
