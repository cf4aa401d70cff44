import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeCategories, fakePaging, fakeProduct, fakeProductList, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { contextFor } from '../../test/shop.tsx';
import { apiQuery, portionsOf } from '../list-query/apiQuery.ts';
import { WHOLE_LISTING } from '../list-query/listingQuery.ts';
import { loadProducts } from './loadListing.ts';

const TOTAL = 300;
let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi({
    'GET /api/products': ({ query }) => {
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size'))];
      const first = (page - 1) * size + 1;
      const products = Array.from({ length: Math.max(0, Math.min(size, TOTAL - first + 1)) }, (_, index) => fakeProduct({ id: first + index }));
      const total = query.get('brands') === 'cinke' ? 0 : TOTAL;
      const text = query.get('brands') === 'rigo' ? { brand_description: 'Zalai műhely.' } : {};
      return { ...fakeProductList(total === 0 ? [] : products), paging: fakePaging({ total, page, page_size: size }), ...text };
    },
    'GET /api/categories': () => fakeCategories(),
  });
});

afterEach(() => api.close());

async function load(search: string) {
  return loadProducts(contextFor(api.url, { pathname: '/hu/termekek', search }), 'all');
}

async function cardsOf(search: string) {
  const result = await load(search);
  if (result.status !== 200) throw new Error(`Loaded with ${result.status}`);
  const ids = result.data.cards.map(({ id }) => id);
  return { first: ids[0], last: ids.at(-1), count: ids.length };
}

describe('a listing', () => {
  it('requests the choice of the address', async () => {
    await load('?category=1&brand=rigo&color=oak,walnut&price=10000-50000-HUF&in_stock=1&sort=name&page=2');
    expect(Object.fromEntries(api.requests[0]?.query ?? [])).toEqual({
      scope: 'all', categories: '1', brands: 'rigo', colors: 'oak,walnut', price_min: '10000', price_max: '50000', in_stock: 'true', sort: 'name', page: '2', page_size: '24',
    });
  });

  it('loads one page, or several in a row with the minimum of requests', async () => {
    expect(await cardsOf('?page=3')).toEqual({ first: 49, last: 72, count: 24 });
    expect(await cardsOf('?page=1-3')).toEqual({ first: 1, last: 72, count: 72 });
    expect(await cardsOf('?page=3-6')).toEqual({ first: 49, last: 144, count: 96 });
    expect(await cardsOf('?page=12-13')).toEqual({ first: 265, last: 300, count: 36 });
    expect(api.requests.map(({ query }) => query.get('page_size'))).toEqual(['24', '72', '96', '96', '96', '96']);
  });

  it('has the text of its brand, if the API names one', async () => {
    const textOf = async (search: string) => {
      const result = await load(search);
      return result.status === 200 ? result.data.brandDescription : undefined;
    };
    expect([await textOf('?brand=rigo'), await textOf('?brand=rigo&page=3-6'), await textOf('')]).toEqual(['Zalai műhely.', 'Zalai műhely.', '']);
  });

  it('redirects another spelling to the canonical address without a request', async () => {
    expect(await load('?brand=rigo&brand=cinke&price_from=')).toEqual({ status: 302, location: '/hu/termekek?brand=cinke,rigo' });
    expect(api.requests).toEqual([]);
  });

  it('redirects unknown values to the list without them', async () => {
    expect(await load('?brand=nincs,rigo&color=neon&page=2')).toEqual({ status: 302, location: '/hu/termekek?brand=rigo' });
  });

  it('redirects a page past the end to the last page', async () => {
    expect(await load('?page=99')).toEqual({ status: 302, location: '/hu/termekek?page=13' });
    expect(await load('?page=12-20')).toEqual({ status: 302, location: '/hu/termekek?page=12-13' });
  });

  it('has the data of the empty state without matches', async () => {
    const result = await load('?brand=cinke');
    if (result.status !== 200) throw new Error(`Loaded with ${result.status}`);
    expect(result.data.emptyState?.categories.map(({ href }) => href)).toEqual(['/hu/kategoriak/nappali']);
    expect(result.data.emptyState?.popular).toHaveLength(4);
    expect(result.freshness.tags).toEqual(['catalogue', 'product:1', 'product:2', 'product:3', 'product:4']);
  });
});

describe('a listing without products in the currency of the visitor', () => {
  /** The empty state of a list in euros, in a shop with products in its categories, of which some have a price in euros. */
  async function emptyStateIn({ all, inEuros }: { readonly all: number; readonly inEuros: number }) {
    await api.close();
    api = await startFakeApi({
      'GET /api/products': ({ query }) => ({ ...fakeProductList([]), paging: fakePaging({ total: query.get('page_size') === '1' ? inEuros : 0 }) }),
      'GET /api/categories': () => fakeCategories().map((category) => ({ ...category, product_count: inEuros })),
      'GET /api/init': () => ({ all_products: all }),
    });
    const result = await loadProducts({ ...contextFor(api.url, { pathname: '/hu/termekek' }), currency: 'EUR' }, 'all');
    if (result.status !== 200) throw new Error(`Loaded with ${result.status}`);
    return result.data.emptyState;
  }

  it('names forints in a shop that sells in forints only, and does not link to its categories, whose lists are empty too', async () => {
    expect(await emptyStateIn({ all: 12, inEuros: 0 })).toEqual({ categories: [], popular: [], isSoldInForints: true });
  });

  it('does not name forints in a shop that sells some products in euros, or that has none', async () => {
    expect(await emptyStateIn({ all: 12, inEuros: 3 })).toMatchObject({ isSoldInForints: false, categories: [{ href: '/hu/kategoriak/nappali' }] });
    expect(await emptyStateIn({ all: 0, inEuros: 0 })).toEqual({ categories: [], popular: [], isSoldInForints: false });
  });
});

describe('requests to the API', () => {
  it('omit default values', () => {
    expect(JSON.parse(JSON.stringify(apiQuery({ category_id: 3 }, WHOLE_LISTING, { page: 1, page_size: 24 })))).toEqual({ category_id: 3, sort: 'default', page: 1, page_size: 24 });
  });

  it('never exceed the page size of the API', () => {
    for (let from = 1; from <= 12; from += 1) {
      for (let page = from; page < from + 10; page += 1) {
        const { portions, skip } = portionsOf({ from, page });
        const brought = portions.reduce((sum, { page_size }) => sum + page_size, 0);
        expect(Math.max(...portions.map(({ page_size }) => page_size))).toBeLessThanOrEqual(96);
        expect(brought - skip).toBeGreaterThanOrEqual((page - from + 1) * 24);
      }
    }
  });
});
