import { homeSchema, productDetailSchema, productListSchema, productsBySkusSchema, searchSuggestionsSchema } from '@feszek/contract';
import type { ProductList } from '@feszek/contract';
import { seededRandom } from '@feszek/demo';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR } from '../../test/goods.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { TABLES, VARIANT_HEAD, VARIANTS } from '../../test/variants.ts';

jest.setTimeout(OPEN_MS);

/** The categories of the test goods. */
const CHAIRS = 2;

describe('variants in lists', () => {
  let shop: OperatorShop;
  beforeAll(async () => {
    shop = await openOperatorShop();
    await shop.run(VARIANTS);
  }, 2 * OPEN_MS);
  afterAll(() => shop.close());

  const list = (query: string) => shop.visitor().read(productListSchema, `/api/products?category_id=${CHAIRS}&${query}`);
  const skus = ({ products }: Pick<ProductList, 'products'>) => products.map(({ sku }) => sku);
  const countsOf = ({ filters }: ProductList) => new Map(filters.colors.map(({ title, count }) => [title, count]));

  it('shows and counts a group once', async () => {
    const all = await list('');
    expect([skus(all), all.paging.total]).toEqual([['CHAIR', 'RUG-GREEN-S'], 2]);
    expect(all.filters.categories.concat(all.filters.categories).every(({ count }) => count <= 2)).toBe(true);
    expect(all.filters.brands).toEqual([expect.objectContaining({ name: 'Harkály', count: 2 })]);
    expect(all.filters.in_stock.count).toBe(2);
  });

  it('has one card of a group on all pages together', async () => {
    expect([...skus(await list('page_size=1')), ...skus(await list('page_size=1&page=2')), ...skus(await list('page_size=1&page=3'))]).toEqual(['CHAIR', 'RUG-GREEN-S']);
  });

  it('shows the variant that matches the filters', async () => {
    expect(skus(await list('colors=green'))).toEqual(['RUG-GREEN-S']);
    expect(skus(await list('colors=blue'))).toEqual(['RUG-BLUE-S']);
    expect(skus(await list('colors=blue&price_min=60000'))).toEqual(['RUG-BLUE-L']);
    const dear = await list('price_min=60000&in_stock=true');
    expect([skus(dear), dear.paging.total]).toEqual([[], 0]);
  });

  it('counts a group once for a filter that some of its variants match, and shows one of those', async () => {
    await shop.run('sku,width_mm\nRUG-GREEN-S,1400\nRUG-BLUE-S,1400\nRUG-BLUE-L,2000\n');
    expect(skus(await list('width_min=180'))).toEqual(['RUG-BLUE-L']);
    expect((await list('width_min=180')).filters.new).toEqual({ count: 1, is_offered: true });
    expect((await list('arrivals=week')).filters.arrivals).toEqual([{ key: 'week', count: 2 }]);
    expect(skus(await list('new=true'))).toEqual(['RUG-GREEN-S']);
  });

  it('shows the variant that comes first in the sort order', async () => {
    expect(skus(await list('sort=price-desc'))).toEqual(['RUG-BLUE-L', 'CHAIR']);
    expect(skus(await list('sort=popularity'))).toEqual(['CHAIR', 'RUG-BLUE-S']);
  });

  it('counts a group for each colour of its variants that match the other filters', async () => {
    expect(countsOf(await list(''))).toEqual(new Map([['tölgy', 1], ['zöld', 1], ['kék', 1]]));
    expect(countsOf(await list('price_min=60000'))).toEqual(new Map([['tölgy', 0], ['zöld', 0], ['kék', 1]]));
  });

  it('finds a group once, as the variant of which the query names the colour or the size', async () => {
    const search = async (query: string) => skus(await shop.visitor().read(productListSchema, `/api/products?q=${encodeURIComponent(query)}`));
    expect(await search('dűne szőnyeg')).toHaveLength(1);
    expect(await search('kék szőnyeg')).toEqual(['RUG-BLUE-S']);
    expect(await search('zöld szőnyeg')).toEqual(['RUG-GREEN-S']);
    const { products, categories } = await shop.visitor().read(searchSuggestionsSchema, `/api/search/suggestions?q=${encodeURIComponent('szőny')}`);
    expect([products.length, categories]).toEqual([1, []]);
  });

  it('shows a group once on the home page, and counts it once in its category', async () => {
    const home = await shop.visitor().read(homeSchema, '/api/home');
    expect(home.best_products.filter(({ group }) => group?.key === 'RUG')).toHaveLength(1);
    expect(home.categories.map(({ product_count }) => product_count)).toEqual([6, 0]);
  });

  it('shows a group once among similar products, and none of the product’s own group', async () => {
    const detail = (id: number) => shop.visitor().read(productDetailSchema, `/api/products/${id}`);
    expect(skus({ products: (await detail(CHAIR)).similar_products })).toEqual(['RUG-BLUE-S']);
    const { products: [rug] } = await shop.visitor().read(productsBySkusSchema, '/api/products/by-skus?skus=RUG-BLUE-L');
    expect(skus({ products: (await detail(rug?.id ?? 0)).similar_products })).toEqual(['CHAIR']);
  });

  it('names group and size for Google, and the values in the names of feeds', async () => {
    const { body } = await shop.app.inject('/feeds/google-hu.xml');
    expect(body).toContain('<g:id>RUG-BLUE-L</g:id><g:item_group_id>RUG</g:item_group_id><g:title>Dűne szőnyeg, kék, 200 × 300 cm</g:title>');
    expect(body).toContain('<g:size>200 × 300 cm</g:size>');
    expect(body.match(/<g:item_group_id>/g)).toHaveLength(3);
  });

  it('finds products by seats, mattress size and families of materials of a catalogue file, and exports them', async () => {
    const { said, code } = await shop.run('sku,seats,bed_size,material_families\nCHAIR,many,wide,gold\n');
    expect([code, said.join('\n')]).toEqual([2, expect.stringMatching(/seats: One number[^]*bed_size: Width × length[^]*material_families/)]);
    await shop.run('sku,seats,bed_size,material_families\nCHAIR,2-4,160 x 200 cm,oak | steel\n');
    expect(skus(await list('seats=3&beds=160x200&materials=steel'))).toEqual(['CHAIR']);
    expect((await list('')).filters).toMatchObject({ seats: [{ value: 2, count: 1 }, { value: 3, count: 1 }, { value: 4, count: 1 }], beds: [{ key: '160x200', title: '160 × 200 cm', count: 1 }] });
    const file = await shop.exported('csv');
    expect(file).toContain(',2–4,160x200,oak | steel,');
    expect((await shop.run(file)).said[0]).toContain('0 updated');
  });

  it('shows the sizes and the woods of a group, as the variant that a query or a filter names', async () => {
    await shop.run(TABLES);
    const search = async (query: string) => (await shop.visitor().read(productListSchema, `/api/products?q=${encodeURIComponent(query)}`)).products;
    const [long] = await search('nord asztal 180 dió');
    expect(long).toMatchObject({
      sku: 'NORD-1800-walnut', title: 'Nord étkezőasztal', variant: [{ axis: 'Méret', value: '180 × 90 cm' }, { axis: 'Fa', value: 'dió' }],
      group: { key: 'NORD', count: 3, size: { value: '180 × 90 cm', count: 2 }, swatches: [{ title: 'tölgy' }, { title: 'dió' }] },
    });
    expect(skus({ products: await search('nord asztal 140') })[0]).toBe('NORD-1400-oak');
    expect(skus(await list('width_min=175&width_max=185'))).toEqual(['NORD-1800-oak']);
    expect(skus(await list('width_max=145&colors=oak')).filter((sku) => sku.startsWith('NORD'))).toEqual(['NORD-1400-oak']);
    const { products: [suggested] } = await shop.visitor().read(searchSuggestionsSchema, `/api/search/suggestions?q=${encodeURIComponent('nord 180 dió')}`);
    expect(suggested?.sku).toBe('NORD-1800-walnut');
  });

  it('leads from a wood to the variant in the same size, and from a size to the same wood if it is made', async () => {
    const { products: [short] } = await shop.visitor().read(productsBySkusSchema, '/api/products/by-skus?skus=NORD-1400-oak');
    const { products: [long] } = await shop.visitor().read(productsBySkusSchema, '/api/products/by-skus?skus=NORD-1800-oak');
    const { products: [walnut] } = await shop.visitor().read(productsBySkusSchema, '/api/products/by-skus?skus=NORD-1800-walnut');
    expect(short?.group?.swatches.map(({ id }) => id)).toEqual([short?.id, walnut?.id]);
    expect(long?.group?.swatches.map(({ id }) => id)).toEqual([long?.id, walnut?.id]);
  });

  it('has no swatches for values of one colour', async () => {
    await shop.run('sku,colors\nNORD-1800-walnut,oak\n');
    const { products: [short] } = await shop.visitor().read(productsBySkusSchema, '/api/products/by-skus?skus=NORD-1400-oak');
    expect(short?.group).toMatchObject({ size: { count: 2 }, swatches: [] });
  });

  it('states size and wood in feeds', async () => {
    const google = (await shop.app.inject('/feeds/google-en.xml')).body;
    expect(google).toMatch(/<g:id>NORD-1400-oak<\/g:id><g:item_group_id>NORD<\/g:item_group_id><g:title>Nord dining table, 140 × 80 cm, oak<\/g:title>[^]*?<g:size>140 × 80 cm<\/g:size><g:material>oak<\/g:material>/);
    const arukereso = (await shop.app.inject('/feeds/arukereso.xml')).body;
    expect(arukereso).toContain('<attribute_name>Méret</attribute_name><attribute_value>140 × 80 cm</attribute_value>');
    expect(arukereso).toContain('<attribute_name>Fa</attribute_name><attribute_value>tölgy</attribute_value>');
  });
});

const COLORS = ['green', 'blue', 'red', 'black'] as const;
const SIZES = ['S', 'M', 'L'] as const;

interface Made {
  readonly group: number;
  readonly color: string;
  readonly price: number;
  readonly stock: number;
}

describe('counts of many groups', () => {
  let shop: OperatorShop;
  const made: Made[] = [];
  beforeAll(async () => {
    shop = await openOperatorShop();
    const random = seededRandom('groups');
    const rows = Array.from({ length: 40 }, (_, group) =>
      COLORS.flatMap((color) => SIZES.flatMap((size) => {
        if (random() < 0.6 && !(color === 'green' && size === 'S')) return [];
        const product = { group, color, price: 1000 * Math.ceil(random() * 50), stock: random() < 0.5 ? 0 : 3 };
        made.push(product);
        return [`G${group}-${color}-${size},Tál,Bowl,Vackor,Nappali,${product.price},10,${product.stock},${color},${Math.floor(random() * 100)},G${group},color | size,Szín: ${color} | Méret: ${size},Colour: ${color} | Size: ${size}`];
      }))).flat();
    await shop.run([VARIANT_HEAD, ...rows, ''].join('\n'));
  }, 2 * OPEN_MS);
  afterAll(() => shop.close());

  const groupsOf = (products: readonly Made[]) => new Set(products.map(({ group }) => group)).size;

  it.each([
    { colors: [], min: 0, inStock: false },
    { colors: ['green'], min: 0, inStock: false },
    { colors: ['green', 'red'], min: 20_000, inStock: false },
    { colors: ['black'], min: 30_000, inStock: true },
    { colors: [], min: 45_000, inStock: true },
  ])('are those of a list of its own for $colors, from $min, in stock: $inStock', async ({ colors, min, inStock }) => {
    const query = ['brands=vackor', ...(colors.length > 0 ? [`colors=${colors.join(',')}`] : []), ...(min > 0 ? [`price_min=${min}`] : []), ...(inStock ? ['in_stock=true'] : [])].join('&');
    const answer = await shop.visitor().read(productListSchema, `/api/products?page_size=96&${query}`);
    const fits = (product: Made, without: 'color' | 'stock' | 'none') =>
      (without === 'color' || colors.length === 0 || colors.includes(product.color)) && product.price >= min && (without === 'stock' || !inStock || product.stock > 0);
    expect(answer.paging.total).toBe(groupsOf(made.filter((product) => fits(product, 'none'))));
    expect(new Set(answer.products.map(({ group }) => group?.key)).size).toBe(answer.products.length);
    expect(answer.products).toHaveLength(answer.paging.total);
    const counts = new Map(answer.filters.colors.map(({ key, count }) => [key, count]));
    for (const color of COLORS) expect([color, counts.get(color)]).toEqual([color, groupsOf(made.filter((product) => fits(product, 'color') && product.color === color))]);
    expect(answer.filters.in_stock.count).toBe(groupsOf(made.filter((product) => fits(product, 'stock') && product.stock > 0)));
  });
});
