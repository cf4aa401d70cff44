import { categoriesSchema, productListSchema, productsByIdsSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, LAMP, MUG, SOFA, testGoods, VASE } from '../../test/goods.ts';
import { manyGoods } from '../../test/manyGoods.ts';
import { openShop, placed, testConfig, UNLIMITED } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { until } from '../../test/until.ts';
import { Visitor } from '../../test/visitor.ts';
import { createChanges } from '../platform/changes/changes.ts';
import type { App } from '../platform/http/app.ts';
import { buildServer } from '../server.ts';

const POLL_MS = 20;
const config = testConfig({ API_CACHE: 'off' });

describe('a change of the catalogue', () => {
  let shop: TestShop;
  let other: App;
  /** One shop for all tests: each test changes another part of it. */
  beforeAll(async () => {
    shop = await openShop({ config, goods: testGoods });
    other = await buildServer({ db: shop.db, clock: shop.clock, config, changes: createChanges(), rateLimits: UNLIMITED });
    await list(other);
  }, OPEN_MS);
  afterAll(async () => {
    await other.close();
    await shop.close();
  });

  const list = (app: App, query = '') => new Visitor(app).read(productListSchema, `/api/products?${query}`);
  const ids = async (app: App, query = '') => (await list(app, query)).products.map(({ id }) => id);
  const counts = async (app: App) => {
    const { filters, paging } = await list(app);
    return { inStock: filters.in_stock.count, price: filters.price, brands: filters.brands, colors: filters.colors.map(({ key, count }) => [key, count]), total: paging.total };
  };
  /** Both processes give this answer: the one that made the change at once, the other shortly afterwards. */
  async function expectBoth<Answer>(read: (app: App) => Promise<Answer>, answer: Answer): Promise<void> {
    shop.changes.emit(['catalogue']);
    expect(await read(shop.app)).toEqual(answer);
    await until(async () => isDeepStrictEqual(await read(other), answer), POLL_MS);
  }

  it('by an order that takes stock is seen by both processes', async () => {
    expect(await ids(shop.app, 'in_stock=true')).toEqual([CHAIR, SOFA, MUG]);
    await placed(shop.visitor(), { productId: MUG, quantity: 3 });
    await expectBoth((app) => ids(app, 'in_stock=true'), [CHAIR, SOFA]);
    await expectBoth(async (app) => (await counts(app)).inStock, 2);
    await shop.db.updateTable('product_stock').set({ quantity: 4 }).where('product_id', 'in', [MUG, VASE]).execute();
    await expectBoth((app) => ids(app, 'in_stock=true'), [CHAIR, SOFA, MUG, VASE]);
  });

  it('of a price moves the product in sorted lists', async () => {
    await shop.db.updateTable('product_price').set({ gross: 500_000, original_gross: 600_000 }).where('product_id', '=', MUG).where('currency', '=', 'HUF').execute();
    await expectBoth((app) => ids(app, 'sort=price-desc'), [MUG, SOFA, LAMP, CHAIR, VASE]);
    await expectBoth((app) => ids(app, 'scope=sale'), [SOFA, MUG]);
    await expectBoth(async (app) => (await counts(app)).price, { min: 9990, max: 500_000 });
    expect(await ids(shop.app, 'sort=price-asc&price_min=50000')).toEqual([SOFA, MUG]);
  });

  it('of a name, a position, a colour or a category is seen by both processes', async () => {
    await shop.db.updateTable('product_name').set({ sort_key: '' }).where('product_id', '=', VASE).where('locale', '=', 'hu').execute();
    await expectBoth((app) => ids(app, 'sort=name'), [VASE, MUG, LAMP, SOFA, CHAIR]);
    await shop.db.updateTable('product').set({ position: 0, popularity: 99 }).where('id', '=', VASE).execute();
    await expectBoth((app) => ids(app), [VASE, CHAIR, SOFA, LAMP, MUG]);
    await expectBoth((app) => ids(app, 'sort=popularity'), [VASE, CHAIR, SOFA, LAMP, MUG]);
    const brass = await shop.db.insertInto('color').values({ id: 1000, key: 'brass', title: JSON.stringify({ hu: 'sárgaréz', en: 'brass' }), hex: '#BE9850', position: 0 }).returning('id').executeTakeFirstOrThrow();
    await shop.db.insertInto('product_color').values({ product_id: LAMP, position: 1, color_id: brass.id }).execute();
    await expectBoth(async (app) => (await counts(app)).colors, [['brass', 1], ['oak', 5]]);
    await shop.db.updateTable('product').set({ category_id: 3 }).where('id', '=', LAMP).execute();
    await expectBoth((app) => ids(app, 'categories=3'), [LAMP]);
    const perCategory = async (app: App) => (await new Visitor(app).read(categoriesSchema, '/api/categories')).map(({ id, product_count }) => [id, product_count]);
    await expectBoth(perCategory, [[1, 4], [2, 1], [3, 1]]);
  });

  it('of any other data is shown on cards', async () => {
    const { db } = shop;
    const card = async (app: App) => {
      const { products } = await new Visitor(app).read(productsByIdsSchema, `/api/products/by-ids?ids=${CHAIR}`);
      return products.map(({ title, brand, quantity, category, prices_by_currencies: { HUF } }) => [title, brand, quantity, category.title, HUF.price_gross, HUF.qty_discounts.map((tier) => tier.price_gross)]);
    };
    const tiers = async (app: App) => (await card(app)).map((said) => said.at(-1));
    // Both processes have shown it before, and have it in their caches.
    await expectBoth(async (app) => (await card(app)).length, 1);
    await db.updateTable('product_tier').set({ gross: 100 }).where('product_id', '=', CHAIR).where('currency', '=', 'HUF').execute();
    await expectBoth(tiers, [[100, 100]]);
    await db.deleteFrom('product_tier').where('product_id', '=', CHAIR).execute();
    await db.updateTable('product_price').set({ gross: 29_000 }).where('product_id', '=', CHAIR).where('currency', '=', 'HUF').execute();
    await db.updateTable('product_stock').set({ quantity: 2 }).where('product_id', '=', CHAIR).execute();
    await expectBoth(card, [['Ülőke szék', 'Harkály', 2, 'Székek', 29_000, []]]);
    await db.updateTable('brand').set({ name: 'Küllő' }).execute();
    await db.updateTable('category').set({ title: JSON.stringify({ hu: 'Ülők', en: 'Seats' }) }).where('id', '=', 2).execute();
    await db.updateTable('product').set({ title: JSON.stringify({ hu: 'Bükk szék', en: 'Beech chair' }) }).where('id', '=', CHAIR).execute();
    await expectBoth(card, [['Bükk szék', 'Küllő', 2, 'Ülők', 29_000, []]]);
    await db.updateTable('brand').set({ name: 'Harkály' }).execute();
  });

  it('that adds or deletes products and brands is seen by both processes', async () => {
    const { db } = shop;
    await db.insertInto('brand').values({ id: 2, slug: 'zsombek', name: 'Zsombék' }).execute();
    await db.transaction().execute(async (trx) => {
      await sql`insert into product (id, sku, category_id, brand_id, position, slug, title, subtitle, description, features, details, is_for_order, popularity, created_at, material, care)
        select 6, 'NEW', category_id, 2, 6, slug, title, subtitle, description, features, details, is_for_order, popularity, created_at, material, care from product where id = ${VASE}`.execute(trx);
      await sql`insert into product_name select 6, locale, sort_key from product_name where product_id = ${VASE}`.execute(trx);
      await sql`insert into product_price (product_id, currency, gross, original_gross) select 6, currency, gross, original_gross from product_price where product_id = ${VASE}`.execute(trx);
    });
    // Without stock it is not sold yet.
    await expectBoth(async (app) => (await counts(app)).total, 5);
    await db.insertInto('product_stock').values({ product_id: 6, quantity: 1 }).execute();
    await expectBoth(async (app) => (await ids(app, 'sort=price-asc')).slice(0, 2), [VASE, 6]);
    await expectBoth((app) => ids(app, 'brands=zsombek'), [6]);
    await db.transaction().execute(async (trx) => {
      for (const table of ['product_name', 'product_price', 'product_stock'] as const) await trx.deleteFrom(table).where('product_id', '=', 6).execute();
      await trx.deleteFrom('product').where('id', '=', 6).execute();
    });
    await expectBoth(async (app) => (await counts(app)).total, 5);
    await expectBoth(async (app) => (await counts(app)).brands, [{ slug: 'harkaly', name: 'Harkály', count: 5 }]);
  });
});

describe('a change of many products', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ config, goods: manyGoods(600) });
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('does not delay requests, and is seen later', async () => {
    const list = () => shop.visitor().read(productListSchema, '/api/products?sort=price-asc&page_size=96');
    await list();
    await sql`update product_price set gross = 1000 + product_id, original_gross = 1000 + product_id where currency = 'HUF'`.execute(shop.db);
    await shop.db.updateTable('product_stock').set({ quantity: 0 }).execute();
    await until(async () => (await list()).filters.in_stock.count === 0, 50);
    const { products, filters } = await list();
    expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 96 }, (_, index) => index + 1));
    expect(filters.price).toEqual({ min: 1001, max: 1600 });
  }, OPEN_MS);
});

describe('transactions that end in a different order than they began', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ config });
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('are all seen', async () => {
    const inStock = async () => (await shop.visitor().read(productListSchema, '/api/products?in_stock=true')).products.map(({ id }) => id);
    async function expectInStock(...ids: readonly number[]): Promise<void> {
      await until(async () => isDeepStrictEqual(await inStock(), ids), POLL_MS);
    }
    const stock = (db: TestShop['db'], id: number, quantity: number) => db.updateTable('product_stock').set({ quantity }).where('product_id', '=', id).execute();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: hasWritten, resolve: wrote } = Promise.withResolvers<void>();
    const early = shop.db.transaction().execute(async (trx) => {
      await stock(trx, CHAIR, 0);
      wrote();
      await mayEnd;
    });
    await hasWritten;
    await stock(shop.db, SOFA, 0);
    await expectInStock(CHAIR, MUG);
    await stock(shop.db, VASE, 1);
    await expectInStock(CHAIR, MUG, VASE);
    end();
    await early;
    await expectInStock(MUG, VASE);
  });
});
