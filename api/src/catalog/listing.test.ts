import { categoryPageSchema, productListSchema, productsByIdsSchema, productsBySkusSchema } from '@feszek/contract';
import type { ProductList } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { ancestors, isOffered, ListedGoods, randomChoice } from '../../test/listedGoods.ts';
import type { Choice } from '../../test/listedGoods.ts';
import { manyGoods } from '../../test/manyGoods.ts';
import { openShop, testConfig } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';
import { seededRandom } from '@feszek/demo';

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

  it.each(['brands=missing', 'colors=nothing,__proto__', 'categories=2000000000,99999999999', 'brands=missing&colors=constructor', 'brands=,,', 'unknown=1'])(
    'ignores unknown values: %s', async (query) => {
      expect(await total(query)).toBe(PRODUCTS);
    },
  );

  it.each([
    'price_min=NaN', 'price_min=Infinity', 'price_max=-Infinity', 'price_max=-1', 'price_min=1e300', 'price_min=abc', 'categories=abc', 'categories=0', 'categories=1.5',
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
