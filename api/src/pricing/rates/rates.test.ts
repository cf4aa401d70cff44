import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cartSchema, categoriesSchema, favouritesSchema, homeSchema, initSchema, productDetailSchema, productListSchema, searchSuggestionsSchema } from '@feszek/contract';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { keepCatalogue } from '../../../test/keepCatalogue.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import { priceTopic } from '../commands/priceTopic.ts';
import { ratesTopic } from './commands/ratesTopic.ts';

jest.setTimeout(OPEN_MS);

const DAY_MS = 86_400_000;
const EUR = { 'currency-id': 'EUR' };
/** A group with one variant that is sold in euros, and a reduced product of its own brand and category that is not. */
const RUGS = [
  'sku,title_hu,brand,category_hu,price_huf,original_price_huf,price_eur,stock,group,variant_axes,variant_hu',
  'RUG-S,Dűne szőnyeg,Harkály,Nappali > Szőnyegek,40000,,,5,RUG,size,Méret: kicsi',
  'RUG-L,Dűne szőnyeg,Harkály,Nappali > Szőnyegek,80000,,200,5,RUG,size,Méret: nagy',
  'HAMMOCK,Ringó függőágy,Vackor,Nappali > Függőágyak,30000,40000,,5,,,',
  '',
].join('\n');
const STOOL = 'sku,title_hu,brand,category_hu,price_huf,original_price_huf,tiers_huf,stock\nSTOOL,Sámli,Harkály,Nappali > Székek,9990,12490,4: 8990,7\n';

describe('exchange rates', () => {
  let shop: OperatorShop;
  let restore: () => Promise<void>;
  let stool = 0;
  beforeAll(async () => {
    shop = await openOperatorShop();
    restore = await keepCatalogue(shop.db);
  }, 2 * OPEN_MS);
  beforeEach(async () => {
    await shop.db.deleteFrom('favourite').execute();
    await shop.db.deleteFrom('cart_line').execute();
    await restore();
    await shop.db.deleteFrom('exchange_rate').execute();
    shop.changes.emit(['catalogue']);
  });
  afterAll(() => shop.close());

  async function command(topic: typeof ratesTopic, ...args: readonly string[]): Promise<string> {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    await topic.run(args, { client: () => shop.client, here: (file) => file, terminal: { out: say, warn: say, progress: () => undefined }, signal: new AbortController().signal });
    return said.join('\n');
  }
  const rates = (...args: readonly string[]) => command(ratesTopic, ...args);
  const detail = (headers: Record<string, string> = {}, id = stool) => shop.visitor().read(productDetailSchema, `/api/products/${id}`, headers);

  async function importStool(options: { readonly convert?: boolean } = {}): Promise<readonly string[]> {
    const { said } = await shop.run(STOOL, options);
    stool = (await shop.db.selectFrom('product').select('id').where('sku', '=', 'STOOL').executeTakeFirstOrThrow()).id;
    return said;
  }

  it('are listed with their history, and the latest one of today is current', async () => {
    expect(await rates('list')).toContain('There are no exchange rates.');
    await rates('set', 'EUR', '0.0025', '--date', '2026-11-01', '--step', '1', '--ending', '0.90');
    await rates('set', 'EUR', '0.0026', '--date', '2026-12-24');
    const lines = (await rates('set', 'EUR', '0.00246')).split('\n');
    expect(lines.slice(1).map((line) => line.split(/ {2,}/).filter(Boolean))).toEqual([
      ['EUR', '0.0026', '2026-12-24', '1,00\u00a0€, ending 0,90\u00a0€', '0'],
      ['EUR', '0.00246', '2026-11-21', '1,00\u00a0€, ending 0,90\u00a0€', '0', 'current'],
      ['EUR', '0.0025', '2026-11-01', '1,00\u00a0€, ending 0,90\u00a0€', '0'],
    ]);
  });

  it.each([
    [['HUF', '1'], 'currency'],
    [['EUR', '0'], 'rate'],
    [['EUR', 'x'], 'RATE is a number'],
    [['EUR', '0.0025', '--date', '2026-02-30'], 'valid_from'],
    [['EUR', '0.0025', '--step', '0.001'], 'step'],
    [['EUR', '0.0025', '--step', '1', '--ending', '1'], 'ending'],
  ])('refuse %j', async (args, word) => {
    await expect(rates('set', ...args)).rejects.toThrow(word);
  });

  it('are applied by an import to missing prices only on request, and the report names the rate', async () => {
    await rates('set', 'EUR', '0.00246', '--step', '1', '--ending', '0.90');
    expect(await importStool()).toContain('Not sold in EUR: 1 product without a price in it.');
    expect((await detail(EUR)).stock_state).toBe('other_currency');
    const said = await importStool({ convert: true });
    expect(said).toContain('EUR prices converted from forints: 1 (1 new, 0 changed), by the rate 0.00246 of 2026-11-21.');
    expect(said).toContain('Not sold in USD: 1 product without a price in it.');
    expect(await detail(EUR)).toMatchObject({ currency: 'EUR', price_gross: 24.9, price_original_gross: 30.9, stock_state: 'in_stock', qty_discounts: [{ quantity: 4, price_gross: 21.9 }] });
  });

  it('never change a given price', async () => {
    await rates('set', 'EUR', '0.01');
    const before = await detail(EUR, CHAIR);
    await shop.run('sku,price_huf\nCHAIR,39900\n', { convert: true });
    await rates('apply', '--fill');
    expect((await detail(EUR, CHAIR)).price_gross).toBe(before.price_gross);
  });

  it('renew converted prices when they are applied again, and store the earlier ones for the lowest price of 30 days', async () => {
    await rates('set', 'EUR', '0.0025');
    await importStool({ convert: true });
    shop.clock.move(DAY_MS);
    await rates('set', 'EUR', '0.002');
    expect((await detail(EUR)).price_gross).toBe(24.98);
    expect(await rates('apply')).toBe('EUR: 0 prices filled, 1 changed, 0 unchanged, by the rate 0.002 of 2026-11-22.');
    expect(await detail(EUR)).toMatchObject({ price_gross: 19.98, price_original_gross: 24.98, lowest_price_30_days_gross: 24.98 });
    expect(await rates('apply')).toContain('0 changed, 1 unchanged');
    const earlier = await shop.db.selectFrom('product_earlier_price').select('gross').where('product_id', '=', stool).where('currency', '=', 'EUR').execute();
    expect(earlier).toEqual([{ gross: 2498 }]);
  });

  describe('and the lowest price of 30 days', () => {
    const reference = async () => (await detail(EUR)).lowest_price_30_days_gross;

    it('is converted from forints if the product was not sold in the currency before the reduction', async () => {
      await importStool();
      await shop.db.insertInto('product_earlier_price').values({ product_id: stool, currency: 'HUF', since: new Date(shop.clock.now().getTime() - DAY_MS), gross: 10_990 }).execute();
      expect((await detail()).lowest_price_30_days_gross).toBe(10_990);
      await rates('set', 'EUR', '0.0025', '--step', '1', '--ending', '0.90');
      await rates('apply', '--fill');
      expect(await detail(EUR)).toMatchObject({ price_gross: 24.9, price_original_gross: 27.9, lowest_price_30_days_gross: 27.9 });
      expect(await command(priceTopic, 'show', 'STOOL')).toContain('27,90');
    });

    it('is the lowest price in the currency, if the product was sold in it before the reduction: no reduction is shown in it', async () => {
      await rates('set', 'EUR', '0.002');
      await shop.run('sku,title_hu,brand,category_hu,price_huf,stock\nSTOOL,Sámli,Harkály,Nappali > Székek,12490,7\n', { convert: true });
      shop.clock.move(DAY_MS);
      await rates('set', 'EUR', '0.0025');
      await rates('apply');
      shop.clock.move(DAY_MS);
      await importStool({ convert: true });
      expect(await detail(EUR)).toMatchObject({ price_gross: 24.98, price_original_gross: 24.98, lowest_price_30_days_gross: null });
      expect((await detail()).lowest_price_30_days_gross).toBe(12_490);
    });

    it('does not change with a rate that is applied while the price is reduced', async () => {
      await rates('set', 'EUR', '0.002');
      await importStool({ convert: true });
      expect(await reference()).toBe(24.98);
      shop.clock.move(DAY_MS);
      await rates('set', 'EUR', '0.0025');
      await rates('apply');
      // The price during the reduction was 19.98; the shop never sold the stool before it.
      expect(await detail(EUR)).toMatchObject({ price_gross: 24.98, price_original_gross: 31.23, lowest_price_30_days_gross: 31.23 });
    });
  });

  it('fill missing prices of the shop on request', async () => {
    await importStool();
    await rates('set', 'USD', '0.003');
    expect(await rates('apply')).toContain('USD: 0 prices filled');
    expect(await rates('apply', '--fill')).toContain('USD: 1 prices filled');
    const list = await shop.visitor().read(productListSchema, '/api/products?category_id=2', { 'currency-id': 'USD' });
    expect(list.products.map(({ id, price_gross }) => [id, price_gross])).toContainEqual([stool, 29.97]);
  });

  it.each([
    ['by the operator', () => command(priceTopic, 'set', 'STOOL', '19.9', '--currency', 'EUR')],
    ['by an import', () => shop.run('sku,price_eur\nSTOOL,19.9\n')],
  ])('do not change a converted price that was later set %s', async (_, give) => {
    await rates('set', 'EUR', '0.0025');
    await importStool({ convert: true });
    await give();
    await rates('set', 'EUR', '0.003');
    expect(await rates('apply')).toContain('0 changed, 0 unchanged');
    expect((await detail(EUR)).price_gross).toBe(19.9);
  });

  it('are not exported, nor are converted prices', async () => {
    await rates('set', 'EUR', '0.0025');
    await importStool({ convert: true });
    const line = (await shop.exported('jsonl')).split('\n').find((each) => each.includes('"STOOL"'));
    expect(JSON.parse(line ?? '')).not.toHaveProperty('price_eur');
    expect(JSON.parse(line ?? '')).not.toHaveProperty('tiers_eur');
  });

  describe('a product without a price in the visitor’s currency', () => {
    beforeEach(() => importStool());

    it('is not in any list, count, filter and feed of that currency', async () => {
      const list = async (query: string, headers = {}) => shop.visitor().read(productListSchema, `/api/products?${query}`, headers);
      expect((await list('category_id=2')).paging.total).toBe(2);
      const { paging, products, filters } = await list('category_id=2', EUR);
      expect([paging.total, products.map(({ id }) => id), filters.in_stock.count]).toEqual([1, [CHAIR], 1]);
      expect(filters.price?.min).toBeGreaterThan(0);
      expect((await list('q=s%C3%A1mli')).products.map(({ id }) => id)).toEqual([stool]);
      expect((await list('q=s%C3%A1mli', EUR)).products.map(({ id }) => id)).not.toContain(stool);
      const { best_products: best } = await shop.visitor().read(homeSchema, '/api/home', EUR);
      expect(best.map(({ id }) => id)).not.toContain(stool);
      const feed = async (name: string) => (await shop.visitor().call('GET', `/feeds/${name}.xml`)).text;
      expect((await feed('google-hu')).includes('STOOL')).toBe(true);
      expect((await feed('google-hu-eur')).includes('STOOL')).toBe(false);
    });

    it('is not in the counts beside links: each is the length of the list that the link opens', async () => {
      await shop.run(RUGS, { createCategories: true });
      const visitor = shop.visitor();
      for (const [headers, products, reduced] of [[{}, 8, 3], [EUR, 6, 1]] as const) {
        const total = async (query: string) => (await visitor.read(productListSchema, `/api/products?${query}`, headers)).paging.total;
        const home = await visitor.read(homeSchema, '/api/home', headers);
        expect([home.product_count, home.sale_count]).toEqual([products, reduced]);
        expect([await total(''), await total('scope=sale')]).toEqual([products, reduced]);
        for (const { slug, product_count: count } of home.brands) expect(count).toBe(await total(`brands=${slug}`));
        const categories = await visitor.read(categoriesSchema, '/api/categories', headers);
        for (const { id, product_count: count } of categories) expect([id, count]).toEqual([id, await total(`category_id=${id}`)]);
        const { all_products: all, biggest_discount: discount } = await visitor.read(initSchema, '/api/init', headers);
        expect([all, discount.count]).toEqual([8, reduced]);
      }
    });

    it('does not lead to an empty list by its brand or its category', async () => {
      await shop.run(RUGS, { createCategories: true });
      const visitor = shop.visitor();
      const links = async (headers: Record<string, string>) => {
        const home = await visitor.read(homeSchema, '/api/home', headers);
        const { menu } = await visitor.read(initSchema, '/api/init', headers);
        const suggestions = async (query: string) => visitor.read(searchSuggestionsSchema, `/api/search/suggestions?q=${encodeURIComponent(query)}`, headers);
        const [{ brands }, { categories }] = [await suggestions('vackor'), await suggestions('függőágyak')];
        return [home.brands.map(({ name }) => name), home.best_categories.map(({ title }) => title).toSorted(), menu.has_brands, brands.map(({ count }) => count), categories.map(({ count }) => count)];
      };
      expect(await links({})).toEqual([['Harkály', 'Vackor'], ['Függőágyak', 'Nappali', 'Székek', 'Szőnyegek'], true, [1], [1]]);
      expect(await links(EUR)).toEqual([['Harkály'], ['Nappali', 'Székek', 'Szőnyegek'], false, [], []]);
    });

    it('has the forint price on its page and in favourites, as sold in forints only', async () => {
      expect(await detail(EUR)).toMatchObject({ currency: 'HUF', price_gross: 9990, quantity: 0, stock_state: 'other_currency', delivery: null, prices_by_currencies: { EUR: null } });
      const visitor = shop.visitor();
      await visitor.arrive();
      await visitor.call('POST', `/api/favourites/${stool}`);
      const { products } = dataOf(await visitor.call('GET', '/api/favourites', { headers: EUR }), favouritesSchema);
      expect(products).toMatchObject([{ id: stool, stock_state: 'other_currency' }]);
    });

    it('cannot be added to a cart or ordered', async () => {
      const visitor = shop.visitor();
      await visitor.arrive();
      const body = { product_id: stool, quantity: 1 };
      expect(errorOf(await visitor.call('POST', '/api/cart/product', { body, headers: EUR }))).toMatchObject({ code: 'not_sold_in_currency', params: { currency: 'EUR', product_id: stool } });
      await visitor.call('POST', '/api/cart/product', { body });
      await visitor.call('POST', '/api/cart/product', { body: { product_id: CHAIR, quantity: 1 } });
      const cart = dataOf(await visitor.call('GET', '/api/cart', { headers: EUR }), cartSchema);
      expect(cart.products).toMatchObject([{ id: CHAIR, product: { stock_state: 'in_stock' } }, { id: stool, total_gross: 0, available_quantity: 0, price_before_gross: null, product: { stock_state: 'other_currency' } }]);
      expect(cart.summary.total_items_amount_gross).toBe(cart.products[0]?.total_gross);
      const order = { transaction_result_url: '/hu/checkout/result', is_terms_accepted: true, is_privacy_accepted: true };
      expect(errorOf(await visitor.call('POST', '/api/cart/order', { body: order, headers: EUR })).code).toBe('not_sold_in_currency');
      expect(dataOf(await visitor.call('GET', '/api/cart'), cartSchema).products).toMatchObject([{}, { id: stool, total_gross: 9990, available_quantity: 7 }]);
    });
  });

  it('do not affect products of unknown size or weight: they are delivered at the rate without limits, and not to a parcel point', async () => {
    await importStool();
    const visitor = shop.visitor();
    await visitor.arrive();
    const cart = dataOf(await visitor.call('POST', '/api/cart/product', { body: { product_id: stool, quantity: 1 } }), cartSchema);
    expect(cart.delivery_methods.map(({ code, price_gross }) => [code, price_gross])).toEqual([['home_delivery', 14_990], ['showroom_pickup', 0]]);
    expect(cart.unavailable_delivery_methods).toMatchObject([{ obstacle: 'unmeasured', limit: null }]);
    expect(await detail()).toMatchObject({ dimensions: { width: null, depth: null, height: null, weight: null }, delivery: { price_gross: 14_990 } });
    await shop.run('sku,width_mm,depth_mm,height_mm,weight_g\nSTOOL,350,350,450,2500\n');
    expect((await detail()).delivery).toMatchObject({ price_gross: 2490 });
  });
});
