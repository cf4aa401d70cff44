import { importResultSchema, importSchema, productDetailSchema, productListSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { object } from 'yup';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, SOFA } from '../../../test/goods.ts';
import { photograph } from '../../../test/pictures.ts';
import { emptyCatalogue, keepCatalogue } from '../../../test/keepCatalogue.ts';
import { openOperatorShop, OPERATOR_TOKEN } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { OperatorClient } from '../../platform/commands/OperatorClient.ts';

jest.setTimeout(OPEN_MS);

const DAY_MS = 86_400_000;
const HEAD = 'sku,title_hu,title_en,brand,category_hu,price_huf,stock';
/** What an import reports for products with a forint price and without measures. */
const incomplete = (count: number) => [
  ...['EUR', 'USD'].map((currency) => `Not sold in ${currency}: ${count} ${count === 1 ? 'product' : 'products'} without a price in it.`),
  `Delivered as bulky goods: ${count} ${count === 1 ? 'product' : 'products'} of unknown weight or size.`,
];
const NEW_STOOL = 'STOOL,Sámli,Stool,Harkály,Nappali > Székek,9990,7';

describe('importing a catalogue', () => {
  let shop: OperatorShop;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    shop = await openOperatorShop();
    restore = await keepCatalogue(shop.db);
  }, 2 * OPEN_MS);
  beforeEach(async () => {
    await restore();
    shop.changes.emit(['catalogue']);
  });
  afterAll(() => shop.close());

  const detail = (id: number, headers?: Record<string, string>) => shop.visitor().read(productDetailSchema, `/api/products/${id}`, headers);
  const idOf = async (sku: string) => (await shop.db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst())?.id;
  const begin = (id: string, replace = false) => shop.client.call('POST', '/operator/catalogue/imports', importSchema, { id, replace });
  const send = (id: string, line: number, product: object) => shop.client.call('POST', `/operator/catalogue/imports/${id}/rows`, object({}), { rows: [{ line, sku: null, product, faults: [] }] });
  const commit = (id: string, rows: number) => shop.client.call('POST', `/operator/catalogue/imports/${id}/commit`, importResultSchema, { rows });

  it('creates complete products: texts in both languages, the prices of the file, listed in their category', async () => {
    const { code, said } = await shop.run(`${HEAD}\n${NEW_STOOL}\n`);
    expect(said).toEqual(['Imported: 1 row; 1 product created, 0 updated, 0 unchanged, 0 rejected.', ...incomplete(1)]);
    expect(code).toBe(0);
    const stool = await detail((await idOf('STOOL')) ?? 0, { locale: 'en' });
    expect(stool).toMatchObject({ title: 'Stool', brand: 'Harkály', price_gross: 9990, quantity: 7, is_new: true, link: { category_slug: 'living-room/chairs', slug: 'stool' } });
    expect([stool.image, stool.images]).toEqual([null, []]);
    const list = await shop.visitor().read(productListSchema, '/api/products?category_id=2&sort=name');
    expect(list.products.map(({ title }) => title)).toEqual(['Sámli', 'Ülőke szék']);
  });

  it('fills a missing language from the other', async () => {
    const { said } = await shop.run('sku,title_en,features_en,brand,category_en,price_huf\nA1,Trunk,Strong | Light,Zsombék,Living room,5000\n');
    expect(said).toEqual(['Imported: 1 row; 1 product created, 0 updated, 0 unchanged, 0 rejected, 1 new brand.', 'Without a title in Hungarian: 1 product, which has the English one there.', ...incomplete(1)]);
    const trunk = await detail((await idOf('A1')) ?? 0);
    expect(trunk).toMatchObject({ title: 'Trunk', features: ['Strong', 'Light'], brand: 'Zsombék' });
  });

  it('updates the fields of a row, leaves the others, and counts unchanged products', async () => {
    const { said } = await shop.run('sku,title_en,stock\nCHAIR,Ülőke side chair,3\nMUG,,3\n');
    expect(said).toEqual(['Imported: 2 rows; 0 products created, 1 updated, 1 unchanged, 0 rejected.']);
    const chair = await detail(CHAIR, { locale: 'en' });
    expect(chair).toMatchObject({ title: 'Ülőke side chair', quantity: 3, material: 'oak', link: { slug: 'uloke-chair' }, price_gross: 29_900 });
    expect((await detail(CHAIR)).title).toBe('Ülőke szék');
    expect(chair.qty_discounts).toHaveLength(2);
  });

  it('reports rows as applied if the search index cannot be updated, and updates it the next time', async () => {
    const found = async () => JSON.stringify((await shop.visitor().call('GET', '/api/products?q=samli')).json).includes('"title":"Sámli"');
    await sql`alter table search_document rename to search_document_away`.execute(shop.db);
    const { code, said } = await shop.run(`${HEAD}\n${NEW_STOOL}\n`).finally(() => sql`alter table search_document_away rename to search_document`.execute(shop.db));
    expect([code, said]).toEqual([0, ['Imported: 1 row; 1 product created, 0 updated, 0 unchanged, 0 rejected.', ...incomplete(1), expect.stringContaining('the search do not show all changes yet')]]);
    expect((await detail((await idOf('STOOL')) ?? 0)).title).toBe('Sámli');
    expect(await found()).toBe(false);
    expect((await shop.run('sku,title_en\nCHAIR,Ülőke side chair\n')).said).toEqual(['Imported: 1 row; 0 products created, 1 updated, 0 unchanged, 0 rejected.']);
    expect(await found()).toBe(true);
  });

  it.each([
    ['a price', 'sku,price_huf\nCHAIR,19990\n', false],
    ['stock', 'sku,stock\nCHAIR,2\n', false],
    ['a name', 'sku,title_hu\nCHAIR,Csuhé szék\n', true],
    ['a colour', 'sku,colors\nCHAIR,green\n', true],
    ['the brand', 'sku,brand\nCHAIR,Csuhé\n', true],
  ])('indexes a product again only if its searchable fields have changed: %s', async (_, rows, isSearched) => {
    const vector = async () => (await shop.db.selectFrom('search_document').where('kind', '=', 'product').where('ref_id', '=', CHAIR).select('words_hu').executeTakeFirstOrThrow()).words_hu;
    await shop.db.updateTable('search_document').set({ words_hu: '' }).where('kind', '=', 'product').where('ref_id', '=', CHAIR).execute();
    expect((await shop.run(rows)).said[0]).toContain('1 updated');
    expect((await vector()) !== '').toBe(isSearched);
    const { changed_at: changedAt } = await shop.db.selectFrom('product').where('id', '=', CHAIR).select('changed_at').executeTakeFirstOrThrow();
    expect(changedAt).toEqual(shop.clock.now());
  });

  it('does not change the pictures of a product', async () => {
    await shop.run(`${HEAD}\n${NEW_STOOL}\n`);
    const pictures = async () => (await detail((await idOf('STOOL')) ?? 0)).images.map(({ path: address }) => address);
    const before = [await photograph(shop.db, (await idOf('STOOL')) ?? 0)];
    expect((await shop.run(`${HEAD}\n${NEW_STOOL}\n`)).said).toEqual(['Imported: 1 row; 0 products created, 0 updated, 1 unchanged, 0 rejected.', ...incomplete(1)]);
    await shop.run('sku,price_huf\nSTOOL,8990\n');
    expect(await pictures()).toEqual(before);
  });

  it('invalidates caches at once', async () => {
    const tags: string[] = [];
    shop.changes.onChange((changed) => tags.push(...changed));
    await shop.run('sku,stock\nCHAIR,1\n');
    expect([...new Set(tags)].toSorted()).toEqual(['catalogue', 'lists', `product:${CHAIR}`]);
  });

  it('changes nothing if a row is invalid, and names line, field and reason', async () => {
    const before = await shop.exported('jsonl');
    const bad = [
      'X1,Polc,,Harkály,Nappali,sok,1', 'X2,,,Harkály,Nappali,100,1', 'X3,Polc,,Harkály,Pince,100,1', 'X4,Polc,,Harkály,Nappali,-5,1', 'STOOL,Még egy,,Harkály,Nappali,100,1', 'X5,Polc', ',Polc,,Harkály,Nappali,100,1',
    ];
    const { code, said } = await shop.run(`${HEAD}\n${[NEW_STOOL, ...bad].join('\n')}\n`, { reportFile: shop.file('report.csv') });
    expect(code).toBe(2);
    expect(said).toEqual([
      'line 3 (X1): price_huf: “sok” isn’t a number.',
      'line 4 (X2): title_hu: A new product needs this.',
      'line 5 (X3): category_hu: There is no category Pince.',
      'line 6 (X4): price_huf: Enter a number above zero.',
      'line 7 (STOOL): sku: Line 2 has the same SKU.',
      'line 8: The row can’t be read: it has 2 cells instead of 7.',
      'line 9: sku: This field is required.',
      'Nothing was changed: 8 rows; 1 product to create, 0 to update, 0 unchanged, 7 rejected.',
      ...incomplete(1),
      'Use --accept-partial to import the valid rows.',
    ]);
    expect(await shop.exported('jsonl')).toBe(before);
  });

  it('writes rejected rows to a report for spreadsheets, and replaces the report of an earlier run', async () => {
    const reportFile = shop.file('report.csv');
    const names = Array.from({ length: 25 }, (_, index) => `Ő${index},Polc,,Harkály,Nappali,-1,1`);
    const { said } = await shop.run(`${HEAD}\n${names.join('\n')}\n`, { reportFile });
    expect(said.slice(20)).toEqual([`… all of them are in ${reportFile}`, expect.stringContaining('25 rejected'), expect.stringContaining('--accept-partial')]);
    const report = (await readFile(reportFile, 'utf8')).split('\n');
    expect([report.length, report[0], report[25]]).toEqual([27, '\uFEFFline,sku,field,reason', '26,Ő24,price_huf,price_huf: Enter a number above zero.']);
    await shop.run(`${HEAD}\n${NEW_STOOL}\n`, { reportFile, isDryRun: true });
    expect(await readFile(reportFile, 'utf8')).toBe('\uFEFFline,sku,field,reason\n');
  });

  it('reports a file that cannot be written before it changes anything', async () => {
    const nowhere = path.join(shop.file('nowhere'), 'report.csv');
    await expect(shop.run(`${HEAD}\n${NEW_STOOL}\nX1,Polc,,Harkály,Nappali,-1,1\n`, { reportFile: nowhere, acceptPartial: true })).rejects.toThrow(`${nowhere} cannot be written (ENOENT).`);
    expect(await idOf('STOOL')).toBeUndefined();
  });

  it('imports the valid rows with --accept-partial, and reports rejected ones by its exit code', async () => {
    const { code } = await shop.run(`${HEAD}\n${NEW_STOOL}\nX1,Polc,,Harkály,Nappali,sok,1\n`, { acceptPartial: true });
    expect(code).toBe(2);
    expect([await idOf('STOOL'), await idOf('X1')]).toEqual([expect.any(Number), undefined]);
  });

  it('reports in a dry run what it would change, and changes nothing', async () => {
    const before = await shop.exported('jsonl');
    const { code, said } = await shop.run(`${HEAD}\n${NEW_STOOL}\nCHAIR,,,,,19990,\n`, { isDryRun: true });
    expect([code, said]).toEqual([0, ['Dry run, nothing was changed: 2 rows; 1 product to create, 1 to update, 0 unchanged, 0 rejected.', ...incomplete(1)]]);
    expect(await shop.exported('jsonl')).toBe(before);
    expect((await shop.run(`${HEAD}\n${NEW_STOOL}\n`)).code).toBe(0);
  });

  it('uses the first or the last of several rows with one SKU, by --duplicates', async () => {
    const rows = 'sku,stock\nCHAIR,1\nCHAIR,2\nCHAIR,3\n';
    expect((await shop.run(rows, { duplicates: 'first' })).said[0]).toContain('2 left out because another row has the same SKU');
    expect((await detail(CHAIR)).quantity).toBe(1);
    await shop.run(rows, { duplicates: 'last' });
    expect((await detail(CHAIR)).quantity).toBe(3);
  });

  it('stores a changed price as an earlier one, so that the lowest price of 30 days stays correct', async () => {
    shop.clock.move(DAY_MS);
    await shop.run('sku,price_huf\nCHAIR,24900\n');
    shop.clock.move(10 * DAY_MS);
    await shop.run('sku,price_huf\nCHAIR,29900\n');
    shop.clock.move(5 * DAY_MS);
    await shop.run('sku,price_huf,original_price_huf\nCHAIR,19900,29900\n');
    expect(await detail(CHAIR)).toMatchObject({ price_gross: 19_900, price_original_gross: 24_900, lowest_price_30_days_gross: 24_900 });
    const earlier = await shop.db.selectFrom('product_earlier_price').select('gross').where('product_id', '=', CHAIR).where('currency', '=', 'HUF').orderBy('since').execute();
    expect(earlier.map(({ gross }) => gross)).toEqual([29_900, 24_900, 29_900]);
  });

  it('stores no earlier price if the price is unchanged', async () => {
    const count = async () => (await shop.db.selectFrom('product_earlier_price').select('gross').where('product_id', '=', SOFA).execute()).length;
    const before = await count();
    await shop.run('sku,price_huf,original_price_huf\nSOFA,389900,429900\n');
    expect(await count()).toBe(before);
  });

  it('creates categories with their ancestors if the mapping allows it', async () => {
    const row = 'sku,title_hu,brand,category_hu,category_en,price_huf\nT1,Kerti pad,Harkály,Kert > Padok,Garden > Benches,50000\n';
    expect((await shop.run(row)).code).toBe(2);
    expect((await shop.run(row, { createCategories: true })).said[0]).toContain('2 new categories');
    const bench = await detail((await idOf('T1')) ?? 0, { locale: 'en' });
    expect(bench.breadcrumbs.map(({ title, slug }) => [title, slug])).toEqual([['Garden', 'garden'], ['Benches', 'garden/benches']]);
  });

  it('derives readable slugs from titles with apostrophes', async () => {
    await shop.run(`sku,title_en,brand,category_en,price_huf\nKIDS,Children's stool,Harkály,Nursery > Children’s furniture,9990\n`, { createCategories: true });
    expect((await detail((await idOf('KIDS')) ?? 0, { locale: 'en' })).link).toMatchObject({ slug: 'childrens-stool', category_slug: 'nursery/childrens-furniture' });
  });

  it('reads a foreign file by a mapping', async () => {
    const mapping = {
      delimiter: ';', encoding: 'windows-1250', decimal: ',', createCategories: true,
      fields: {
        sku: 'cikk', brand: { value: 'Harkály' }, title_hu: { from: ['név', 'szín'], transforms: ['lower-case', 'capitalise'] }, colors: { from: 'szín', transforms: [{ map: { Fekete: 'black' } }] },
        category_hu: { value: 'Nappali' }, price_huf: { from: 'ár', transforms: [{ multiply: 1000 }] }, width_mm: { from: 'cm', transforms: [{ multiply: 10 }] },
      },
    };
    const bytes = Buffer.from([...'cikk;n'].map((letter) => letter.charCodeAt(0)).concat([0xe9, 0x76, 0x3b, 0x73, 0x7a, 0xed, 0x6e, 0x3b, 0xe1, 0x72, 0x3b], [...'cm\r\nM1;SZ'].map((letter) => letter.charCodeAt(0)), [0xc9], [...'K;Fekete;12,5;45,5\r\n'].map((letter) => letter.charCodeAt(0))));
    expect((await shop.run(bytes, { mapping })).said).toEqual(['Imported: 1 row; 1 product created, 0 updated, 0 unchanged, 0 rejected.', 'Without a title in English: 1 product, which has the Hungarian one there.', ...incomplete(1)]);
    expect(await detail((await idOf('M1')) ?? 0)).toMatchObject({ title: 'Szék fekete', price_gross: 12_500, dimensions: { width: 455 }, colors: [{ title: 'fekete' }] });
  });

  it('refuses a second import while one is open, and accepts it when the first has expired or is replaced', async () => {
    await begin('a-first-import-id');
    await expect(shop.run(`${HEAD}\n${NEW_STOOL}\n`)).rejects.toThrow(/Another import is running; its last row came \d+ seconds ago\./);
    expect((await shop.run(`${HEAD}\n${NEW_STOOL}\n`, { replace: true })).code).toBe(0);
    await expect(send('a-first-import-id', 2, { sku: 'CHAIR', stock: 1 })).rejects.toThrow('This import has been closed.');
    await begin('a-second-import-id');
    shop.clock.move(180_000);
    expect((await shop.run('sku,stock\nCHAIR,4\n')).code).toBe(0);
  });

  it('leaves the catalogue unchanged when rows stop arriving, and can be started again', async () => {
    const before = await shop.exported('jsonl');
    await begin('an-import-that-dies');
    await send('an-import-that-dies', 2, { sku: 'CHAIR', stock: 1 });
    await expect(commit('an-import-that-dies', 2)).rejects.toThrow('The import has 2 rows, but 1 have arrived.');
    expect(await shop.exported('jsonl')).toBe(before);
  });

  it('accepts rows or the commit twice after a lost answer', async () => {
    await begin('an-import-with-losses');
    await begin('an-import-with-losses');
    for (let time = 0; time < 2; time += 1) await send('an-import-with-losses', 2, { sku: 'CHAIR', stock: 11 });
    const first = await commit('an-import-with-losses', 1);
    expect(await commit('an-import-with-losses', 1)).toEqual(first);
    expect((await detail(CHAIR)).quantity).toBe(11);
  });

  it('rolls everything back when applying fails midway, and applies it on a retry', async () => {
    const before = await shop.exported('jsonl');
    await begin('an-import-that-breaks');
    await send('an-import-that-breaks', 2, { sku: 'NEW', title_hu: 'Új', brand: 'Egészen új', category_hu: 'Nappali', price_huf: 100, related: ['CHAIR'] });
    await shop.db.schema.alterTable('related_product').renameTo('hidden').execute();
    await expect(commit('an-import-that-breaks', 1)).rejects.toThrow('Something went wrong on our side');
    await shop.db.schema.alterTable('hidden').renameTo('related_product').execute();
    expect(await shop.exported('jsonl')).toBe(before);
    expect(await shop.db.selectFrom('brand').select('name').execute()).toHaveLength(1);
    expect(await commit('an-import-that-breaks', 1)).toMatchObject({ applied: true, created: 1 });
  });

  it.each(['csv', 'jsonl'] as const)('imports what it has exported as %s, also into an empty shop', async (format) => {
    const details = [{ label: 'Ülés: magasság', value: 'a | b \\ c' }];
    const rich = { sku: 'RICH', title_hu: 'Gazdag; "polc"', title_en: 'Rich, shelf', brand: 'Ács és Társa', category_hu: 'Kert', category_en: 'Garden', price_huf: 5000, details_hu: details, description_hu: 'Két\nsor.', related: ['CHAIR'], tiers_huf: [{ quantity: 3, price: 4500 }], width_mm: 812 };
    await shop.run(`${JSON.stringify(rich)}\n`, { name: 'rich.jsonl', createCategories: true });
    // Pictures of the test range are not painted by the shop; after the import they are.
    await shop.run(await shop.exported(format), { name: `first.${format}` });
    const file = await shop.exported(format);
    expect((await shop.run(file, { name: `same.${format}` })).said).toEqual(['Imported: 6 rows; 0 products created, 0 updated, 6 unchanged, 0 rejected.', ...incomplete(1)]);

    await emptyCatalogue(shop.db);
    expect((await shop.run(file, { name: `file.${format}`, createCategories: true })).code).toBe(0);
    expect(await shop.exported(format)).toBe(file);
  });

  it('leaves unknown measures unknown, and does not change given ones', async () => {
    await shop.run(`${HEAD},width_mm\n${NEW_STOOL},350\n`);
    expect((await detail((await idOf('STOOL')) ?? 0)).dimensions).toEqual({ width: 350, depth: null, height: null, weight: null });
    await shop.run('sku,weight_g\nSTOOL,2500\n');
    expect((await detail((await idOf('STOOL')) ?? 0)).dimensions).toEqual({ width: 350, depth: null, height: null, weight: 2500 });
  });

  it('stores rejected rows for their report until the next import or the next day', async () => {
    const staged = () => shop.db.selectFrom('catalogue_import_row').select('sku').execute();
    const mixed = `${HEAD}\n${NEW_STOOL}\nX1,Polc,,Harkály,Nappali,sok,1\n`;
    await shop.run(mixed, { acceptPartial: true });
    expect(await staged()).toEqual([{ sku: 'X1' }]);
    await shop.run('sku,stock\nCHAIR,1\n');
    expect(await staged()).toEqual([]);
    await shop.run(mixed, { acceptPartial: true });
    await shop.runRecurringJobs();
    expect(await staged()).toHaveLength(1);
    shop.clock.move(DAY_MS + 1);
    await shop.runRecurringJobs();
    expect(await staged()).toEqual([]);
  });

  it('is for the operator only', async () => {
    const stranger = new OperatorClient(shop.url, `${OPERATOR_TOKEN}!`);
    await expect(stranger.call('POST', '/operator/catalogue/imports', importSchema, { id: 'an-import-of-strangers' })).rejects.toThrow('The operator token is invalid');
    expect((await fetch(`${shop.url}/operator/catalogue/products`)).status).toBe(401);
  });
});
