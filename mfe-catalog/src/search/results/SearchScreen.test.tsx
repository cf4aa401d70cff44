/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductSearch } from '@feszek/contract';
import { fakeCategory, fakeContentSearch, fakeProduct } from '@feszek/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { fakeProductPage } from '../../../test/productPage.ts';
import { renderInShop } from '../../../test/shop.tsx';
import { linkOf, tilesOf } from '../../category/tileOf.ts';
import { cardOf } from '../../product-card/cardOf.ts';
import { recentSearches } from '../recentSearches.ts';
import { SearchScreen } from './SearchScreen.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const NO_TEXTS = { collections: [], articles: [], pages: [] };
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Mit keresel?' });

function show(search: Partial<ProductSearch>, overrides: Parameters<typeof fakeProductPage>[0] = {}) {
  const searchText = search.query ?? 'fotel';
  const products = fakeProductPage({ query: { searchText }, search: { query: searchText, corrected: null, is_nearest: false, ...search }, ...overrides });
  return renderInShop(<SearchScreen data={{ kind: 'results', products, texts: NO_TEXTS }} />, { pathname: '/hu/kereses' });
}

describe('the search page', () => {
  it('starts with its field and popular categories', () => {
    renderInShop(<SearchScreen data={{ kind: 'start', popular: tilesOf([fakeCategory({ title: 'Fotelek', product_count: 7 })], 'hu') }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Keresés');
    expect(field().value).toBe('');
    expect(field().form?.getAttribute('action')).toBe('/hu/kereses');
    expect(screen.getByRole('link', { name: /Fotelek/ })).toBeTruthy();
    expect(recentSearches.hu.state).toEqual([]);
  });

  it('shows the results, has the query in its field, and stores it in the recent searches', () => {
    show({ query: 'fotel' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Találatok: „fotel”');
    expect(field().value).toBe('fotel');
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(recentSearches.hu.state).toEqual(['fotel']);
  });

  it('shows collections with a searched name above the products of the first page', () => {
    const showPage = (from: number) => {
      const products = fakeProductPage({ query: { searchText: 'tisza', from }, search: { query: 'tisza', corrected: null, is_nearest: false } });
      renderInShop(<SearchScreen data={{ kind: 'results', products, texts: fakeContentSearch({ articles: [], pages: [] }) }} />, { pathname: '/hu/kereses' });
    };
    showPage(1);
    const found = screen.getByRole('region', { name: 'Kollekciók' });
    expect(within(found).getByRole('link', { name: 'Tisza kollekció' }).getAttribute('href')).toBe('/hu/kollekciok/tisza');
    expect(found.compareDocumentPosition(screen.getAllByRole('article')[0] ?? found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    cleanup();
    showPage(2);
    expect(screen.queryByRole('region', { name: 'Kollekciók' })).toBeNull();
  });

  it('shows the corrected query', () => {
    show({ query: 'fotl', corrected: 'fotel' });
    expect(screen.getByText('Nincs találat a „fotl” kifejezésre, ezért a „fotel” találatait mutatjuk.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Találatok: „fotel”');
    expect(field().value).toBe('fotl');
  });

  it('shows that nothing matches, and the nearest products', () => {
    show({ query: 'trambulin', is_nearest: true });
    expect(screen.getByText('„trambulin” nincs nálunk, de ezek hasonlók.')).toBeTruthy();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(recentSearches.hu.state).toEqual([]);
  });

  it('does not link to products while the shop has none', () => {
    show({ query: 'xyz', is_nearest: true }, { total: 0, cards: [], emptyState: { categories: [], popular: [], isSoldInForints: false } });
    expect(screen.getByRole('heading', { name: 'Most üresek a polcaink' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/hu']);
  });

  it('does not call a shop empty that sells in forints only', () => {
    show({ query: 'xyz', is_nearest: true }, { total: 0, cards: [], emptyState: { categories: [], popular: [], isSoldInForints: true } });
    expect(screen.getByRole('heading', { name: 'Ebben a pénznemben most nincs termékünk' })).toBeTruthy();
    expect(screen.queryByText('Most üresek a polcaink')).toBeNull();
  });

  it('shows an empty state with links if there are no nearest products either', () => {
    const emptyState = { categories: [linkOf(fakeCategory({ title: 'Fotelek' }), 'hu')], popular: [cardOf(fakeProduct({ title: 'Pinty fotel' }), 'hu')], isSoldInForints: false };
    show({ query: 'xyz', is_nearest: true }, { total: 0, cards: [], emptyState });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Erre nincs találat: „xyz”');
    expect(screen.getAllByText(/„xyz”/)).toHaveLength(1);
    expect(screen.queryByText(/de ezek hasonlók/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Minden termék' }).getAttribute('href')).toBe('/hu/termekek');
    expect(screen.getByRole('link', { name: /Fotelek/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pinty fotel' })).toBeTruthy();
  });
});
