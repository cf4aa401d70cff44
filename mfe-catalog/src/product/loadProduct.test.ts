import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeError, fakeProductDetail, startFakeApi } from '@feszek/testing';
import type { FakeApi, FakeHandler } from '@feszek/testing';
import { contextFor } from '../../test/shop.tsx';
import { loadProduct } from './loadProduct.ts';
import { loadProductWithoutSlug } from './loadProductWithoutSlug.ts';

const PATH = '/hu/termekek/nappali/fotelek/rigo-fotel-17';

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/products/{id}': ({ params }) => (params['id'] === '17' ? fakeProductDetail() : fakeError('not_found')) });
});
afterEach(() => api.close());

function load(slug: string, search = '') {
  return loadProduct(contextFor(api.url, { pathname: `/hu/termekek/${slug}`, params: { product_slug: slug }, search }));
}

describe('the address of a product', () => {
  it('ends in its id, below its main category', async () => {
    expect(await load('nappali/fotelek/rigo-fotel-17')).toMatchObject({ status: 200, data: { id: 17, paths: { hu: PATH, en: '/en/products/living-room/armchairs/rigo-armchair-17' } } });
  });

  it.each(['rigo-fotel-17', 'nappali/fotelek/regi-neve-17', 'masik/kategoria/rigo-fotel-17', '-17'])('redirects permanently from %s to the current address', async (slug) => {
    expect(await load(slug)).toEqual({ status: 301, location: PATH });
  });

  it('keeps the query in a redirect', async () => {
    expect(await load('regi-17', '?utm_source=level')).toEqual({ status: 301, location: `${PATH}?utm_source=level` });
  });

  it.each(['nappali/fotelek/rigo-fotel-18', 'nappali/fotelek/rigo-fotel', 'rigo-fotel-17x', 'rigo-fotel-0', '17'])('is not found at %s', async (slug) => {
    expect(await load(slug)).toEqual({ status: 404 });
  });
});

describe('a product with reviews', () => {
  const rating = { average: 4, count: 1 };
  const list = { rating, counts: [0, 0, 0, 1, 0], reviews: [], total: 0 };
  const reviewed = (reviews: FakeHandler) => startFakeApi({ 'GET /api/products/{id}': () => fakeProductDetail({ rating }), 'GET /api/products/{id}/reviews': reviews });

  it.each([
    ['the reviews that its address names', () => list, { choice: { stars: 2, sort: 'newest', limit: 5 }, counts: list.counts, reviews: [], total: 0 }],
    ['no reviews if they cannot be loaded', () => fakeError('internal_error'), null],
  ] as const)('has %s', async (_, answer, reviews) => {
    const own = await reviewed(answer);
    try {
      expect(await loadProduct(contextFor(own.url, { pathname: PATH, params: { product_slug: 'nappali/fotelek/rigo-fotel-17' }, search: '?review_stars=2' }))).toMatchObject({ status: 200, data: { rating, reviews } });
    } finally {
      await own.close();
    }
  });

  it('is the only one whose reviews are requested', async () => {
    expect(await load('nappali/fotelek/rigo-fotel-17')).toMatchObject({ status: 200, data: { rating: null, reviews: null } });
  });
});

describe('an address with only an id', () => {
  const loadById = (search: string) => loadProductWithoutSlug(contextFor(api.url, { pathname: '/hu/product', search }));

  it('redirects to the product’s address with the rest of the query', async () => {
    expect(await loadById('?id=17')).toEqual({ status: 301, location: PATH });
    expect(await loadById('?utm_source=level&id=17')).toEqual({ status: 301, location: `${PATH}?utm_source=level` });
  });

  it('redirects to all products without an id', async () => {
    expect(await loadById('')).toEqual({ status: 301, location: '/hu/termekek' });
    expect(await loadById('?id=&utm_source=level')).toEqual({ status: 301, location: '/hu/termekek?utm_source=level' });
    expect(await loadById('?ID=17')).toEqual({ status: 301, location: '/hu/termekek?ID=17' });
  });

  it.each(['?id=18', '?id=abc', '?id=17x', '?id=-17', '?id=1e1', '?id=017', '?id=99999999999999999999'])('is not found with "%s"', async (search) => {
    expect(await loadById(search)).toEqual({ status: 404 });
  });
});
