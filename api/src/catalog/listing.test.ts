import { categoryPageSchema, productListSchema, productsByIdsSchema, productsBySkusSchema } from '@feszek/contract';
import type { ImportProduct, ProductList } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { ancestors, isOffered, ListedGoods, randomChoice } from '../../test/listedGoods.ts';
import type { Choice } from '../../test/listedGoods.ts';
import { manyGoods } from '../../test/manyGoods.ts';
import { openShop, testConfig } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';
import { catalogueRows, seededRandom } from '@feszek/demo';

const PRODUCTS = 300;

function queryOf(choice: Choice): string {
  const given = Object.entries(choice).filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0));
  return given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
}

describe('a listing with filters', () => {
  let shop: TestShop;
  let visitor: Visitor;
  let range: ListedGoods;
  beforeAll(async () => {
    shop = await openShop({ goods: manyGoods(PRODUCTS), config: testConfig({ API_CACHE: 'off' }) });
    visitor = shop.visitor();
    range = await ListedGoods.read(visitor);
  }, OPEN_MS);
  afterAll(() => shop.close());

  const list = (query: string, headers?: Record<string, string>) => visitor.read(productListSchema, `/api/products?${query}`, headers);
  const total = async (query: string) => (await list(query)).paging.total;
  const ids = async (query: string, headers?: Record<string, string>) => (await list(query, headers)).products.map(({ id }) => id);
  const byId = (id: number) => range.products.find((product) => product.id === id);

  /** Expects that the API's answer to a choice equals the independent implementation. */
  async function expectRight(choice: Choice, of: ListedGoods, headers?: Record<string, string>): Promise<void> {
    const { products, paging, filters } = await list(`page_size=96&${queryOf(choice)}`, headers);
    const expected = of.matching(choice);
    expect(paging.total).toBe(expected.length);
    expect(products.map(({ id }) => id)).toEqual(expected.slice(0, 96).map(({ id }) => id));
    const counts = of.counts(choice);
    expect(filters.price).toEqual(counts.price);
    expect(filters.in_stock).toEqual(counts.in_stock);
    expect(Object.fromEntries(filters.brands.map(({ slug, count }) => [slug, count]))).toEqual(withChosen(counts.brands, choice.brands));
    expect(Object.fromEntries(filters.colors.map(({ key, count }) => [key, count]))).toEqual(withChosen(counts.colors, choice.colors));
    const chosen = new Set(choice.categories.flatMap((id) => [id, ...ancestors(of, id)]));
    const offered = new Map([...counts.categories].filter(([id]) => isOffered(of, id, chosen)));
    expect(Object.fromEntries(filters.categories.map(({ id, count }) => [id, count]))).toEqual(withChosen(offered, choice.categories));
  }

  it('lists every product once, and offers only values that products have', () => {
    expect(new Set(range.products.map(({ id }) => id)).size).toBe(PRODUCTS);
    const { filters } = range.list;
    expect(filters.categories.every(({ parent_id, count }) => parent_id === null && count > 0)).toBe(true);
    expect(filters.brands.length).toBeGreaterThan(5);
    expect(filters.colors.length).toBeGreaterThan(5);
    const titles = filters.colors.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('hu').compare));
  });

  it('counts correctly for every choice', async () => {
    const random = seededRandom('choices');
    for (let round = 0; round < 60; round += 1) await expectRight(randomChoice(random, range), range);
  }, OPEN_MS);

  it('counts in the language and currency of the request', async () => {
    const headers = { locale: 'en', 'currency-id': 'EUR' };
    const inEuros = await ListedGoods.read(visitor, headers);
    const random = seededRandom('euros');
    for (let round = 0; round < 20; round += 1) await expectRight(randomChoice(random, inEuros), inEuros, headers);
  }, OPEN_MS);

  it('includes both bounds of the price, to the cent', async () => {
    const cents = { 'currency-id': 'EUR' };
    const price = (await list('sort=price-asc', cents)).products[5]?.price_gross ?? 0;
    const { products } = await list(`price_min=${price}&price_max=${price}`, cents);
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ price_gross }) => price_gross === price)).toBe(true);
    expect((await list(`price_min=${price - 0.004}&price_max=${price + 0.004}`, cents)).paging.total).toBe(products.length);
    expect((await list(`price_min=${price + 0.004}&price_max=${price + 0.006}`, cents)).paging.total).toBe(0);
  });

  it('finds nothing if the lowest price is above the highest, and still counts the other filters', async () => {
    const { paging, products, filters } = await list('price_min=50000&price_max=100');
    expect([paging.total, paging.page_count, products]).toEqual([0, 1, []]);
    expect(filters.price).toEqual(range.list.filters.price);
    expect(filters.brands).toEqual(range.list.filters.brands.map((brand) => ({ ...brand, count: 0 })));
  });

  it('offers the same values for every choice, with 0 for a value without products', async () => {
    const { filters, paging } = await list('colors=brass&brands=vackor&price_max=1');
    expect(paging.total).toBe(0);
    expect(filters.colors).toEqual(range.list.filters.colors.map((color) => ({ ...color, count: 0 })));
    expect(filters.brands).toEqual(range.list.filters.brands.map((brand) => ({ ...brand, count: 0 })));
    expect(filters.categories).toEqual(range.list.filters.categories.map((category) => ({ ...category, count: 0 })));
  });

  it('offers the values of the list’s products: of a category, of reduced products, of a search', async () => {
    const [place] = range.categories.filter(({ parent_id }) => parent_id === null);
    for (const scope of [`category_id=${place?.id}`, 'scope=sale', 'scope=new', `q=${range.products[0]?.title.split(' ').at(-1)}`]) {
      const [whole, narrowed] = [await list(scope), await list(`${scope}&price_max=1&in_stock=true`)];
      const valuesOf = ({ filters }: ProductList) => [filters.categories.map(({ id }) => id), filters.brands.map(({ slug }) => slug), filters.colors.map(({ key }) => key)];
      expect([scope, ...valuesOf(narrowed)]).toEqual([scope, ...valuesOf(whole)]);
      expect([scope, [...whole.filters.brands, ...whole.filters.colors].filter(({ count }) => count === 0)]).toEqual([scope, []]);
    }
  });

  it.each(['brands=missing', 'colors=nothing,__proto__', 'categories=2000000000,99999999999', 'brands=missing&colors=constructor', 'brands=,,', 'unknown=1', 'materials=gold&seats=49&beds=1x1&arrivals=never'])(
    'ignores unknown values: %s', async (query) => {
      expect(await total(query)).toBe(PRODUCTS);
    },
  );

  it.each([
    'price_min=NaN', 'price_min=Infinity', 'price_max=-Infinity', 'price_max=-1', 'price_min=1e300', 'price_min=abc', 'categories=abc', 'categories=0', 'categories=1.5',
    'width_min=wide', 'depth_max=-1', 'height_max=10001', 'seats=0', 'seats=two', 'sale=perhaps', 'new=2', `materials=${'a,'.repeat(51)}`,
    'in_stock=perhaps', 'sort=colour', 'scope=all-of-it', 'page=0', 'page=1.5', 'page_size=97', `q=${'a'.repeat(101)}`, `brands=${'a,'.repeat(51)}`, `colors=${'a'.repeat(500)}`,
  ])('refuses %s', async (query) => {
    for (const path of ['/api/products', '/api/categories/nappali']) {
      if (path.includes('categories') && query.startsWith('scope')) continue;
      const answer = await visitor.call('GET', `${path}?${query}`);
      expect([query, answer.status]).toEqual([query, 422]);
      expect(errorOf(answer).code).toBe('validation_failed');
    }
  });

  it('reads a repeated filter as a list', async () => {
    expect(await total('brands=vackor&brands=derengo')).toBe(await total('brands=vackor,derengo'));
  });

  it('sorts a filtered list by price in both directions', async () => {
    const query = `page_size=96&${queryOf({ categories: [1], brands: [], colors: [], in_stock: true })}`;
    const matching = range.matching({ categories: [1], brands: [], colors: [], in_stock: true }).slice(0, 96);
    const prices = (await list(`${query}&sort=price-asc`)).products.map(({ price_gross }) => price_gross);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(matching.length).toBe(prices.length);
    const down = (await list(`${query}&sort=price-desc`)).products.map(({ price_gross }) => price_gross);
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    expect(new Set(await ids(`${query}&sort=popularity`))).toEqual(new Set(matching.map(({ id }) => id)));
  });

  it.each([['hu', 'hu'], ['en', 'en']])('sorts by name in the alphabetical order of %s', async (locale, language) => {
    const titles: string[] = [];
    for (let page = 1; page <= 4; page += 1) titles.push(...(await list(`sort=name&page_size=96&page=${page}`, { locale })).products.map(({ title }) => title));
    expect(titles).toHaveLength(PRODUCTS);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator(language).compare));
  });

  it('offers the subcategories on a category’s page, with counts of that page only', async () => {
    const [place] = range.categories.filter(({ parent_id }) => parent_id === null);
    if (!place) throw new Error('The catalogue has categories');
    const page = await visitor.read(categoryPageSchema, `/api/categories/${place.slugs.hu}?in_stock=true&sort=price-asc&page_size=96`);
    const below = range.matching({ categories: [place.id], brands: [], colors: [], in_stock: true });
    expect(page.paging.total).toBe(below.length);
    expect(page.filters.categories.every(({ parent_id }) => parent_id === place.id)).toBe(true);
    const children = new Set(range.categories.filter(({ parent_id }) => parent_id === place.id).map(({ id }) => id));
    const { categories: countedBelow } = range.counts({ categories: [place.id], brands: [], colors: [], in_stock: true }, range.matching({ categories: [place.id], brands: [], colors: [], in_stock: undefined }));
    const counts = new Map([...countedBelow].filter(([id]) => children.has(id)));
    expect(new Map(page.filters.categories.map(({ id, count }) => [id, count]))).toEqual(counts);
    expect(page.filters).toMatchObject((await list(`category_id=${place.id}&in_stock=true&page_size=1`)).filters);
    const [child] = page.filters.categories;
    const narrowed = await visitor.read(categoryPageSchema, `/api/categories/${place.slugs.hu}?in_stock=true&categories=${child?.id}`);
    expect(narrowed.paging.total).toBe(child?.count);
    // The subcategories of the chosen one are offered as well; its own filter does not change their counts.
    expect(narrowed.filters.categories.filter(({ parent_id }) => parent_id === place.id)).toEqual(page.filters.categories);
  });

  it('filters reduced, new and best-selling products', async () => {
    const sale = await list('scope=sale&page_size=96');
    expect(sale.products.every(({ is_discounted }) => is_discounted)).toBe(true);
    expect(sale.paging.total).toBe(range.products.filter(({ is_discounted }) => is_discounted).length);
    const [brand] = sale.filters.brands;
    expect(await total(`scope=sale&brands=${brand?.slug}`)).toBe(brand?.count);
    expect(await total('scope=new')).toBe(range.products.filter(({ is_new }) => is_new).length);
  });

  describe('by dimensions, seats and materials', () => {
    const rows = catalogueRows(manyGoods(PRODUCTS), new Date());
    const seatsOf = ({ seats }: ImportProduct) => (seats ?? '0').split('–').map(Number);
    const isSeated = (row: ImportProduct, count: number) => count >= (seatsOf(row)[0] ?? 0) && count <= (seatsOf(row).at(-1) ?? 0);
    const isOf = ({ material_families: families }: ImportProduct, family: string) => (families ?? []).some((own) => own === family);
    const isReduced = ({ price_huf: price, original_price_huf: original }: ImportProduct) => (original ?? 0) > (price ?? 0);
    const millimetres = (value: number | null | undefined) => value ?? Number.NaN;
    const CHOICES: readonly (readonly [query: string, matches: (row: ImportProduct) => boolean])[] = [
      ['width_min=100&width_max=160', ({ width_mm: width }) => millimetres(width) >= 1000 && millimetres(width) <= 1600],
      ['depth_max=45.5', ({ depth_mm: depth }) => millimetres(depth) <= 455],
      ['height_min=80&materials=oak', (row) => millimetres(row.height_mm) >= 800 && isOf(row, 'oak')],
      ['materials=oak,wool', (row) => isOf(row, 'oak') || isOf(row, 'wool')],
      ['seats=3,7', (row) => isSeated(row, 3) || isSeated(row, 7)],
      ['beds=160x200', ({ bed_size: bed }) => bed === '160 × 200 cm'],
      ['arrivals=later', (row) => row.is_for_order === true],
      ['arrivals=week', (row) => row.is_for_order === false && (row.stock ?? 0) > 0],
      ['sale=true', isReduced],
    ];

    it('finds exactly the products whose rows of the catalogue file match', async () => {
      for (const [query, matches] of CHOICES) {
        const expected = rows.filter(matches).map(({ sku }) => sku);
        const { products, paging } = await list(`page_size=96&${query}`);
        expect(expected.length).toBeGreaterThan(0);
        expect([query, paging.total, products.map(({ sku }) => sku)]).toEqual([query, expected.length, expected.slice(0, 96)]);
      }
      expect(await total('new=true')).toBe(range.products.filter(({ is_new }) => is_new).length);
      expect(await total('new=true&sale=true&price_max=50000')).toBe(range.products.filter((product) => product.is_new && product.is_discounted && product.price_gross <= 50_000).length);
    });

    it('counts each value as the list that it leads to', async () => {
      for (const others of ['', 'in_stock=true&width_min=100', 'sale=true&materials=oak', 'new=true', 'scope=sale', `q=${encodeURIComponent('kanapé')}`]) {
        const { filters } = await list(others);
        const values = [
          ...filters.seats.map(({ value, count }) => ['seats', value, count] as const),
          ...filters.beds.map(({ key, count }) => ['beds', key, count] as const),
          ...filters.materials.filter(() => !others.includes('materials')).slice(0, 5).map(({ key, count }) => ['materials', key, count] as const),
          ...filters.arrivals.map(({ key, count }) => ['arrivals', key, count] as const),
          ['sale', true, filters.sale.count] as const,
          ['new', true, filters.new.count] as const,
        ];
        for (const [name, value, count] of values) {
          const isChosen = others.includes(`${name}=${value}`);
          expect([others, name, value, await total(isChosen ? others : `${others}&${name}=${value}`)]).toEqual([others, name, value, count]);
        }
      }
    });

    it('offers what divides the list, whatever is chosen', async () => {
      const { filters } = range.list;
      expect(filters.width).toEqual({ min: Math.floor(Math.min(...rows.map(({ width_mm: width }) => width ?? Infinity)) / 10), max: Math.ceil(Math.max(...rows.map(({ width_mm: width }) => width ?? 0)) / 10) });
      expect([filters.sale.is_offered, filters.new.is_offered]).toEqual([true, true]);
      expect(filters.beds.map(({ title }) => title)).toEqual(['140 × 200 cm', '160 × 200 cm', '180 × 200 cm']);
      const narrowed = (await list('price_max=1&new=true&sale=true')).filters;
      expect([narrowed.width, narrowed.depth, narrowed.height, narrowed.sale.is_offered, narrowed.new.is_offered]).toEqual([filters.width, filters.depth, filters.height, true, true]);
      expect(narrowed.materials).toEqual(filters.materials.map((material) => ({ ...material, count: 0 })));
      expect([(await list('scope=sale')).filters.sale.is_offered, (await list('scope=new')).filters.new.is_offered]).toEqual([false, false]);
    });

    it('sorts by newest, and by the largest discount', async () => {
      const createdAt = new Map(rows.map(({ sku, created_at: created }) => [sku, created?.getTime() ?? 0]));
      const newest = (await list('sort=newest&page_size=96')).products.map(({ sku }) => createdAt.get(sku) ?? 0);
      expect(newest).toEqual(newest.toSorted((a, b) => b - a));
      const { products } = await list('sort=discount&page_size=96');
      const discounts = products.map(({ price_gross: price, price_original_gross: original }) => Math.floor((1 - price / original) * 10_000));
      expect(discounts).toEqual(discounts.toSorted((a, b) => b - a));
      expect(discounts.filter((discount) => discount > 0)).toHaveLength(range.products.filter(({ is_discounted }) => is_discounted).length);
    });
  });

  it('answers products by their ids in the requested order, each once, without deleted ones', async () => {
    const { products } = await visitor.read(productsByIdsSchema, '/api/products/by-ids?ids=9,3,2000000000,99999999999,3,7');
    expect(products).toEqual([byId(9), byId(3), byId(7)]);
    expect((await visitor.read(productsByIdsSchema, '/api/products/by-ids?ids=')).products).toEqual([]);
    for (const query of ['', 'ids=a', 'ids=0', `ids=${Array.from({ length: 25 }, (_, index) => index + 1).join()}`]) {
      expect([query, (await visitor.call('GET', `/api/products/by-ids?${query}`)).status]).toEqual([query, 422]);
    }
  });

  it('answers products by their SKUs in the requested order, each once, without unknown ones', async () => {
    const [first, second] = [byId(9), byId(3)];
    const skus = [first?.sku, 'NO-SUCH-SKU', second?.sku, first?.sku].map((sku) => encodeURIComponent(sku ?? '')).join();
    expect((await visitor.read(productsBySkusSchema, `/api/products/by-skus?skus=${skus}`)).products).toEqual([first, second]);
    expect((await visitor.read(productsBySkusSchema, '/api/products/by-skus?skus=')).products).toEqual([]);
    for (const query of ['', `skus=${'x'.repeat(65)}`, `skus=${Array.from({ length: 25 }, (_, index) => `S-${index}`).join()}`]) {
      expect([query, (await visitor.call('GET', `/api/products/by-skus?${query}`)).status]).toEqual([query, 422]);
    }
  });
});

function withChosen<Value extends string | number>(counts: ReadonlyMap<Value, number>, chosen: readonly Value[]): Record<string, number> {
  return Object.fromEntries([...chosen.map((value) => [value, 0] as const), ...counts]);
}
