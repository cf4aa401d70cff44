import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeError, fakeProductDetail, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { contextOf, requestFor } from '../../test/shop.tsx';
import { loadStockAlert } from './loadStockAlert.ts';

const PRODUCT = fakeProductDetail({
  id: 17, title: 'Zsombék váza', variant: [{ axis: 'Szín', value: 'kék' }, { axis: 'Huzat', value: 'kék' }], link: { slug: 'zsombek-vaza', category_slug: 'konyha', main_category_id: null },
});

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/products/{id}': ({ params }) => (params['id'] === '17' ? PRODUCT : fakeError('not_found')) });
});

afterEach(() => api.close());

const load = (search: string) => loadStockAlert(contextOf(api.url, { ...requestFor('stock-alert'), search }));

describe('loadStockAlert', () => {
  it('names the product with its variant, each value once, and links it', async () => {
    const product = { id: 17, name: 'Zsombék váza, kék', href: '/hu/termekek/konyha/zsombek-vaza-17' };
    expect(await load('?product=17&link=confirm')).toMatchObject({ status: 200, data: { product, link: 'confirm' }, freshness: { tags: ['product:17'] } });
  });

  it('has no product for an unknown or malformed id', async () => {
    for (const id of ['18', 'x']) expect(await load(`?product=${id}&link=confirm`)).toMatchObject({ status: 200, data: { product: null, link: 'confirm' } });
  });
});
