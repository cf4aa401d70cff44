/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeProduct, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { contextFor, renderInShop } from '../../test/shop.tsx';
import { cardOf } from '../product-card/cardOf.ts';
import { slice } from '../slice.ts';
import { loadProductRow } from './loadProductRow.ts';
import { ProductRow } from './ProductRow.tsx';

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/products/by-skus': () => ({ products: [fakeProduct({ id: 3 }), fakeProduct({ id: 2 })] }) });
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const load = (skus: string) => loadProductRow(contextFor(api.url, { params: { skus } }));

describe('the products of a slot', () => {
  it('are requested once each and shown in the order of the response', async () => {
    expect(await load('VAC-3,VAC-2,VAC-3')).toMatchObject({ status: 200, data: [{ id: 3 }, { id: 2 }], freshness: { tags: ['product:3', 'product:2'] } });
    expect(api.requests.map(({ query }) => query.get('skus'))).toEqual(['VAC-3,VAC-2']);
  });

  it('are loaded again after a change of the catalogue if one is missing', async () => {
    expect(await load('VAC-3,VAC-2,VAC-1')).toMatchObject({ freshness: { tags: ['catalogue', 'product:3', 'product:2'] } });
  });

  it('are cards with prices and hearts', () => {
    renderInShop(<ProductRow data={[cardOf(fakeProduct(), 'hu')]} />);
    const card = within(screen.getByRole('group', { name: '1 termék' })).getByRole('article');
    expect(within(card).getByRole('link').getAttribute('href')).toContain('rigo-fotel-17');
    expect(within(card).getByRole('button', { name: /kedvenc/i })).toBeTruthy();
  });

  it('are nothing if none exists any more', () => {
    expect(renderInShop(<ProductRow data={[]} />).container.innerHTML).toBe('');
  });
});

describe('the parameters of a product row', () => {
  const pattern = slice.fragments['products']?.params?.['skus']?.pattern ?? /^$/;
  const isValid = (skus: string) => new RegExp(`^(?:${pattern.source})$`, pattern.flags).test(skus);

  it('are 1 to 24 SKUs', () => {
    const skus = (count: number) => Array.from({ length: count }, (_, index) => `VAC-${index}`).join();
    expect([1, 24].map((count) => isValid(skus(count)))).toEqual([true, true]);
    expect(['', ',', 'VAC-1,', 'VAC 1,,VAC-2', skus(25), 'x'.repeat(65)].map(isValid)).toEqual([false, false, false, false, false, false]);
  });
});
