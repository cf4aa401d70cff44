import { describe, expect, it } from '@jest/globals';
import { PICTURE_KINDS } from '../../test/pictureKinds.ts';
import { GOODS_CATEGORIES } from './categories.ts';
import { priceLists } from './prices.ts';
import { goodsProducts, generateProducts } from './products.ts';
import type { GoodsProduct, GoodsTier, Localized } from './types.ts';

const LOCALES = ['hu', 'en'] as const;
const CURRENCIES = ['HUF', 'EUR', 'USD'] as const;

const parents = new Set(GOODS_CATEGORIES.map(({ parent }) => parent));
const leaves = GOODS_CATEGORIES.filter(({ key }) => !parents.has(key)).map(({ key }) => key);

/** SKUs of the products that break a rule: a list of them is more informative in a failure than `false`. */
function breaking(keepsRule: (product: GoodsProduct) => boolean): string[] {
  return goodsProducts().filter((product) => !keepsRule(product)).map(({ sku }) => sku);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Like `repeated`, for lists of thousands. */
function repeatedQuickly(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

function tierPrice(product: GoodsProduct, tier: GoodsTier): number {
  return Math.round(product.priceHufGross * (1 - tier.discountPercent / 100));
}

describe('the range', () => {
  it('has at least six hundred products in at least 45 categories on three levels, of twelve brands', () => {
    expect(goodsProducts().length).toBeGreaterThanOrEqual(600);
    expect(GOODS_CATEGORIES.length).toBeGreaterThanOrEqual(45);
    const parentOf = new Map(GOODS_CATEGORIES.map(({ key, parent }) => [key, parent]));
    const level = (key: string): number => {
      const parent = parentOf.get(key);
      return parent ? level(parent) + 1 : 1;
    };
    expect(new Set(GOODS_CATEGORIES.map(({ key }) => level(key)))).toEqual(new Set([1, 2, 3]));
    expect(new Set(goodsProducts().map(({ brand }) => brand)).size).toBe(12);
  });

  it('mixes categories and designs: the first page of every listing has no two equal drawings', () => {
    const pageSize = 24;
    const drawing = ({ picture }: GoodsProduct): string => JSON.stringify(picture);
    const within = (product: GoodsProduct, category: string): boolean => {
      for (let key: string | null = product.category; key; key = GOODS_CATEGORIES.find((candidate) => candidate.key === key)?.parent ?? null) if (key === category) return true;
      return false;
    };
    for (const { key } of GOODS_CATEGORIES) {
      const page = goodsProducts().filter((product) => within(product, key)).slice(0, pageSize);
      expect([key, repeated(page.map(drawing))]).toEqual([key, []]);
    }
    expect(new Set(goodsProducts().slice(0, pageSize).map(({ category }) => category)).size).toBe(pageSize);
  });

  it('lists related products for each product: available ones, from other categories', () => {
    const bySku = new Map(goodsProducts().map((product) => [product.sku, product]));
    expect(
      breaking(({ relatedSkus, category }) => {
        const related = relatedSkus.map((sku) => bySku.get(sku));
        return related.length >= 4 && repeated(relatedSkus).length === 0 && related.every((other) => other !== undefined && other.category !== category && (other.stock > 0 || other.isForOrder));
      }),
    ).toEqual([]);
  });

  it('keeps earlier prices in order; the last one before a reduction is the full price', () => {
    expect(
      breaking(({ priceHistory, createdDaysAgo, originalPriceHufGross }) => {
        const isOrdered = priceHistory.every(({ daysAgo }, index) => daysAgo <= (priceHistory[index - 1]?.daysAgo ?? createdDaysAgo) && daysAgo >= 0);
        return isOrdered && (originalPriceHufGross === null || priceHistory.at(-1)?.priceHufGross === originalPriceHufGross);
      }),
    ).toEqual([]);
  });

  it('has care instructions for every product', () => {
    expect(breaking(({ care }) => care.hu.length > 0 && care.hu.length === care.en.length)).toEqual([]);
  });

  it('can be generated in any size, deterministically and without a repeated name', () => {
    const count = goodsProducts().length + 2000;
    const [products, again] = [generateProducts(count), generateProducts(count)];
    expect(products).toHaveLength(count);
    expect(JSON.stringify(products)).toBe(JSON.stringify(again));
    expect(repeatedQuickly(products.map(({ sku }) => sku))).toEqual([]);
    for (const locale of LOCALES) expect(repeatedQuickly(products.map(({ title }) => title[locale]))).toEqual([]);
    expect(generateProducts(50)).toEqual(goodsProducts().slice(0, 50));
  });

  it('has at least six products in every leaf category, and none in others', () => {
    const counts = leaves.map((key) => [key, goodsProducts().filter(({ category }) => category === key).length] as const);
    expect(counts.filter(([, count]) => count < 6)).toEqual([]);
    expect(breaking(({ category }) => leaves.includes(category))).toEqual([]);
  });

  it('has for each product a SKU of its own and, in each language, a title and a slug of its own', () => {
    expect(repeated(goodsProducts().map(({ sku }) => sku))).toEqual([]);
    for (const locale of LOCALES) {
      expect(repeated(goodsProducts().map(({ title }) => title[locale]))).toEqual([]);
      expect(repeated(goodsProducts().map(({ slug }) => slug[locale]))).toEqual([]);
    }
    expect(breaking(({ slug }) => LOCALES.every((locale) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug[locale])))).toEqual([]);
  });

  it.each<[string, (product: GoodsProduct) => boolean]>([
    ['sold out', ({ stock, isForOrder }) => stock === 0 && !isForOrder],
    ['down to the last piece', ({ stock }) => stock === 1],
    ['made to order', ({ stock, isForOrder }) => stock === 0 && isForOrder],
    ['discounted', ({ originalPriceHufGross }) => originalPriceHufGross !== null],
    ['new', ({ createdDaysAgo }) => createdDaysAgo < 30],
    ['cheaper by quantity', ({ tiers }) => tiers.length > 1],
    ['discounted and cheaper by quantity', ({ originalPriceHufGross, tiers }) => originalPriceHufGross !== null && tiers.length > 0],
    ['named at great length', ({ title }) => LOCALES.every((locale) => title[locale].length > 80)],
    ['available in one colour only', ({ colors }) => colors.length === 1],
    ['available in five colours or more', ({ colors }) => colors.length >= 5],
  ])('has a product that is %s', (_state, isInState) => {
    expect(goodsProducts().some(isInState)).toBe(true);
  });

  it('has popularity values from rarely bought products to favourites', () => {
    const popularity = goodsProducts().map((product) => product.popularity);
    expect(Math.min(...popularity)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...popularity)).toBeLessThan(45);
    expect(Math.max(...popularity)).toBeGreaterThan(90);
    expect(Math.max(...popularity)).toBeLessThanOrEqual(100);
  });
});

/** Kinds that are textile products as a whole. */
const TEXTILES: ReadonlySet<string> = new Set(['cushion', 'throw', 'bed-linen', 'curtain', 'towel', 'bath-mat', 'rug']);

describe('the texts of a product', () => {
  it('give the fibre composition of a textile', () => {
    expect(breaking(({ picture, material }) => !TEXTILES.has(picture.kind) || LOCALES.every((locale) => /\d+% \p{L}/u.test(material[locale])))).toEqual([]);
  });

  const prose = (product: GoodsProduct): Localized[] => [
    product.title,
    product.subtitle,
    product.description,
    product.material,
    ...product.features.hu.map((hu, index) => ({ hu, en: product.features.en[index] ?? '' })),
    ...product.details.map(({ label }) => label),
  ];
  const english = (product: GoodsProduct): string => [...prose(product), ...product.details.map(({ value }) => value)].map(({ en }) => en).join(' ');

  it('exist in both languages', () => {
    const isWritten = (text: Localized): boolean => LOCALES.every((locale) => text[locale].trim() !== '' && text[locale] === text[locale].trim());
    expect(breaking((product) => [...prose(product), ...product.details.map(({ value }) => value)].every(isWritten))).toEqual([]);
  });

  it('are translated if they are prose', () => {
    expect(breaking((product) => prose(product).every(({ hu, en }) => hu !== en))).toEqual([]);
  });

  it('are the same in both languages only for measures, sockets and pieces', () => {
    const isMeasure = (value: string): boolean => /^[\d×. –]*\s?(mm|cm|m|l|kg|°C)?$|^(\d × )?E\d\d$/.test(value);
    expect(breaking(({ details }) => details.every(({ value }) => value.hu !== value.en || isMeasure(value.hu)))).toEqual([]);
  });

  it('write decimals with a comma in Hungarian and with a point in English', () => {
    expect(breaking((product) => product.details.every(({ value }) => !/\d\.\d/.test(value.hu) && !/\d,\d\s/.test(value.en)))).toEqual([]);
  });

  it('have a description in complete sentences, three features and at least two details', () => {
    const isWhole = (text: string): boolean => text.length >= 60 && /^\p{Lu}.*\.$/u.test(text);
    expect(breaking(({ description }) => LOCALES.every((locale) => isWhole(description[locale])))).toEqual([]);
    expect(breaking(({ features }) => LOCALES.every((locale) => features[locale].length === 3))).toEqual([]);
    expect(breaking(({ details }) => details.length >= 2 && repeated(details.map(({ label }) => label.en)).length === 0)).toEqual([]);
  });

  it('state the production time of a product that is made to order', () => {
    const weeks = (features: readonly string[], phrase: RegExp): string | undefined => features.flatMap((text) => phrase.exec(text)?.[1] ?? []).at(0);
    expect(
      breaking(({ isForOrder, features }) => {
        const [hu, en] = [weeks(features.hu, /^Rendelésre készül, (\d+) hét$/), weeks(features.en, /^Made to order in (\d+) weeks$/)];
        return hu === en && isForOrder === (hu !== undefined);
      }),
    ).toEqual([]);
  });

  it('describe only that product', () => {
    for (const locale of LOCALES) expect(repeated(goodsProducts().map(({ description }) => description[locale]))).toEqual([]);
  });

  it.each([
    ['való', /(?<!\p{L})való(?!\p{L})/iu],
    ['mint', /(?<!\p{L})mint(?!\p{L})/iu],
    ['ahogy', /(?<!\p{L})ahogy(?!\p{L})/iu],
    ['akár egy', /(?<!\p{L})akár egy(?!\p{L})/iu],
  ])('do not overuse the word „%s”', (_word, pattern) => {
    const using = breaking(({ description, features }) => ![description, ...features.hu.map((hu) => ({ hu }))].some(({ hu }) => pattern.test(hu)));
    expect(using.length).toBeLessThan(goodsProducts().length / 20);
  });

  it('compare with „like” in fewer than a tenth of the English descriptions', () => {
    expect(breaking(({ description }) => !/\blike\b/i.test(description.en)).length).toBeLessThan(goodsProducts().length / 10);
  });

  it.each(LOCALES)('repeat no sentence in more than ten descriptions: %s', (locale) => {
    const sentences = goodsProducts().flatMap(({ description }) => description[locale].split(/(?<=\.)\s+/));
    const counts = Map.groupBy(sentences, (sentence) => sentence);
    expect([...counts].filter(([, same]) => same.length > 10).map(([sentence, same]) => [sentence, same.length])).toEqual([]);
  });

  it('use British spelling', () => {
    expect(breaking((product) => !/\b(colors?|gray|center|(?:milli|centi)?meters?|liters?|plaid|fiber|aluminum)\b/i.test(english(product)))).toEqual([]);
  });
});

describe('the prices of a product', () => {
  it('end in 900 or 490 forints', () => {
    const isPoint = (price: number): boolean => price % 1000 === 900 || price % 1000 === 490;
    expect(breaking(({ priceHufGross, originalPriceHufGross }) => isPoint(priceHufGross) && (originalPriceHufGross === null || isPoint(originalPriceHufGross)))).toEqual([]);
  });

  it('are price points in euros (…,90) and dollars (halves, whole or …9)', () => {
    const lists = goodsProducts().map(({ priceHufGross }) => priceLists(priceHufGross));
    expect(lists.filter(({ EUR }) => EUR % 100 !== 90)).toEqual([]);
    expect(lists.filter(({ USD }) => (USD < 2000 ? USD % 50 !== 0 : USD < 10_000 ? USD % 100 !== 0 : USD % 1000 !== 900))).toEqual([]);
  });

  it('stay close to the forint price in every currency', () => {
    const isClose = (cents: number, rate: number, huf: number): boolean => Math.abs((cents / 100) * rate - huf) / huf < 0.06;
    expect(breaking(({ priceHufGross: huf }) => isClose(priceLists(huf).EUR, 400, huf) && isClose(priceLists(huf).USD, 356, huf))).toEqual([]);
  });

  it('are below the original in every currency when discounted', () => {
    expect(
      breaking(({ priceHufGross, originalPriceHufGross: original }) => original === null || CURRENCIES.every((currency) => priceLists(priceHufGross)[currency] < priceLists(original)[currency])),
    ).toEqual([]);
  });

  it('fall with every tier, in every currency', () => {
    expect(
      breaking((product) => {
        const prices = [product.priceHufGross, ...product.tiers.map((tier) => tierPrice(product, tier))].map(priceLists);
        return prices.every((price, index) => index === 0 || CURRENCIES.every((currency) => price[currency] < (prices[index - 1]?.[currency] ?? 0)));
      }),
    ).toEqual([]);
  });

  it('have tiers that ascend in quantity and discount, from two pieces', () => {
    expect(
      breaking(({ tiers }) =>
        tiers.every(({ quantity, discountPercent }, index) => {
          const before = tiers[index - 1] ?? { quantity: 1, discountPercent: 0 };
          return quantity > before.quantity && discountPercent > before.discountPercent && discountPercent < 50;
        }),
      ),
    ).toEqual([]);
  });

  it('fall from four dining chairs on, as their category states', () => {
    expect(breaking(({ category, tiers }) => !['wooden-chairs', 'upholstered-chairs'].includes(category) || tiers[0]?.quantity === 4)).toEqual([]);
  });
});

describe('the pictures of a product', () => {
  it('show the kind of product that the category sells', () => {
    expect([...PICTURE_KINDS.keys()].sort()).toEqual([...leaves].sort());
    expect(breaking(({ category, picture }) => PICTURE_KINDS.get(category)?.includes(picture.kind) ?? false)).toEqual([]);
  });

  it('have its first colour and its own dimensions', () => {
    expect(breaking(({ picture, colors, dimensionsMm }) => picture.body.hex === colors[0]?.hex && picture.size === dimensionsMm)).toEqual([]);
    expect(breaking(({ dimensionsMm: { width, depth, height }, weightGrams }) => Math.min(width, depth, height, weightGrams) > 0)).toEqual([]);
  });

  it('differ from every other one in the same category by more than size', () => {
    expect(repeated(goodsProducts().map(({ category, picture: { kind, design, body, frame } }) => JSON.stringify([category, kind, design, body, frame])))).toEqual([]);
  });

  it('use more than one design in every category', () => {
    const designs = (key: string): number => new Set(goodsProducts().filter(({ category }) => category === key).map(({ picture }) => `${picture.kind} ${picture.design}`)).size;
    expect(leaves.filter((key) => designs(key) < 2)).toEqual([]);
  });
});

/** Colours whose name is also that of a material or a thing. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['terracotta', 'linen', 'sand', 'oak', 'smoked-oak', 'walnut', 'beech', 'ash']);

/** Whether the Hungarian texts name the first of several colours, which is true of one variant only. */
function namesOneColor({ title, subtitle, description, features, colors: [main, ...others], picture }: GoodsProduct): boolean {
  if (!main || others.length === 0 || AMBIGUOUS.has(main.key) || picture.frame.hex === main.hex) return false;
  const texts = [subtitle.hu, description.hu, ...features.hu].join(' ').replaceAll(title.hu.split(' ')[0] ?? '', '').toLowerCase();
  return new RegExp(`(?<!\\p{L})${main.title.hu}`, 'u').test(texts) && !others.every((color) => texts.includes(color.title.hu));
}

describe('the colours of a product', () => {
  it('are not named by texts that all of its variants share', () => {
    expect(breaking((product) => !namesOneColor(product))).toEqual([]);
  });

  it('are each listed once', () => {
    expect(breaking(({ colors }) => colors.length > 0 && repeated(colors.map(({ key }) => key)).length === 0)).toEqual([]);
  });
});
