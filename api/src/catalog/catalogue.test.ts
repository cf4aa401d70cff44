import { categoriesSchema, categoryPageSchema, homeSchema, productDetailSchema, productListSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, LAMP, MUG, SOFA, VASE } from '../../test/goods.ts';
import { openShop } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';

describe('the catalogue', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop();
    visitor = shop.visitor();
  }, OPEN_MS);
  afterAll(() => shop.close());

  const ids = async (query: string, headers?: Record<string, string>) =>
    (await visitor.read(productListSchema, `/api/products${query}`, headers)).products.map(({ id }) => id);

  it('lists products in the shop’s own order, a page at a time', async () => {
    const first = await visitor.read(productListSchema, '/api/products?page_size=2');
    expect(first.products.map(({ id }) => id)).toEqual([CHAIR, SOFA]);
    expect(first.paging).toEqual({ page: 1, page_count: 3, page_size: 2, total: 5 });
    expect(await ids('?page_size=2&page=3')).toEqual([VASE]);
    expect(await ids('?page=99')).toEqual([]);
  });

  it('sorts by price, popularity and, in Hungarian order, by name', async () => {
    expect(await ids('?sort=price-asc')).toEqual([MUG, VASE, CHAIR, LAMP, SOFA]);
    expect(await ids('?sort=price-desc')).toEqual([SOFA, LAMP, CHAIR, VASE, MUG]);
    expect(await ids('?sort=popularity')).toEqual([CHAIR, SOFA, LAMP, MUG, VASE]);
    // c before cs, o before ö before ü, z before zs
    expect(await ids('?sort=name')).toEqual([MUG, LAMP, SOFA, CHAIR, VASE]);
  });

  it('filters a list by a category with its descendants, by reduced, new and best-selling products', async () => {
    expect(await ids('?category_id=1')).toEqual([CHAIR, SOFA, LAMP, MUG, VASE]);
    expect(await ids('?category_id=2')).toEqual([CHAIR]);
    expect(await ids('?category_id=3')).toEqual([]);
    expect(await ids('?scope=sale')).toEqual([SOFA]);
    expect(await ids('?scope=new')).toEqual([SOFA]);
    expect(await ids('?scope=best-sellers')).toEqual([CHAIR]);
  });

  it('shows a product with its details, tiers, breadcrumbs and links in both languages', async () => {
    const chair = await visitor.read(productDetailSchema, `/api/products/${CHAIR}`);
    expect(chair).toMatchObject({
      title: 'Ülőke szék', price_gross: 29_900, price_net: 23_543, currency: 'HUF', quantity: 20, stock_state: 'in_stock', features: ['Rakásolható'],
      details: [{ label: 'Felület', value: 'olaj' }], dimensions: { width: 450, depth: 500, height: 790, weight: 4500 },
      link: { slug: 'uloke-szek', main_category_id: 2, category_slug: 'nappali/szekek' },
      links: { en: { slug: 'uloke-chair', category_slug: 'living-room/chairs' } },
    });
    expect(chair.breadcrumbs.map(({ title, slug }) => [title, slug])).toEqual([['Nappali', 'nappali'], ['Székek', 'nappali/szekek']]);
    expect(chair.qty_discounts.map(({ index, quantity, quantity_to }) => [index, quantity, quantity_to])).toEqual([[0, 4, 7], [1, 8, null]]);
  });

  it('shows the material, the care and the related products of a product, best first', async () => {
    const chair = await visitor.read(productDetailSchema, `/api/products/${CHAIR}`, { locale: 'en' });
    expect(chair).toMatchObject({ material: 'oak', care: ['Wipe with a dry cloth.'] });
    expect(chair.related_products.map(({ id, title }) => [id, title])).toEqual([[LAMP, 'Csillám lamp'], [MUG, 'Cuki mug']]);
  });

  it('lists no related product among the similar ones', async () => {
    const sofa = await visitor.read(productDetailSchema, `/api/products/${SOFA}`);
    expect(sofa.related_products.map(({ id }) => id)).toEqual([LAMP]);
    expect(sofa.similar_products.map(({ id }) => id)).toEqual([MUG]);
  });

  it('recommends no product that is sold out, and does so again once it is in stock', async () => {
    const recommended = async (id: number) => {
      const { related_products: related, similar_products: similar } = await visitor.read(productDetailSchema, `/api/products/${id}`);
      return [related, similar].map((products) => products.some((product) => product.id === VASE));
    };
    const setStock = async (quantity: number) => {
      await shop.db.updateTable('product_stock').set({ quantity }).where('product_id', '=', VASE).execute();
      shop.changes.emit([`product:${VASE}`, `product:${SOFA}`]);
    };
    expect([await recommended(SOFA), await recommended(LAMP)]).toEqual([[false, false], [false, false]]);
    await setStock(3);
    expect([await recommended(SOFA), await recommended(LAMP)]).toEqual([[true, false], [false, true]]);
    await setStock(0);
  });

  it('shows the lowest price of the 30 days before a reduction, in the currency of the request, gross and net', async () => {
    const inForints = await visitor.read(productDetailSchema, `/api/products/${SOFA}`);
    expect(inForints).toMatchObject({ lowest_price_30_days_gross: 409_900, lowest_price_30_days_net: 322_756 });
    const inEuros = await visitor.read(productDetailSchema, `/api/products/${SOFA}`, { 'currency-id': 'EUR' });
    expect(inEuros).toMatchObject({ lowest_price_30_days_gross: 1019.9, lowest_price_30_days_net: 803.07 });
    const chair = await visitor.read(productDetailSchema, `/api/products/${CHAIR}`);
    expect(chair).toMatchObject({ lowest_price_30_days_gross: null, lowest_price_30_days_net: null });
  });

  it('counts the 30 days back from the reduction, not from today', async () => {
    shop.clock.move(60 * 86_400_000);
    shop.changes.emit([`product:${SOFA}`]);
    expect((await visitor.read(productDetailSchema, `/api/products/${SOFA}`)).lowest_price_30_days_gross).toBe(409_900);
    shop.clock.move(-60 * 86_400_000);
    shop.changes.emit([`product:${SOFA}`]);
  });

  it('answers in the language and currency of the request; the currency falls back to the cookie', async () => {
    const english = await visitor.read(productDetailSchema, `/api/products/${SOFA}`, { locale: 'en', 'currency-id': 'EUR' });
    expect(english).toMatchObject({ title: 'Ölelés sofa', currency: 'EUR', price_gross: 969.9 });
    const guest = shop.visitor();
    guest.cookies.set('currency_id', 'USD');
    expect((await guest.read(productDetailSchema, `/api/products/${SOFA}`)).currency).toBe('USD');
    expect((await guest.read(productDetailSchema, `/api/products/${SOFA}`, { 'currency-id': 'GBP' })).currency).toBe('USD');
  });

  it('distinguishes in stock, few left, made to order and sold out', async () => {
    const { products } = await visitor.read(productListSchema, '/api/products');
    expect(products.map(({ stock_state, quantity }) => [stock_state, quantity])).toEqual([['in_stock', 20], ['in_stock', 5], ['for_order', 99], ['few_left', 3], ['sold_out', 0]]);
  });

  it('lists the category tree, parents before children, with the products below each', async () => {
    const categories = await visitor.read(categoriesSchema, '/api/categories');
    expect(categories.map(({ id, parent_id, product_count }) => [id, parent_id, product_count])).toEqual([[1, null, 5], [2, 1, 1], [3, null, 0]]);
  });

  it('finds a category by its full path in the language of the request', async () => {
    const page = await visitor.read(categoryPageSchema, '/api/categories/living-room/chairs', { locale: 'en' });
    expect(page.category.title).toBe('Chairs');
    expect(page.products.map(({ id }) => id)).toEqual([CHAIR]);
    const parent = await visitor.read(categoryPageSchema, '/api/categories/nappali?sort=price-asc&page_size=1');
    expect(parent.children.map(({ id }) => id)).toEqual([2]);
    expect(parent.siblings).toEqual([]);
    expect(page.siblings.map(({ id }) => id)).toEqual([2]);
    expect(parent.products.map(({ id }) => id)).toEqual([MUG]);
    expect(parent.paging.total).toBe(5);
  });

  it.each(['/api/products/99', '/api/products/x', '/api/products/99999999999', '/api/products?category_id=99999999999', '/api/categories/chairs', '/api/categories/szekek'])(
    'does not find %s', async (path) => {
      const answer = await visitor.call('GET', path);
      expect(answer.status).toBe(404);
      expect(errorOf(answer).code).toBe('not_found');
    },
  );

  it('answers the home page in one call', async () => {
    const home = await visitor.read(homeSchema, '/api/home');
    expect(home.categories.map(({ id }) => id)).toEqual([1, 3]);
    expect(home.best_categories.map(({ id }) => id)).toEqual([2, 1]);
    expect(home.sale_products.map(({ id }) => id)).toEqual([SOFA]);
    expect(home.brands).toEqual([{ id: 1, slug: 'harkaly', name: 'Harkály', product_count: 5, image: null }]);
  });

  it('sends public answers with a weak ETag and answers 304 if nothing has changed', async () => {
    const first = await visitor.call('GET', '/api/categories');
    expect(first.headers['etag']).toMatch(/^W\//);
    const again = await visitor.call('GET', '/api/categories', { headers: { 'if-none-match': String(first.headers['etag']) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('shows a change of the same process at once', async () => {
    await visitor.read(productDetailSchema, `/api/products/${MUG}`);
    await shop.db.updateTable('product_stock').set({ quantity: 2 }).where('product_id', '=', MUG).execute();
    shop.changes.emit([`product:${MUG}`]);
    expect((await visitor.read(productDetailSchema, `/api/products/${MUG}`)).quantity).toBe(2);
  });
});
