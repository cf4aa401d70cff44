import { describe, expect, it } from '@jest/globals';
import { GOODS_PRODUCTS } from '../goods/products.ts';
import { ShopPictures } from '../seed/shopPictures.ts';
import { drawPicture } from './drawPicture.ts';
import { EDITORIAL_SUBJECTS } from './editorial.ts';
import { KINDS } from './kinds.ts';
import { PICTURE_KINDS, PICTURE_VARIANTS } from './pictureSpec.ts';
import type { PictureSpec } from './pictureSpec.ts';
import type { Raster } from './rendering/render.ts';

/** One product of every kind and design that the shop sells. */
const SOLD = [...new Map(GOODS_PRODUCTS.map(({ picture }) => [`${picture.kind} ${picture.design}`, picture])).entries()];

const SMALL = 96;

/** How far the brightness of a picture's points is spread, from 0 to 255. */
function spreadOf({ pixels }: Raster): number {
  const [low, high] = pixels.reduce<[number, number]>(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [255, 0]);
  return high - low;
}

/** The share of a picture's points that differ from its ground, which is the colour of its corner. */
function coveredShare({ width, height, pixels }: Raster): number {
  let covered = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if ([0, 1, 2].some((channel) => Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0)) > 12)) covered += 1;
  }
  return covered / (width * height);
}

describe('the pictures', () => {
  it.each(SOLD)('show %s', (_, spec) => {
    // The rooms and close-ups of one design stand for the others: they differ in nothing but the product.
    for (const variant of spec.design === 1 ? PICTURE_VARIANTS : (['cutout'] as const)) {
      expect(spreadOf(drawPicture({ name: variant, spec }, SMALL))).toBeGreaterThan(20);
    }
  });

  it('show the whole product with some air around it', () => {
    for (const [, spec] of SOLD) {
      const picture = drawPicture({ name: 'cutout', spec }, SMALL);
      expect([spec.kind, spec.design, coveredShare(picture) > 0.03]).toEqual([spec.kind, spec.design, true]);
      const edge = Array.from({ length: picture.height }, (_, y) => y * picture.width * 3);
      const touching = edge.filter((at) => [0, 1, 2].some((channel) => Math.abs((picture.pixels[at + channel] ?? 0) - (picture.pixels[channel] ?? 0)) > 40));
      expect([spec.kind, spec.design, touching.length]).toEqual([spec.kind, spec.design, 0]);
    }
  });

  it('know at least two designs of every kind, no two of which look alike', () => {
    const spec = (kind: PictureSpec['kind'], design: PictureSpec['design']): PictureSpec => ({ kind, design, body: { material: 'fabric', hex: '#3F6B55' }, frame: { material: 'wood', hex: '#C99F6B' }, size: { width: 600, depth: 400, height: 500 } });
    for (const kind of PICTURE_KINDS) {
      expect(KINDS[kind].designs.length).toBeGreaterThanOrEqual(2);
      const pictures = KINDS[kind].designs.map((_, index) => Buffer.from(drawPicture({ name: 'cutout', spec: spec(kind, index + 1) }, SMALL).pixels).toString('base64'));
      expect([kind, new Set(pictures).size]).toEqual([kind, pictures.length]);
    }
    expect(() => drawPicture({ name: 'cutout', spec: spec('sofa', 99) }, SMALL)).toThrow('There is no design 99 of sofa');
  });

  it('are always the same', () => {
    const [product] = GOODS_PRODUCTS;
    if (!product) throw new Error('The range is empty');
    expect(drawPicture({ name: 'room', spec: product.picture }, SMALL)).toEqual(drawPicture({ name: 'room', spec: product.picture }, SMALL));
  });

  it('show a living room on the front page', () => {
    expect(spreadOf(drawPicture({ name: 'hero' }, SMALL * 2))).toBeGreaterThan(80);
  });

  it('show a room for every article, and what every brand makes', () => {
    for (const subject of EDITORIAL_SUBJECTS) expect(spreadOf(drawPicture({ name: 'editorial', subject }, SMALL))).toBeGreaterThan(80);
    const pictures = new ShopPictures(GOODS_PRODUCTS);
    const brands = [...new Set(GOODS_PRODUCTS.map(({ brand }) => brand))];
    for (const [index, brand] of brands.entries()) expect(spreadOf(drawPicture(pictures.brand(brand, index + 1).scene, SMALL))).toBeGreaterThan(40);
  });

  it('have a name of their own each, by which they are found again', () => {
    const pictures = new ShopPictures(GOODS_PRODUCTS);
    const drawings = [...pictures.firstSeen(), ...GOODS_PRODUCTS.flatMap((product, index) => [pictures.product(product, index + 1, 'room'), pictures.product(product, index + 1, 'detail')])];
    const keys = drawings.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^(products|categories|brands|blog|hero)\/[a-z0-9-]+-[0-9a-f]{8}$/.test(key))).toEqual([]);
    expect(drawings.filter((drawing) => JSON.stringify(pictures.find(drawing.key)) !== JSON.stringify(drawing))).toEqual([]);
  });
});
