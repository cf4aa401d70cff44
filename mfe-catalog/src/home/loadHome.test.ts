import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeHome, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import type { Currency } from '@feszek/contract';
import { contextFor } from '../../test/shop.tsx';
import { loadHome } from './loadHome.ts';

let api: FakeApi | undefined;

afterEach(() => api?.close());

/** Loads the home page of a shop with `all` products, of which `sold` are sold in the currency. */
async function isSoldInForints({ all, sold, currency }: { readonly all: number; readonly sold: number; readonly currency: Currency }) {
  api = await startFakeApi({
    'GET /api/home': () => fakeHome({ product_count: sold }),
    'GET /api/home/room': () => ({ room: null }),
    'GET /api/init': () => ({ all_products: all }),
  });
  const result = await loadHome({ ...contextFor(api.url), currency });
  if (result.status !== 200) throw new Error(`Loaded with ${result.status}`);
  return { isSoldInForints: result.data.isSoldInForints ?? false, calls: api.requests.length };
}

describe('the data of the home page', () => {
  it('distinguishes a shop that sells nothing in the currency from an empty shop', async () => {
    expect(await isSoldInForints({ all: 12, sold: 0, currency: 'EUR' })).toMatchObject({ isSoldInForints: true });
    await api?.close();
    expect(await isSoldInForints({ all: 0, sold: 0, currency: 'EUR' })).toMatchObject({ isSoldInForints: false });
    await api?.close();
    expect(await isSoldInForints({ all: 0, sold: 0, currency: 'HUF' })).toMatchObject({ isSoldInForints: false });
  });

  it('needs two requests in a shop with products', async () => {
    expect(await isSoldInForints({ all: 12, sold: 3, currency: 'EUR' })).toEqual({ isSoldInForints: false, calls: 2 });
  });
});
