import { collectionPageSchema, collectionsResultSchema, collectionsSchema, contentSearchSchema, initSchema, operatorCollectionsSchema, productDetailSchema, searchSuggestionsSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf } from '../../../test/visitor.ts';

const PATH = '/operator/catalogue/collections';
const NEST = { slug_hu: 'feszek', slug_en: 'nest', title_hu: 'Fészek', title_en: 'Nest', description_hu: 'Együtt jó.', description_en: 'Good together.' };

describe('collections', () => {
  let shop: TestShop;
  let skus: readonly string[];
  const tags: string[] = [];
  const call = (method: 'GET' | 'PUT', body?: unknown) => shop.visitor().call(method, PATH, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` }, ...(body !== undefined && { body }) });
  const put = async (collections: readonly unknown[]) => dataOf(await call('PUT', { collections }), collectionsResultSchema);

  beforeAll(async () => {
    shop = await openShop({ operatorToken: OPERATOR_TOKEN });
    skus = (await shop.db.selectFrom('product').select('sku').where('group_id', 'is', null).orderBy('id').limit(3).execute()).map(({ sku }) => sku);
    shop.changes.onChange((changed) => tags.push(...changed));
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('are replaced by a file, and exported as they were imported', async () => {
    const file = { collections: [{ ...NEST, skus: skus.slice(0, 2) }] };
    expect(await put(file.collections)).toEqual({ total: 1, created: 1, removed: 0 });
    expect(tags).toContain('collections');
    expect(dataOf(await call('GET'), operatorCollectionsSchema)).toEqual(file);
    expect(await put(file.collections)).toEqual({ total: 1, created: 0, removed: 0 });
  });

  it('are listed with a text in the language of the page, and found by the slug of that language', async () => {
    const visitor = shop.visitor();
    expect((await visitor.read(collectionsSchema, '/api/collections', { locale: 'en' })).collections).toMatchObject([{ slugs: { hu: 'feszek', en: 'nest' }, title: 'Nest', product_count: 2 }]);
    const { products } = await visitor.read(collectionPageSchema, '/api/collections/nest', { locale: 'en' });
    expect(products.map(({ sku }) => sku)).toHaveLength(2);
    expect((await visitor.call('GET', '/api/collections/nest', { headers: { locale: 'hu' } })).status).toBe(404);
  });

  it('are on the pages of their products, without the product itself', async () => {
    const ids = (await shop.db.selectFrom('product').select(['id', 'sku']).where('sku', 'in', skus).orderBy('id').execute()).map(({ id }) => id);
    const read = (id: number | undefined) => shop.visitor().read(productDetailSchema, `/api/products/${id}`, { locale: 'hu' });
    const { collection } = await read(ids[0]);
    expect([collection?.slug, collection?.products.every(({ id }) => id === ids[1])]).toEqual(['feszek', true]);
    expect((await read(ids[2])).collection).toBeUndefined();
  });

  it.each([
    ['Fészek', 'hu', 'feszek'], ['fesz', 'hu', 'feszek'], ['fészek szék', 'hu', 'feszek'], ['kollekció', 'hu', 'feszek'], ['nest', 'en', 'nest'], ['collections', 'en', 'nest'],
  ])('are suggested for „%s” in %s, with the number of their products', async (query, locale, slug) => {
    const { collections } = await shop.visitor().read(searchSuggestionsSchema, `/api/search/suggestions?q=${encodeURIComponent(query)}`, { locale });
    expect(collections).toEqual([{ title: locale === 'hu' ? 'Fészek' : 'Nest', slug, count: 2, image: null }]);
  });

  it('are among the results of a search by their names only', async () => {
    const found = async (query: string) => (await shop.visitor().read(contentSearchSchema, `/api/search/content?q=${query}`, { locale: 'en' })).collections;
    expect(await found('nest')).toEqual([{ title: 'Nest', description: 'Good together.', slug: 'nest', count: 2, image: null }]);
    expect(await found('together')).toEqual([]);
  });

  it('are beside a top category in the menu, if the operator features them', async () => {
    const feature = async () => (await shop.visitor().read(initSchema, '/api/init', { locale: 'en' })).menu.categories[0]?.feature;
    expect(await feature()).toBeUndefined();
    await shop.db.insertInto('menu_feature').values({ category: 'nappali', position: 0, target: 'collection:feszek' }).execute();
    shop.changes.emit(['menus']);
    expect(await feature()).toEqual({ kind: 'collection', title: 'Nest', slug: 'collections/nest', image: null });
    expect(tags).toContain('menus');
  });

  it('are in the sitemap', async () => {
    const { body } = await shop.app.inject('/sitemaps/categories.xml');
    expect(body).toContain('/hu/kollekciok/feszek</loc>');
    expect(body).toContain('/en/collections/nest</loc>');
  });

  it('refuse unknown products, a product of another collection and a slug that is taken, and change nothing then', async () => {
    const { status, json } = await call('PUT', { collections: [{ ...NEST, skus: ['NONE', skus[0]] }, { ...NEST, skus: [skus[0]] }] });
    expect(status).toBe(422);
    for (const path of ['collections[0].skus[0]', 'collections[1].skus[0]', 'collections[1].slug_hu', 'collections[1].slug_en']) expect(JSON.stringify(json)).toContain(path);
    expect(dataOf(await call('GET'), operatorCollectionsSchema).collections).toHaveLength(1);
  });

  it('are removed if the file does not name them', async () => {
    expect(await put([])).toEqual({ total: 0, created: 0, removed: 1 });
    expect((await shop.visitor().read(collectionsSchema, '/api/collections')).collections).toEqual([]);
    expect((await shop.visitor().read(searchSuggestionsSchema, '/api/search/suggestions?q=feszek')).collections).toEqual([]);
  });
});
