import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeCategory, fakeCategoryPage, fakeError, fakePaging, fakeProductList, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import type { CategoryPage } from '@feszek/contract';
import { contextFor } from '../../test/shop.tsx';
import { loadCategory } from './loadCategory.ts';

const top = fakeCategory({ id: 1, parent_id: null, slug: 'nappali', slugs: { hu: 'nappali', en: 'living-room' }, title: 'Nappali', product_count: 9 });
const middle = fakeCategory({ id: 2, parent_id: 1, slug: 'ulobutorok', slugs: { hu: 'nappali/ulobutorok', en: 'living-room/seating' }, title: 'Ülőbútorok', product_count: 9 });
const sofas = fakeCategory({ id: 3, parent_id: 2, slug: 'kanapek', slugs: { hu: 'nappali/ulobutorok/kanapek', en: 'living-room/seating/sofas' }, title: 'Kanapék', product_count: 6 });
const poufs = fakeCategory({ id: 4, parent_id: 2, slug: 'puffok', slugs: { hu: 'nappali/ulobutorok/puffok', en: 'living-room/seating/poufs' }, title: 'Puffok', product_count: 3 });
const cots = fakeCategory({ id: 5, parent_id: 2, title: 'Kiságyak', product_count: 0 });

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi();
});

afterEach(() => api.close());

async function load(page: Partial<CategoryPage>) {
  api.use({ 'GET /api/categories/{slug...}': () => fakeCategoryPage(page) });
  const result = await loadCategory(contextFor(api.url, { params: { category_slug: 'nappali' } }));
  if (result.status !== 200) throw new Error(`Loaded with ${result.status}`);
  return result.data;
}

describe('loadCategory', () => {
  it('has the children of a top-level category with their pictures', async () => {
    const { tiles, links } = await load({ category: top, children: [middle, cots], siblings: [] });
    expect(tiles).toEqual([{ id: 2, href: '/hu/kategoriak/nappali/ulobutorok', title: 'Ülőbútorok', productCount: 9, image: middle.image }]);
    expect(links).toEqual([]);
  });

  it('has the children of a middle category as links', async () => {
    const { tiles, links } = await load({ category: middle, children: [sofas, poufs, cots], siblings: [middle] });
    expect(tiles).toEqual([]);
    expect(links.map(({ title, href }) => [title, href])).toEqual([['Kanapék', '/hu/kategoriak/nappali/ulobutorok/kanapek'], ['Puffok', '/hu/kategoriak/nappali/ulobutorok/puffok']]);
  });

  it('is cached until a product of the category changes, the category, or all lists; an empty one shows products of others, too', async () => {
    api.use({ 'GET /api/categories/{slug...}': () => fakeCategoryPage({ category: sofas }), 'GET /api/products': () => fakeProductList([]), 'GET /api/categories': () => [] });
    const freshness = async () => {
      const result = await loadCategory(contextFor(api.url, { params: { category_slug: 'nappali' } }));
      return 'freshness' in result ? result.freshness.tags : [];
    };
    const own = ['lists', 'list:3', 'category:3'];
    const { products } = fakeCategoryPage();
    expect(await freshness()).toEqual([...own, ...products.map(({ id }) => `product:${id}`)]);
    api.use({ 'GET /api/categories/{slug...}': () => fakeCategoryPage({ category: sofas, products: [], paging: fakePaging({ total: 0 }) }) });
    expect(await freshness()).toEqual([...own, 'catalogue']);
  });

  it('has the siblings of a leaf category as links, including itself', async () => {
    const { links } = await load({ category: sofas, children: [], siblings: [sofas, poufs, cots] });
    expect(links.map(({ id }) => id)).toEqual([3, 4]);
  });

  it('is included among its siblings even if it is empty', async () => {
    const { links } = await load({ category: cots, children: [], siblings: [sofas, cots] });
    expect(links.map(({ id }) => id)).toEqual([3, 5]);
  });

  it('has no links without siblings', async () => {
    const { links } = await load({ category: sofas, children: [], siblings: [sofas] });
    expect(links).toEqual([]);
  });

  it('is not found for an unknown category', async () => {
    api.use({ 'GET /api/categories/{slug...}': () => fakeError('not_found') });
    expect(await loadCategory(contextFor(api.url, { params: { category_slug: 'nincs' } }))).toEqual({ status: 404 });
  });
});
