import { describe, expect, it } from '@jest/globals';
import { connectedParts } from '../../test/connectedParts.ts';
import { disagreements, surfaceFaults } from '../../test/disagreements.ts';
import { soldParts } from '../../test/drawnFacts.ts';
import { demoRange } from '../catalogue/Range.ts';
import type { GoodsProduct } from '../goods/types.ts';
import { modelOf } from './kinds.ts';
import type { PictureSpec } from './pictureSpec.ts';
import { type Part, partOf } from './rendering/part.ts';

const { products } = demoRange();

/** What the shape of a model depends on: colours do not change it. */
function shapeOf({ kind, design, size, count, body }: PictureSpec): string {
  return JSON.stringify([kind, design, size, count, body.material]);
}

/** Products whose models have the same shape, so that each is built once and not stored. */
const shapes = [...Map.groupBy(products, ({ picture }) => shapeOf(picture)).values()];

/** A product and the faults of its drawing, if it has any. */
function faults(product: GoodsProduct, found: readonly string[]): readonly string[] {
  return found.map((fault) => `${product.sku}: ${fault}`);
}

/** The triangles of a part between two heights. */
function sliceOf(part: Part, low: number, high: number): Part {
  const { corners, normals } = part.triangles;
  const kept = Array.from({ length: corners.length / 9 }, (_, index) => index * 9).filter((start) => {
    const y = ((corners[start + 1] ?? 0) + (corners[start + 4] ?? 0) + (corners[start + 7] ?? 0)) / 3;
    return y >= low && y <= high;
  });
  const of = (values: Float32Array): Float32Array => Float32Array.from(kept.flatMap((start) => [...values.subarray(start, start + 9)]));
  return partOf({ corners: of(corners), normals: of(normals) }, part);
}

function productOf(sku: string): GoodsProduct {
  const product = products.find((candidate) => candidate.sku === sku);
  if (!product) throw new Error(`There is no product ${sku}`);
  return product;
}

/** One product of every kind and design that the shop sells. */
const designs = [...new Map(products.map((product) => [`${product.picture.kind} ${product.picture.design}`, product])).values()];

describe('the drawing of every product', () => {
  it('has the dimensions, numbers and shapes that the product states', () => {
    const found = shapes.flatMap((alike) => {
      const model = alike[0] && modelOf(alike[0].picture);
      return model ? alike.flatMap((product) => faults(product, disagreements(product, model))) : [];
    });
    expect(found).toEqual([]);
  });

  it('has the materials and colours that the product states', () => {
    expect(products.filter(({ colors }) => colors.length !== 1).map(({ sku }) => sku)).toEqual([]);
    expect(products.flatMap((product) => faults(product, surfaceFaults(product)))).toEqual([]);
  });

  it('is connected: no part floats', () => {
    const loose = designs.flatMap((product) => {
      const pieces = connectedParts(modelOf(product.picture)).length;
      const expected = product.picture.kind === 'glass' ? product.picture.count : 1;
      return pieces === expected ? [] : [`${product.picture.kind} ${product.picture.design}: ${pieces} pieces`];
    });
    expect(loose).toEqual([]);
  });

  it('has handles that touch the piece at both ends', () => {
    const loose = designs.flatMap(({ picture }) => {
      const parts = soldParts(modelOf(picture));
      return parts.filter(({ role }) => role === 'handle').flatMap((handle) => {
        const { min, max } = handle.bounds;
        const middle = (min[1] + max[1]) / 2;
        // Each half of the handle is attached by itself.
        const isAttached = [[min[1], middle], [middle, max[1]]].every(([low = 0, high = 0]) => connectedParts({ parts: [...parts.filter(({ role }) => role !== 'handle'), sliceOf(handle, low, high)] }).length === 1);
        return isAttached ? [] : [`${picture.kind} ${picture.design}`];
      });
    });
    expect(loose).toEqual([]);
  });
});

describe('a drawing that is not of its product', () => {
  const drawnAs = (sku: string, change: Partial<PictureSpec>): readonly string[] => {
    const product = productOf(sku);
    return disagreements(product, modelOf({ ...product.picture, ...change }));
  };

  it('is found by its shape, its legs, its numbers and its proportions', () => {
    expect(drawnAs('HAR-TISZTAS', { design: 1 })).toEqual(['4 legs instead of 3', 'a top with corners instead of a round one']);
    expect(drawnAs('BUK-SZUNDI', { count: 2 })).toEqual(['2 drawers instead of 3']);
    expect(drawnAs('VAC-CSIKO-FOOTSTOOL', { design: 1 })).toContain('2 legs instead of 4');
    expect(drawnAs('HAR-TISZTAS', { size: { width: 900, depth: 900, height: 600 } })).toEqual(['height 603 mm instead of 380']);
  });

  it('is found by either language', () => {
    const product = productOf('BUK-SZUNDI');
    const without = (text: string): string => text.replaceAll(/three|drawers?/gi, '');
    const inHungarian = { ...product, features: { hu: product.features.hu, en: [] }, details: [], title: { hu: product.title.hu, en: without(product.title.en) }, subtitle: { hu: product.subtitle.hu, en: without(product.subtitle.en) }, description: { hu: product.description.hu, en: without(product.description.en) } };
    expect(disagreements(inHungarian, modelOf({ ...product.picture, count: 2 }))).toEqual(['2 drawers instead of 3']);
  });

  it('is found by its material and its colour', () => {
    const product = productOf('HAR-TISZTAS');
    expect(surfaceFaults({ ...product, picture: { ...product.picture, body: { material: 'stone', hex: '#E9E6E1' } } })).toHaveLength(2);
  });
});
