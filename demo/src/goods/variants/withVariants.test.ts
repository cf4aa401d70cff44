import { describe, expect, it } from '@jest/globals';
import { localized } from '../localized.ts';
import { generateVariants, goodsProducts, goodsVariants } from '../products.ts';
import type { GoodsProduct } from '../types.ts';
import { withVariants } from './withVariants.ts';

const LOCALES = ['hu', 'en'] as const;

const products = goodsProducts();
const all = withVariants(products, goodsVariants());
const groups = [...Map.groupBy(all.filter(({ group }) => group), ({ group }) => group?.key ?? '').values()];
const sized = groups.filter(([first]) => first?.group?.axes[0]?.kind === 'size');

/** Keys of the groups that break a rule. */
function breaking(some: readonly (readonly GoodsProduct[])[], keepsRule: (members: readonly GoodsProduct[]) => boolean): string[] {
  return some.filter((members) => !keepsRule(members)).map(([first]) => first?.group?.key ?? '');
}

function valueOf({ group }: GoodsProduct, kinds: readonly string[]): string {
  return (group?.axes ?? []).filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value.hu).join();
}

/** The size by which an axis orders: `150 × 85 cm` is an area, `6,5 l` a number. */
function magnitude(product: GoodsProduct): number {
  const numbers = valueOf(product, ['size']).match(/\d+(?:,\d+)?/g) ?? [];
  return numbers.reduce((area, number) => area * Number(number.replace(',', '.')), 1);
}

/** Whether a product is drawn of one material in one colour. */
const isOneColor = ({ picture: { body, frame } }: GoodsProduct): boolean => body.material === frame.material && body.hex === frame.hex;

const fullPrice = ({ priceHufGross, originalPriceHufGross }: GoodsProduct): number => originalPriceHufGross ?? priceHufGross;

/** Whether a property rises from each size to the next, in each material. */
function rises(members: readonly GoodsProduct[], numberOf: (product: GoodsProduct) => number): boolean {
  const byMaterial = Map.groupBy(members, (product) => valueOf(product, ['cover', 'wood']));
  return [...byMaterial.values()].every((alike) =>
    alike.every((one) => alike.every((other) => magnitude(one) >= magnitude(other) || numberOf(one) < numberOf(other))));
}

describe('the variants of the demonstration goods', () => {
  it('leave the products of the range in their order, with their SKU and address', () => {
    expect(all.slice(0, products.length).map(({ sku, slug }) => [sku, slug])).toEqual(products.map(({ sku, slug }) => [sku, slug]));
  });

  it('have a SKU and, in each language, an address of their own', () => {
    expect(new Set(all.map(({ sku }) => sku)).size).toBe(all.length);
    for (const locale of LOCALES) expect(new Set(all.map(({ slug }) => slug[locale])).size).toBe(all.length);
    expect(all.filter(({ sku, group }) => sku.length > 64 || (group?.key.length ?? 0) > 50).map(({ sku }) => sku)).toEqual([]);
  });

  it('include models in several sizes, most of them in several covers or woods, and about as many cards as models', () => {
    const kinds = (members: readonly GoodsProduct[]) => (members[0]?.group?.axes ?? []).map(({ kind }) => kind);
    expect(sized.length).toBeGreaterThan(200);
    expect(sized.filter((members) => kinds(members).includes('wood')).length).toBeGreaterThan(80);
    expect(sized.filter((members) => kinds(members).includes('cover')).length).toBeGreaterThan(80);
    expect(sized.filter((members) => kinds(members).length === 3).length).toBeGreaterThan(80);
    expect(all.length).toBeLessThan(2700);
  });

  it('are drawn in one colour if the first variant is of one material in one colour', () => {
    const ofOneBuild = groups.flatMap((members) => [...Map.groupBy(members, (product) => valueOf(product, ['cover', 'wood'])).values()]);
    const plain = ofOneBuild.filter(([first, ...others]) => first && others.length > 0 && isOneColor(first));
    expect(plain.length).toBeGreaterThan(5);
    expect(breaking(plain, (members) => members.every(isOneColor))).toEqual([]);
  });

  it('have the axes of their group, each with a name and a value in both languages, and differ in a value', () => {
    const axesOf = ({ group }: GoodsProduct) => JSON.stringify(group?.axes.map(({ kind, title }) => [kind, title]));
    expect(breaking(groups, (members) => new Set(members.map(axesOf)).size === 1)).toEqual([]);
    for (const locale of LOCALES) {
      const values = ({ group }: GoodsProduct) => group?.axes.map(({ value }) => value[locale]) ?? [];
      expect(breaking(groups, (members) => members.every((product) => values(product).every((value) => value.trim() !== '')))).toEqual([]);
      expect(breaking(groups, (members) => new Set(members.map((product) => values(product).join('|'))).size === members.length)).toEqual([]);
    }
  });

  it('are of one category and brand, and the group is named after its first variant', () => {
    expect(breaking(groups, (members) => new Set(members.map(({ category, brand }) => `${category} ${brand}`)).size === 1)).toEqual([]);
    expect(breaking(groups, ([main]) => main?.sku === main?.group?.key)).toEqual([]);
  });

  it('share the name of their model in each material, which states no size', () => {
    for (const locale of LOCALES) {
      const named = (members: readonly GoodsProduct[]) => Map.groupBy(members, (product) => valueOf(product, ['wood'])).values();
      expect(breaking(sized, (members) => [...named(members)].every((alike) => new Set(alike.map(({ title }) => title[locale])).size === 1))).toEqual([]);
      expect(breaking(sized, ([main]) => /^\S+ \S/.test(main?.title[locale] ?? '') && !/\d/.test(main?.title[locale] ?? ''))).toEqual([]);
    }
  });

  it('have dimensions, a weight and a price that rise with the size', () => {
    expect(breaking(sized, (members) => rises(members, fullPrice))).toEqual([]);
    expect(breaking(sized, (members) => rises(members, ({ weightGrams }) => weightGrams))).toEqual([]);
    const extent = ({ picture: { size } }: GoodsProduct) => size.width + size.depth + size.height;
    expect(breaking(sized, (members) => members.every(({ picture, dimensionsMm }) => picture.size === dimensionsMm) && new Set(members.map(extent)).size > 1)).toEqual([]);
  });

  it('are drawn in their colour, of one material for each cover or wood', () => {
    expect(all.filter(({ group, colors, picture }) => group && (colors.length !== 1 || picture.body.hex !== colors[0]?.hex)).map(({ sku }) => sku)).toEqual([]);
    const framed = (members: readonly GoodsProduct[]) => members.map(({ picture: { body, frame } }) => `${body.material} ${frame.material} ${members[0] && isOneColor(members[0]) ? '' : frame.hex}`);
    expect(breaking(sized, (members) => [...Map.groupBy(members, (product) => valueOf(product, ['cover', 'wood'])).values()].every((alike) => new Set(framed(alike)).size === 1))).toEqual([]);
  });

  it('have every combination of two sizes and two materials', () => {
    const count = (members: readonly GoodsProduct[], kinds: readonly string[]) => new Set(members.map((product) => valueOf(product, kinds))).size;
    const twoByTwo = sized.filter((members) => count(members, ['size']) === 2 && count(members, ['cover', 'wood']) === 2);
    expect(twoByTwo.length).toBeGreaterThan(150);
    expect(breaking(twoByTwo, (members) => count(members, ['size', 'cover', 'wood']) === 4)).toEqual([]);
  });

  it('state their own size in texts and details', () => {
    const sizeIn = ({ details }: GoodsProduct, label: string) => details.find((line) => line.label.en === label)?.value.hu;
    const beds = sized.filter(([main]) => main?.picture.kind === 'bed').flat();
    expect(beds.length).toBeGreaterThan(60);
    expect(beds.filter((bed) => sizeIn(bed, 'Mattress size') !== valueOf(bed, ['size'])).map(({ sku }) => sku)).toEqual([]);
    const tables = all.filter(({ sku }) => /^HAR-TANYA(?:-\d+-\d+)?$/.test(sku));
    expect(tables.map((table) => [valueOf(table, ['size']), sizeIn(table, 'Seats'), table.description.hu.split(' ')[0], table.subtitle.hu])).toEqual([
      ['180 × 90 cm', '6–8 fő', 'Hatan', 'Tömör tölgy'], ['140 × 80 cm', '4–6 fő', 'Négyen', 'Tömör tölgy'], ['220 × 100 cm', '8–10 fő', 'Nyolcan', 'Tömör tölgy'],
    ]);
  });

  it('name in their texts the wood they are made of', () => {
    const variant = all.find(({ sku }) => sku === 'BUK-HAJNAL-160-WALNUT');
    expect(variant).toMatchObject({
      title: localized('Hajnal dióágy', 'Hajnal walnut bed'), material: localized('tömör dió', 'solid walnut'),
      group: { axes: [{ kind: 'size', value: localized('160 × 200 cm', '160 × 200 cm') }, { kind: 'wood', value: localized('dió', 'walnut') }] },
    });
    expect(variant?.picture.frame.hex).toBe(variant?.picture.body.hex);
  });
});

describe('a generated range with variants', () => {
  /** The share of products in groups, in whole percent, and the mean number of variants in a group. */
  function figuresOf(range: readonly GoodsProduct[]): { readonly percent: number; readonly mean: number } {
    const inGroups = range.filter(({ group }) => group);
    const keys = new Set(inGroups.map(({ group }) => group?.key));
    return { percent: Math.round((inGroups.length / range.length) * 100), mean: inGroups.length / keys.size };
  }

  it('has any size and groups like those of the demonstration goods, each of one category and brand, without a repeated variant', () => {
    const generated = generateVariants(6000);
    expect(generated).toHaveLength(6000);
    expect(new Set(generated.map(({ sku }) => sku)).size).toBe(6000);
    const [own, larger] = [figuresOf(all), figuresOf(generated)];
    expect(Math.abs(larger.percent - own.percent)).toBeLessThanOrEqual(3);
    expect(Math.abs(larger.mean / own.mean - 1)).toBeLessThan(0.1);
    const members = [...Map.groupBy(generated.filter(({ group }) => group), ({ group }) => group?.key ?? '').values()];
    const isOne = (some: readonly GoodsProduct[], of: (product: GoodsProduct) => string) => new Set(some.map(of)).size === 1;
    expect(breaking(members, (some) => isOne(some, ({ category, brand }) => `${category} ${brand}`))).toEqual([]);
    expect(breaking(members, (some) => new Set(some.map((product) => valueOf(product, ['color', 'cover', 'size', 'wood']))).size === some.length)).toEqual([]);
  });
});
