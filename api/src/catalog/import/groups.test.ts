import { productDetailSchema, productsBySkusSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { keepCatalogue } from '../../../test/keepCatalogue.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { BLUE, GREEN, LARGE, rugRow, SMALL, VARIANT_HEAD, VARIANTS } from '../../../test/variants.ts';

jest.setTimeout(OPEN_MS);

describe('product groups of catalogue files', () => {
  let shop: OperatorShop;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    shop = await openOperatorShop();
    restore = await keepCatalogue(shop.db);
  }, 2 * OPEN_MS);
  beforeEach(async () => {
    await restore();
    shop.changes.emit(['catalogue']);
    await shop.run(VARIANTS);
  });
  afterAll(() => shop.close());

  const card = async (sku: string, locale = 'hu') => {
    const { products } = await shop.visitor().read(productsBySkusSchema, `/api/products/by-skus?skus=${sku}`, { locale });
    const [product] = products;
    if (!product) throw new Error(`No product has the SKU ${sku}`);
    return product;
  };
  const detail = async (sku: string, locale = 'hu') => shop.visitor().read(productDetailSchema, `/api/products/${(await card(sku)).id}`, { locale });
  const run = (...rows: readonly string[]) => shop.run([VARIANT_HEAD, ...rows, ''].join('\n'));
  const rejections = async (...rows: readonly string[]) => (await run(...rows)).said.filter((line) => line.startsWith('line '));

  it('creates a group whose products name their values in both languages', async () => {
    expect((await card('RUG-BLUE-L')).variant).toEqual([{ axis: 'Szín', value: 'kék' }, { axis: 'Méret', value: '200 × 300 cm' }]);
    expect((await card('RUG-BLUE-L', 'en')).variant).toEqual([{ axis: 'Colour', value: 'blue' }, { axis: 'Size', value: '200 × 300 cm' }]);
  });

  it('gives the page of a product every variant with values, stock and price, in the order of the file', async () => {
    const { variants } = await detail('RUG-GREEN-S', 'en');
    expect(variants?.axes).toEqual([{ kind: 'color', title: 'Colour' }, { kind: 'size', title: 'Size' }]);
    expect(variants?.products.map(({ sku, values, stock_state, price_gross }) => [sku, values.join(' '), stock_state, price_gross])).toEqual([
      ['RUG-GREEN-S', 'green 140 × 200 cm', 'in_stock', 40_000],
      ['RUG-BLUE-S', 'blue 140 × 200 cm', 'in_stock', 40_000],
      ['RUG-BLUE-L', 'blue 200 × 300 cm', 'sold_out', 80_000],
    ]);
  });

  it('gives a card one swatch for each colour: the variant that shares the other values', async () => {
    const [blueSmall, green] = [await card('RUG-BLUE-S'), await card('RUG-GREEN-S')];
    expect(green.group).toMatchObject({ key: 'RUG', count: 3, swatches: [{ id: green.id, title: 'zöld' }, { id: blueSmall.id, title: 'kék' }] });
  });

  it('updates the cards of the other variants when a variant joins or leaves', async () => {
    expect((await card('RUG-BLUE-S')).group?.count).toBe(3);
    await run(rugRow('RUG-GREEN-L', GREEN, LARGE));
    expect((await card('RUG-BLUE-S')).group?.count).toBe(4);
    await shop.run('sku,group\nRUG-GREEN-L,-\n');
    expect([(await card('RUG-BLUE-S')).group?.count, (await card('RUG-GREEN-L')).group, (await card('RUG-GREEN-L')).variant]).toEqual([3, null, []]);
  });

  it('exports groups in the form that an import accepts without a change', async () => {
    const file = await shop.exported('csv');
    expect(file).toContain('RUG,color | size,Szín: kék | Méret: 140 × 200 cm,Colour: blue | Size: 140 × 200 cm');
    expect((await shop.run(file)).said).toContain('Imported: 8 rows; 0 products created, 0 updated, 8 unchanged, 0 rejected.');
  });

  it('rejects values without a group, and a group without a value for each axis', async () => {
    expect(await rejections(rugRow('A', GREEN, LARGE).replace(',RUG,', ',,'), rugRow('B', BLUE, LARGE).replace('color | size', 'color'))).toEqual([
      'line 2 (A): group: This needs a group beside it.',
      'line 3 (B): variant_axes: A group needs its axes and one value for each of them.',
    ]);
  });

  it('rejects a second product with the same values, stored or in the file', async () => {
    expect(await rejections(rugRow('A', GREEN, SMALL), rugRow('B', GREEN, LARGE), rugRow('C', GREEN, LARGE))).toEqual([
      'line 2 (A): variant_hu: Another product of the group has the same values.',
      'line 4 (C): variant_hu: Another product of the group has the same values.',
    ]);
  });

  it('rejects a product whose axes, category or brand differ from its group', async () => {
    const other = rugRow('A', GREEN, LARGE);
    expect(await rejections(other.replace('Méret:', 'Hossz:'), other.replace('A,', 'B,').replace('Nappali > Székek', 'Nappali'), other.replace('A,', 'C,').replace('Harkály', 'Vackor'))).toEqual([
      'line 2 (A): variant_axes: The other products of the group have other axes.',
      'line 3 (B): category_hu: The other products of the group are in another category.',
      'line 4 (C): brand: The other products of the group are of another brand.',
    ]);
  });

  it('changes the axes if the file names every product of the group', async () => {
    expect((await card('RUG-GREEN-S')).variant[1]?.axis).toBe('Méret');
    await shop.run(VARIANTS.replaceAll('Méret:', 'Hossz:'));
    expect((await card('RUG-GREEN-S')).variant[1]).toEqual({ axis: 'Hossz', value: '140 × 200 cm' });
  });

  it.each([
    ['a price', 'sku,price_huf\nRUG-BLUE-S,41000\n', ['RUG-BLUE-S']],
    ['a colour', 'sku,colors\nRUG-BLUE-S,green\n', ['RUG-BLUE-L', 'RUG-BLUE-S', 'RUG-GREEN-S']],
    ['the group', 'sku,group\nRUG-BLUE-S,-\n', ['RUG-BLUE-L', 'RUG-BLUE-S', 'RUG-GREEN-S']],
  ])('invalidates the other variants only if their cards list what has changed: %s', async (_, file, skus) => {
    const ids = await Promise.all(skus.map(async (sku) => (await card(sku)).id));
    const tags: string[] = [];
    shop.changes.onChange((changed) => tags.push(...changed));
    await shop.run(file);
    expect([...new Set(tags)].toSorted()).toEqual(['catalogue', 'lists', ...ids.map((id) => `product:${id}`)].toSorted());
  });

  it('exchanges the values of two products', async () => {
    expect((await run(rugRow('RUG-GREEN-S', BLUE, SMALL), rugRow('RUG-BLUE-S', GREEN, SMALL))).code).toBe(0);
    expect((await card('RUG-GREEN-S')).variant[0]?.value).toBe('kék');
  });
});
