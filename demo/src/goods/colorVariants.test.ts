import { describe, expect, it } from '@jest/globals';
import { withColorVariants } from './colorVariants.ts';
import { goodsProducts } from './products.ts';

describe('the colours of the demonstration goods', () => {
  const products = goodsProducts();
  const variants = withColorVariants(products);
  const groups = Map.groupBy(variants.filter(({ group }) => group), ({ group }) => group?.key ?? '');

  it('are products of their own, each with one colour, which is that of its pictures', () => {
    const inGroups = [...groups.values()].flat();
    expect(inGroups.every(({ colors, picture }) => colors.length === 1 && picture.body.hex === colors[0]?.hex)).toBe(true);
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
  });

  it('form a group for each product with several colours, of all of them', () => {
    const several = products.filter(({ colors }) => colors.length > 1);
    expect(groups.size).toBe(several.length);
    expect([...groups.values()].flat()).toHaveLength(several.flatMap(({ colors }) => colors).length);
    expect(Math.max(...[...groups.values()].map(({ length }) => length))).toBeGreaterThan(3);
  });

  it('differ in their value, and share category and brand', () => {
    for (const members of groups.values()) {
      expect(new Set(members.map(({ group }) => group?.axes.map(({ value }) => value.hu).join())).size).toBe(members.length);
      expect(new Set(members.map(({ category, brand }) => `${category} ${brand}`)).size).toBe(1);
    }
  });

  it('follow the range, whose products keep their order, SKU and address', () => {
    expect(variants.slice(0, products.length).map(({ sku, slug }) => [sku, slug])).toEqual(products.map(({ sku, slug }) => [sku, slug]));
  });
});
