import { homeSchema, initSchema, productListSchema, taxonomyResultSchema, taxonomySchema } from '@feszek/contract';
import type { Taxonomy } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { keepCatalogue } from '../../../test/keepCatalogue.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { openShop } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Method } from '../../../test/visitor.ts';

const PATH = '/operator/catalogue/taxonomy';
const STOOLS = { parent: 'nappali', title_hu: 'Sámlik', title_en: 'Stools' };
const MAKER = { name: 'Harkály Kft.', address_hu: '9021 Győr, Magyarország', address_en: '9021 Győr, Hungary', email: 'biztonsag@harkaly.example' };

describe('the taxonomy', () => {
  let shop: TestShop;
  let restore: () => Promise<void>;
  const tags: string[] = [];
  beforeAll(async () => {
    shop = await openShop({ operatorToken: OPERATOR_TOKEN });
    restore = await keepCatalogue(shop.db);
    shop.changes.onChange((changed) => tags.push(...changed));
  }, OPEN_MS);
  beforeEach(async () => {
    await restore();
    tags.length = 0;
  });
  afterAll(() => shop.close());

  const call = (method: Method, body?: unknown) => shop.visitor().call(method, PATH, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, locale: 'en' }, ...(body !== undefined && { body }) });
  const put = async (body: unknown) => dataOf(await call('PUT', body), taxonomyResultSchema);
  const get = async (): Promise<Taxonomy> => dataOf(await call('GET'), taxonomySchema);
  const menu = async () => (await shop.visitor().read(initSchema, '/api/init', { locale: 'en' })).menu.categories;

  it('creates categories below others, in the order of the file', async () => {
    expect(await put({ categories: [{ title_hu: 'Kert', title_en: 'Garden' }, STOOLS] })).toMatchObject({ categories: { total: 2, created: 2 }, brands: { total: 0 } });
    const categories = await menu();
    expect(categories.map(({ link }) => link.slug)).toEqual(['garden', 'living-room', 'empty']);
    expect(categories[1]?.children.map(({ link }) => link.slug)).toEqual(['living-room/stools', 'living-room/chairs']);
    expect(tags).toContain('menus');
  });

  it('changes texts and English paths, also of descendants', async () => {
    await put({ categories: [{ title_hu: 'Nappali', title_en: 'Lounge', description_en: 'Sit down.' }] });
    const page = await shop.visitor().call('GET', '/api/categories/lounge', { headers: { locale: 'en' } });
    expect(page.status).toBe(200);
    expect((await menu())[0]).toMatchObject({ title: 'Lounge', children: [{ link: { slug: 'lounge/chairs' } }] });
  });

  it('stores the manufacturer of a brand, and shows it on its products', async () => {
    expect(await put({ brands: [{ name: 'Harkály', manufacturer: MAKER }] })).toMatchObject({ brands: { total: 1, created: 0 } });
    expect(JSON.stringify((await shop.visitor().call('GET', `/api/products/${CHAIR}`)).json)).toContain('9021 Győr, Magyarország');
    expect(tags).toContain(`product:${CHAIR}`);
  });

  describe('the text of a brand', () => {
    const TEXTS = { description_hu: 'Zirci asztalosműhely.\n\nTölgyből dolgozik.', description_en: 'A joinery workshop in Zirc.\n\nIt works in oak.' };
    const listOf = (query: string, locale = 'hu') => shop.visitor().read(productListSchema, `/api/products?${query}`, { locale });
    const textOf = async (query: string, locale?: string) => (await listOf(query, locale)).brand_description;

    it('is in the list of the brand in both languages, as soon as it is imported or changed', async () => {
      expect(await textOf('brands=harkaly')).toBeUndefined();
      await put({ brands: [{ name: 'Harkály', ...TEXTS }] });
      expect([await textOf('brands=harkaly'), await textOf('brands=harkaly', 'en')]).toEqual([TEXTS.description_hu, TEXTS.description_en]);
      expect(tags).toContain('catalogue');
      await put({ brands: [{ name: 'Harkály', ...TEXTS, description_hu: 'Zirci műhely.' }] });
      expect(await textOf('brands=harkaly&colors=oak&sort=name&page=2')).toBe('Zirci műhely.');
    });

    it('is in no other list, and not in the data of other pages', async () => {
      await put({ brands: [{ name: 'Harkály', ...TEXTS }, { name: 'Csuhé', description_hu: 'Kosárfonó műhely.' }] });
      for (const query of ['', 'brands=harkaly,csuhe', 'brands=harkaly&scope=sale', 'brands=harkaly&q=szék', 'brands=harkaly&category_id=1']) expect(await textOf(query)).toBeUndefined();
      expect(JSON.stringify([await listOf(''), await shop.visitor().read(homeSchema, '/api/home'), await shop.visitor().read(initSchema, '/api/init')])).not.toContain('asztalosműhely');
    });

    it('is missing in a language without one, and for a brand without products shows after its import', async () => {
      await put({ brands: [{ name: 'Csuhé' }] });
      expect(await textOf('brands=csuhe')).toBeUndefined();
      tags.length = 0;
      await put({ brands: [{ name: 'Csuhé', description_hu: 'Kosárfonó műhely.' }] });
      expect(tags).toEqual(['catalogue', 'lists']);
      expect([await textOf('brands=csuhe'), await textOf('brands=csuhe', 'en')]).toEqual(['Kosárfonó műhely.', undefined]);
    });

    it('is exported as it was imported, and is removed by an entry without it', async () => {
      await put({ brands: [{ name: 'Harkály', ...TEXTS }] });
      const exported = await get();
      expect(exported.brands).toEqual([expect.objectContaining({ name: 'Harkály', ...TEXTS })]);
      await put({ brands: [{ name: 'Harkály' }] });
      expect(await textOf('brands=harkaly')).toBeUndefined();
      await put(exported);
      expect(await get()).toEqual(exported);
    });
  });

  it('adds colours, and lists them first', async () => {
    await put({ colors: [{ key: 'moss', title_hu: 'moha', title_en: 'moss', hex: '#747b5c' }] });
    expect((await get()).colors?.[0]).toEqual({ key: 'moss', title_hu: 'moha', title_en: 'moss', hex: '#747B5C' });
  });

  it('imports what it has exported, and changes nothing', async () => {
    const before = await get();
    const counts = await put(before);
    expect([counts.categories.created, counts.brands.created, counts.colors.created]).toEqual([0, 0, 0]);
    tags.length = 0;
    await put(await get());
    expect(await get()).toEqual(before);
    expect(tags).toEqual([]);
  });

  it.each([
    ['an unknown parent', { categories: [{ ...STOOLS, parent: 'kert' }] }, 'categories[0].parent', 'unknown_category'],
    ['one category twice', { categories: [STOOLS, STOOLS] }, 'categories[1].slug_hu', 'already_named'],
    ['two categories with one English address', { categories: [STOOLS, { ...STOOLS, title_hu: 'Zsámolyok' }] }, 'categories[1].slug_en', 'already_named'],
    ['one brand twice', { brands: [{ name: 'Csuhé' }, { name: 'Csuhé' }] }, 'brands[1].name', 'already_named'],
    ['two brands with one address', { brands: [{ name: 'Csuhé' }, { name: 'Csuhe' }] }, 'brands[1].slug', 'already_named'],
    ['an invalid colour', { colors: [{ key: 'moss', title_hu: 'moha', title_en: 'moss', hex: 'green' }] }, 'colors[0].hex', 'unknown_value'],
    ['a missing title', { categories: [{ title_hu: 'Kert' }] }, 'categories[0].title_en', 'required'],
  ])('refuses %s, reports its path, and changes nothing', async (_, body, path, code) => {
    const before = await get();
    const { fields } = errorOf(await call('PUT', body));
    expect(fields).toEqual(expect.arrayContaining([expect.objectContaining({ path, code })]));
    expect(await get()).toEqual(before);
  });

  it('is for the operator only', async () => {
    expect((await shop.visitor().call('GET', PATH)).status).toBe(401);
    expect((await shop.visitor().call('PUT', PATH, { body: {} })).status).toBe(401);
  });
});
