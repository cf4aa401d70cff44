import { productListSchema, searchSuggestionsSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { until } from '../../../test/until.ts';
import { errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { GOODS_CATEGORIES, goodsProducts, shopRange } from '@feszek/demo';
import { indexProducts } from './indexProducts.ts';
import { rankProducts } from './ranking.ts';
import { topProducts } from './topProducts.ts';
import { understand } from './understand.ts';
import type { Alternative } from './understanding.ts';

/** The first products of every category of the demonstration goods, and all mirrors. */
const PIECES_OF_EACH = 3;
const products = GOODS_CATEGORIES.flatMap(({ key }) => goodsProducts().filter(({ category }) => category === key).slice(0, key === 'mirrors' ? Infinity : PIECES_OF_EACH)).map((product) => ({ ...product, relatedSkus: [] }));
const goods = shopRange(products);

const categoryOf = new Map(products.map(({ category }, index) => [index + 1, category]));

describe('search', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop({ goods });
    visitor = shop.visitor();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const search = (q: string, locale = 'hu') => visitor.read(productListSchema, `/api/products?q=${encodeURIComponent(q)}`, { locale });
  const suggest = (q: string, locale = 'hu') => visitor.read(searchSuggestionsSchema, `/api/search/suggestions?q=${encodeURIComponent(q)}`, { locale });
  /** Categories of the best three products. */
  const firstCategories = async (q: string, locale = 'hu') => [...new Set((await search(q, locale)).products.slice(0, 3).map(({ id }) => categoryOf.get(id)))];

  it.each([
    ['székeinkkel', /chairs|stools/],
    ['szekek', /chairs|stools/],
    ['asztali lampa', /^table-lamps$/],
    ['dohányzóasztalokat', /^coffee-tables$/],
    ['tükrök', /^mirrors$/],
    ['tukrot', /^mirrors$/],
    ['tálak', /^bowls$/],
    ['kanpaé', /sofas$/],
    ['szófa', /sofas$/],
    ['couch', /sofas$/],
    ['hálószobai szekrény', /wardrobes|nightstands|dressers/],
    ['éjjeli szekrény', /^nightstands$/],
    ['éjjeliszekrénnyel', /^nightstands$/],
    ['tévéállvány', /^tv-units$/],
    ['fürdőszoba szőnyeg', /^bath-mats$/],
    ['cserepes növény', /^house-plants$/],
  ])('finds the products for the Hungarian query „%s”', async (query, expected) => {
    for (const category of await firstCategories(query)) expect(category).toMatch(expected);
    expect((await search(query)).search?.is_nearest).toBe(false);
  });

  it.each([
    ['couches', /sofas$/],
    ['bedside tables', /^nightstands$/],
    ['bookshelf', /^(bookcases|wall-shelves)$/],
    ['coffe tabel', /^coffee-tables$/],
    ['grey rug', /rugs$/],
    ['ceiling light', /^pendant-lamps$/],
    ['kanapé', /sofas$/],
  ])('finds the products for the English query “%s”', async (query, expected) => {
    for (const category of await firstCategories(query, 'en')) expect(category).toMatch(expected);
  });

  it.each([['kanapéágy', /sofas$|beds$/], ['gyerekágy', /beds$/], ['fürdőszobaszekrény', /cabinets|wardrobes|dressers|^bath|^nightstands|towels|laundry|sideboards|tv-units/]])('offers the nearest products to „%s”, which the shop does not sell', async (query, expected) => {
    const list = await search(query);
    expect(list.search).toEqual({ query, corrected: null, is_nearest: true });
    expect(list.products.length).toBeGreaterThan(0);
    for (const { id } of list.products.slice(0, 5)) expect(categoryOf.get(id)).toMatch(expected);
  });

  it.each([
    ['matrac', 'hu', /beds$/],
    ['matracok', 'hu', /beds$/],
    ['matrac ágyhoz', 'hu', /beds$/],
    ['paplan', 'hu', /^bed-linen$/],
    ['gyertya', 'hu', /^candle-holders$/],
    ['mattress', 'en', /beds$/],
    ['matress', 'en', /beds$/],
    ['mattress for bed', 'en', /beds$/],
    ['light bulb', 'en', /lamps$/],
    ['curtain rod', 'en', /^curtains$/],
  ])('labels the results of „%s”, which products only mention, as similar', async (query, locale, expected) => {
    expect((await search(query, locale)).search).toEqual({ query, corrected: null, is_nearest: true });
    for (const category of await firstCategories(query, locale)) expect(category).toMatch(expected);
  });

  it.each([['matrac', true], ['mat', false], ['kanapé', false], ['szek', false]])('says in the suggestions for „%s” whether they are only similar', async (query, isNearest) => {
    expect([query, (await suggest(query)).is_nearest]).toEqual([query, isNearest]);
  });

  it.each([
    ['LED', 'hu', /lamps$/],
    ['ágy matraccal', 'hu', /beds$/],
    ['ágy matrac nélkül', 'hu', /beds$/],
    ['gyertyatartó', 'hu', /^candle-holders$/],
    ['bed with mattress', 'en', /beds$/],
    ['duvet cover', 'en', /^bed-linen$/],
    ['dishwasher safe', 'en', /^(mugs|bowls|plates|glassware|jugs)$/],
    ['pillow', 'en', /^cushions$/],
  ])('labels no results of „%s” as similar', async (query, locale, expected) => {
    expect((await search(query, locale)).search?.is_nearest).toBe(false);
    for (const category of await firstCategories(query, locale)) expect(category).toMatch(expected);
  });

  it('does not correct the name of goods that it does not sell', async () => {
    for (const [query, locale] of [['kályha', 'hu'], ['stove', 'en'], ['cot', 'en']] as const) expect((await search(query, locale)).products).toEqual([]);
  });

  it.each(['card table', 'king bed', 'camper', 'printers'])('does not take “%s” for another word that is far from it', async (query) => {
    expect((await search(query, 'en')).search?.corrected).toBeNull();
  });

  it.each([['futópad', 'hu'], ['műfenyő', 'hu'], ['mosogatógép', 'hu'], ['refrigerator with ice and water in door', 'en'], ['ceiling fan with light', 'en'], ['dishwasher', 'en'], ['wooden swing', 'en'], ['dog bed', 'en']])(
    'offers nothing instead of „%s”, which is like nothing that it sells', async (query, locale) => {
      const { products: found, search: understood } = await search(query, locale);
      expect([found, understood?.is_nearest]).toEqual([[], true]);
    },
  );

  it.each([['qwertzu velvet sofa', 'en', /sofas$/], ['kanapé delvano bársony', 'hu', /sofas$/], ['emeletes ágy lépcsővel', 'hu', /beds$/]])('offers products of the head noun of „%s” although it does not know a word', async (query, locale, expected) => {
    for (const category of await firstCategories(query, locale)) expect(category).toMatch(expected);
    expect((await search(query, locale)).search?.is_nearest).toBe(true);
  });

  it.each([
    ['ágy tárolóval', 'hu', /beds$/],
    ['kanapéra takaró', 'hu', /^throws$/],
    ['étkezőasztalhoz székek', 'hu', /chairs|stools/],
    ['bed with storage', 'en', /beds$/],
    ['storage bed', 'en', /beds$/],
    ['grey corner sofa', 'en', /sofas$/],
  ])('finds products of the head noun of „%s”, and none that only mentions it', async (query, locale, expected) => {
    const found = (await search(query, locale)).products;
    expect(categoryOf.get(found[0]?.id ?? 0)).toMatch(expected);
  });

  it.each([
    ['fürdőszobai tükör', 'tükör', 'hu', 'fürdőszob'],
    ['tükör a fürdőszobába', 'tükör', 'hu', 'fürdőszob'],
    ['bathroom mirror', 'mirror', 'en', 'bathroom'],
    ['mirror for bathroom', 'mirror', 'en', 'bathroom'],
  ] as const)('ranks products for the room of „%s” first, followed by the others', async (query, thing, locale, room) => {
    const isForRoom = (id: number) => JSON.stringify(products[id - 1]).toLowerCase().includes(room);
    const all = (await search(thing, locale)).products.map(({ id }) => id);
    const { products: found, search: understood } = await search(query, locale);
    const ids = found.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(all.toSorted());
    const ofRoom = all.filter(isForRoom).length;
    expect([ofRoom > 0, ofRoom < all.length]).toEqual([true, true]);
    expect(ids.slice(0, ofRoom).filter((id) => !isForRoom(id))).toEqual([]);
    expect(understood?.is_nearest).toBe(false);
  });

  it.each([['table for kitchen', 'kitchen table', 'en'], ['konyhai asztal', 'étkezőasztal', 'hu'], ['asztal a konyhába', 'étkezőasztal', 'hu'], ['lamp for desk', 'desk lamp', 'en']])(
    'takes „%s” for „%s”', async (query, meant, locale) => {
      const ids = (await search(query, locale)).products.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual((await search(meant, locale)).products.map(({ id }) => id));
    },
  );

  it.each([['garage mirror', 'en', 'mirrors'], ['konyhai törölköző', 'hu', 'towels']])('offers products of the same kind as the nearest if none is for the room of „%s”', async (query, locale, category) => {
    const { products: found, search: understood } = await search(query, locale);
    expect(understood?.is_nearest).toBe(true);
    expect(new Set(found.map(({ id }) => categoryOf.get(id)))).toEqual(new Set([category]));
  });

  it.each([
    ['olcsó kanapé', 'hu', /sofas$/],
    ['modern lámpa', 'hu', /lamps$/],
    ['étkezőszékek 4 db', 'hu', /^(wooden|upholstered)-chairs$/],
    ['comfy armchair', 'en', /^(armchairs|office-chairs)$/],
    ['scandinavian dining chair', 'en', /chairs$/],
  ])('does not require the words of taste of „%s” in the products', async (query, locale, expected) => {
    expect((await search(query, locale)).search).toEqual({ query, corrected: null, is_nearest: false });
    for (const category of await firstCategories(query, locale)) expect(category).toMatch(expected);
  });

  it('finds reduced products for a query about reductions', async () => {
    for (const [query, locale] of [['akciós', 'hu'], ['sale', 'en']] as const) {
      const { products: found, paging } = await search(query, locale);
      expect(paging.total).toBeGreaterThan(0);
      expect(found.every((product) => product.is_discounted)).toBe(true);
      expect((await suggest(query, locale)).products.every((product) => product.is_discounted)).toBe(true);
    }
    const sofas = await search('akciós kanapé');
    expect(sofas.products.length).toBeGreaterThan(0);
    for (const product of sofas.products) expect([product.is_discounted, categoryOf.get(product.id)]).toEqual([true, expect.stringMatching(/sofas$/)]);
    expect(sofas.paging.total).toBeLessThan((await search('kanapé')).paging.total);
    expect((await suggest('akciós kanapé')).products.every((product) => product.is_discounted)).toBe(true);
  });

  it('does not correct a word of the language, and finds synonyms of a misspelt word', async () => {
    expect((await search('vitrin')).search?.corrected).toBeNull();
    expect((await search('modern')).search?.corrected).toBeNull();
    expect((await search('emeletes ágy')).search?.corrected).toBeNull();
    expect((await search('couhc', 'en')).search).toMatchObject({ corrected: 'couch', is_nearest: false });
    expect((await search('szoffa')).search).toMatchObject({ corrected: 'szófa', is_nearest: false });
  });

  it.each([['illatgyertya', 'hu', /^candle-holders$/], ['rattanfotel', 'hu', /^(armchairs|office-chairs)$/], ['hüttőszekrény', 'hu', /cabinets|wardrobes|nightstands|dressers|sideboards|tv-units/], ['lampshade', 'en', /lamps$/]])(
    'offers the nearest products to „%s” by its known part', async (query, locale, expected) => {
      expect((await search(query, locale)).search).toEqual({ query, corrected: null, is_nearest: true });
      for (const category of await firstCategories(query, locale)) expect(category).toMatch(expected);
    },
  );

  it('reports the correction of a misspelt word', async () => {
    expect((await search('zöld kanpaé')).search).toEqual({ query: 'zöld kanpaé', corrected: 'zöld kanapé', is_nearest: false });
    expect((await search('zöld kanapé')).search?.corrected).toBeNull();
  });

  it('ranks products of the requested colour first', async () => {
    const { products: found } = await search('zöld kanapé');
    expect(found[0]?.colors.map(({ title }) => title)).toEqual(expect.arrayContaining([expect.stringMatching(/moha|zsálya|zöld/)]));
  });

  it('filters and sorts found products like any other list', async () => {
    const all = await search('kanapé');
    const sorted = await visitor.read(productListSchema, '/api/products?q=kanap%C3%A9&sort=price-asc');
    expect(sorted.paging.total).toBe(all.paging.total);
    const prices = sorted.products.map(({ price_gross }) => price_gross);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each(['😀', '"', `'`, 'a & | !', `kanapé' OR '1'='1`, '(((', '<->', ':*', '\\', '%', 'a\u0000b', 'ا ب', '椅子', '-', 'é'.repeat(100), 'ab '.repeat(33), '1,5', 'qwertzuiop'])(
    'accepts %j as an ordinary query', async (query) => {
      expect((await search(query)).search?.query).toBe(query.trim());
      expect((await search(query, 'en')).search?.query).toBe(query.trim());
      expect((await suggest(query)).query).toBe(query.trim());
    },
  );

  it('finds nothing for a text without words, and reports so', async () => {
    const list = await search('qwertzuiop');
    expect(list.products).toEqual([]);
    expect(list.search?.is_nearest).toBe(true);
  });

  it('ignores a query of blanks, and refuses a query that is too long', async () => {
    expect((await visitor.read(productListSchema, '/api/products?q=%20%20')).search).toBeNull();
    for (const path of [`/api/products?q=${'a'.repeat(101)}`, `/api/search/suggestions?q=${'a'.repeat(101)}`, '/api/search/suggestions?q=%20', '/api/search/suggestions']) {
      const answer = await visitor.call('GET', path);
      expect(answer.status).toBe(422);
      expect(errorOf(answer).code).toBe('validation_failed');
    }
  });

  it('suggests products, categories and brands while a word is being typed', async () => {
    const suggestions = await suggest('kana');
    expect(suggestions.is_nearest).toBe(false);
    expect(suggestions.products.length).toBeGreaterThan(0);
    for (const { id } of suggestions.products) expect(categoryOf.get(id)).toMatch(/sofas$/);
    expect(suggestions.categories[0]).toMatchObject({ title: 'Kanapék', slug: 'nappali/kanapek', parent_title: 'Nappali', count: 9 });
    expect((await suggest('vack')).brands).toEqual([{ slug: 'vackor', name: 'Vackor', count: expect.any(Number) }]);
    expect((await suggest('kanpé')).corrected).toBe('kanapé');
    expect((await suggest('sof', 'en')).categories[0]).toMatchObject({ title: 'Sofas', slug: 'living-room/sofas' });
  });

  it('suggests the categories of a part of the query if none matches the whole query', async () => {
    expect((await suggest('zöld kanapé')).categories.map(({ title }) => title)).toContain('Kanapék');
  });

  it.each(['kanapé', 'fehér', 'sz', 'tükröt', 'bársony', 'couch'])('suggests the best products for „%s”, although it ranks only a few', async (query) => {
    const { locale, terms: few } = await understand(shop.db, query, 'hu', 'typing');
    const common = ({ slots, isOwn }: Alternative) => ({ isOwn, slots: slots.map((slot) => slot.map((lexeme) => ({ ...lexeme, frequency: 1_000_000 }))) });
    const many = few.map(({ alternatives }) => ({ alternatives: alternatives.map(common) }));
    const best = await rankProducts(shop.db, { locale, terms: few, depth: 5, together: '&' }, 6);
    expect(best.length).toBeGreaterThan(0);
    for (const terms of [few, many]) expect(await topProducts(shop.db, { locale, terms, depth: 5, together: '&' }, 6)).toEqual(best);
  });

  it('does not use the completion of a word as the head noun', async () => {
    const { products: found } = await suggest('ágy tár');
    expect(found.length).toBeGreaterThan(0);
    expect(categoryOf.get(found[0]?.id ?? 0)).toMatch(/^(wooden|upholstered)-beds$|^bed-linen$/);
  });

  it('uses the completion of a word beside a room as the head noun', async () => {
    const { products: found } = await suggest('fürdőszobai tük');
    expect(found.map(({ id }) => categoryOf.get(id))).toEqual(Array.from({ length: 6 }, () => 'mirrors'));
  });

  it('completes article numbers if no word has the prefix, and never uses one as a correction', async () => {
    const { sku } = products[100] ?? { sku: '' };
    const typed = sku.replaceAll('-', '');
    expect((await suggest(typed.slice(0, -2))).products.map(({ id }) => id)).toContain(101);
    expect((await search(sku)).products[0]?.id).toBe(101);
    expect((await search(`${typed.slice(0, -3)}xxx`)).search?.corrected ?? null).toBeNull();
  });

  it('can be cached by a shared cache and requested again', async () => {
    const { headers } = await visitor.call('GET', '/api/search/suggestions?q=asztal');
    expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.stringMatching(/^W\//) });
  });

  it('leaves out products of other rooms if enough products are for the room', async () => {
    const mirrors = [...categoryOf].flatMap(([id, category]) => (category === 'mirrors' ? id : []));
    const forHall = mirrors.slice(2, 14);
    const subtitle = JSON.stringify({ hu: 'Előszobába', en: 'For the hall' });
    await shop.db.updateTable('product').set({ subtitle }).where('id', 'in', forHall).execute();
    await indexProducts(shop.db, forHall);
    shop.changes.emit(['catalogue']);
    expect((await search('előszobai tükör')).products.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(forHall);
    expect((await search('tükör')).paging.total).toBe(mirrors.length);
  });

  it('uses synonyms that the operator edits', async () => {
    await shop.db.insertInto('search_synonym').values({ locale: 'hu', words: ['pihenőbútor', 'kanapé'] }).execute();
    let found = await search('pihenőbútor');
    await until(async () => {
      shop.changes.emit(['catalogue']);
      found = await search('pihenőbútor');
      return found.search?.is_nearest === false;
    }, 100);
    expect(categoryOf.get(found.products[0]?.id ?? 0)).toMatch(/sofas$/);
  });
});
