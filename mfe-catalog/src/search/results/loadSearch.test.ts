import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createI18n } from '@feszek/i18n';
import { fakeContentSearch, fakeError, fakeHome, fakeProductList, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { contextFor } from '../../../test/shop.tsx';
import { messages } from '../../locales/hu.ts';
import { loadSearch } from './loadSearch.ts';
import { screen } from './searchScreen.ts';

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi({
    'GET /api/home': () => fakeHome(),
    'GET /api/search/content': () => fakeContentSearch(),
    'GET /api/products': ({ query }) => ({ ...fakeProductList(), search: { query: query.get('q') ?? '', corrected: null, is_nearest: false } }),
  });
});

afterEach(() => api.close());

const at = (search: string) => contextFor(api.url, { pathname: '/hu/kereses', search });

async function headOf(search: string) {
  const context = at(search);
  const result = await loadSearch(context);
  if (result.status !== 200) throw new Error(`Loaded with ${result.status}`);
  return screen.head(result.data, { ...context, t: createI18n({ locale: 'hu', messages }).t });
}

describe('the search page', () => {
  it.each(['', '?q=', '?q=%20', '?page=2'])('has popular categories without a query: %s', async (search) => {
    expect(await loadSearch(at(search))).toMatchObject({ status: 200, data: { kind: 'start' } });
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/home']);
  });

  it('requests the query with its filters', async () => {
    await loadSearch(at('?q=fotel&brand=rigo&sort=price-asc'));
    expect(Object.fromEntries(api.requests.find(({ path }) => path === '/api/products')?.query ?? [])).toMatchObject({ q: 'fotel', brands: 'rigo', sort: 'price-asc' });
  });

  it('has the articles and pages that match the query, regardless of the filters', async () => {
    expect(await loadSearch(at('?q=kanapé&brand=rigo'))).toMatchObject({ data: { texts: { articles: [{ slug: 'mekkora-kanape' }] } }, freshness: { maxAge: 60, tags: expect.arrayContaining(['articles', 'pages']) } });
    expect(api.requests.find(({ path }) => path === '/api/search/content')?.query.get('q')).toBe('kanapé');
  });

  it('shows its products without articles if these cannot be loaded, and does not share such a page', async () => {
    api.use({ 'GET /api/search/content': () => fakeError('service_unavailable') });
    expect(await loadSearch(at('?q=fotel'))).toMatchObject({ status: 200, data: { kind: 'results', texts: null }, freshness: { maxAge: 0 } });
  });

  it('redirects a query with surrounding spaces to the trimmed query', async () => {
    expect(await loadSearch(at('?q=+fotel+'))).toEqual({ status: 302, location: '/hu/kereses?q=fotel' });
  });

  it('has a title with the query and the number of results, `noindex`, and the same query in the other language', async () => {
    expect(await headOf('?q=fotel')).toEqual({
      title: expect.stringMatching(/^„fotel”, \d+ találat – keresés$/),
      robots: 'noindex',
      canonical: '/hu/kereses?q=fotel',
      alternates: { hu: '/hu/kereses?q=fotel', en: '/en/search?q=fotel' },
    });
    expect(await headOf('?q=&foo=bar')).toMatchObject({ title: 'Keresés', robots: 'noindex', canonical: '/hu/kereses', alternates: { hu: '/hu/kereses', en: '/en/search' } });
  });
});
