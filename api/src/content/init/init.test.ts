import { acknowledgementSchema, countrySchema, currencySchema, faqSchema, initSchema, matchRoute, routePath, ROUTES, showroomsSchema } from '@feszek/contract';
import type { MenuItem } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { array } from 'yup';
import { OPEN_MS } from '../../../test/databases.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';

describe('the public routes of the shop', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop();
    visitor = shop.visitor();
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('answer menus with the shop’s own links and the category tree', async () => {
    const { menu, all_products, biggest_discount } = await visitor.read(initSchema, '/api/init', { locale: 'en' });
    expect(menu.header.map(({ title }) => title)).toEqual(['All products', 'Sale', 'New in', 'Help', 'Favourites', 'Living room', 'Empty']);
    expect(menu.categories).toMatchObject([{ link: { slug: 'living-room', type: 'category', ref_id: 1 }, children: [{ link: { slug: 'living-room/chairs' } }] }, {}]);
    expect([menu.has_brands, all_products, biggest_discount]).toEqual([false, 5, { percent: 4, count: 1 }]);
  });

  it('answer whether there are brands to choose from', async () => {
    const hasBrands = async () => (await visitor.read(initSchema, '/api/init')).menu.has_brands;
    await shop.db.insertInto('brand').values({ id: 2, slug: 'vackor', name: 'Vackor' }).execute();
    shop.changes.emit(['catalogue']);
    expect(await hasBrands()).toBe(false);
    await shop.db.updateTable('product').set({ brand_id: 2 }).where('sku', '=', 'MUG').execute();
    shop.changes.emit(['catalogue']);
    expect(await hasBrands()).toBe(true);
  });

  it('answer menus that link only to existing routes', async () => {
    const { menu } = await visitor.read(initSchema, '/api/init');
    const names = new Set<string>(ROUTES.map(({ name }) => name));
    const links = (items: readonly MenuItem[]): string[] => items.flatMap(({ link, children }) => [...(link.type === 'static' ? [link.slug] : []), ...links(children)]);
    for (const slug of [...links(menu.header), ...links(menu.footer)]) expect(names).toContain(slug);
    for (const { link } of menu.categories) expect(matchRoute(routePath('categories-category_slug', 'hu', { category_slug: link.slug }))?.route.name).toBe('categories-category_slug');
  });

  it('answer the countries of the Union by name in either language', async () => {
    const schema = array(countrySchema.required()).required();
    const [hungarian, english] = [await visitor.read(schema, '/api/countries'), await visitor.read(schema, '/api/countries', { locale: 'en' })];
    expect(hungarian).toHaveLength(27);
    expect([hungarian[0]?.name, hungarian.find(({ code }) => code === 'HU')]).toEqual(['Ausztria', { id: 1, code: 'HU', name: 'Magyarország' }]);
    expect(english.map(({ name }) => name)).toEqual(english.map(({ name }) => name).sort());
  });

  it('answer currencies, forint first', async () => {
    const currencies = await visitor.read(array(currencySchema.required()).required(), '/api/currencies');
    expect(currencies).toEqual([{ id: 'HUF', symbol: 'Ft', is_default: true }, { id: 'EUR', symbol: '€', is_default: false }, { id: 'USD', symbol: '$', is_default: false }]);
  });

  it('answer questions and showrooms in both languages', async () => {
    for (const locale of ['hu', 'en']) {
      const { topics } = await visitor.read(faqSchema, '/api/faq', { locale });
      expect(topics.length).toBeGreaterThanOrEqual(4);
      for (const { questions } of topics) expect(questions.length).toBeGreaterThanOrEqual(4);
      expect(await visitor.read(showroomsSchema, '/api/showrooms', { locale })).toHaveLength(2);
    }
    const { topics } = await visitor.read(faqSchema, '/api/faq', { locale: 'en' });
    const answers = JSON.stringify(topics).replaceAll('\u00A0', ' ');
    for (const promise of ['at least 2 years', '14 days', '10 minutes', '159 900 Ft']) expect(answers).toContain(promise);
  });

  it('answer a ping and the health of the API', async () => {
    expect(await visitor.read(acknowledgementSchema, '/api/ping')).toEqual({ ok: true });
    expect((await visitor.call('GET', '/health')).json).toEqual({ data: { status: 'ok' } });
  });
});
