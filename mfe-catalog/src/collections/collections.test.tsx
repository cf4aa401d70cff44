/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { contextFor, renderInShop } from '../../test/shop.tsx';
import { fakeShopApi } from '../../test/fakeShopApi.ts';
import { createApiClient } from '@feszek/api-client';
import { CollectionsScreen } from './CollectionsScreen.tsx';
import { loadCollections } from './loadCollections.ts';

afterEach(cleanup);

/** Shows the list of collections of a shop that has none. */
async function show(productCount: number) {
  const { fetch } = fakeShopApi({ '/api/collections': () => ({ collections: [] }), '/api/init': () => ({ all_products: productCount }) });
  const api = createApiClient({ baseUrl: 'http://127.0.0.1', locale: 'hu', currency: 'HUF', fetch });
  const result = await loadCollections({ ...contextFor('http://127.0.0.1'), api });
  if (result.status !== 200) throw new Error(`Loaded with ${result.status}`);
  renderInShop(<CollectionsScreen data={result.data} />, { pathname: '/hu/kollekciok' });
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('leads to the products if there are no collections', async () => {
  await show(12);
  expect(screen.getByRole('heading', { name: 'Most éppen nincs kollekciónk' })).toBeTruthy();
  expect(links()).toContain('/hu/termekek');
});

it('does not lead to the products in a shop without any', async () => {
  await show(0);
  expect(screen.getByRole('heading', { name: 'Most üresek a polcaink' })).toBeTruthy();
  expect(links()).not.toContain('/hu/termekek');
});
