import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { GOODS_PRODUCTS } from '../goods/products.ts';
import { shopDrawings } from '../seed/shopPictures.ts';
import { drawPicture } from './drawPicture.ts';
import { HERO_SPEC } from './hero.ts';
import { KINDS } from './kinds.ts';
import { PICTURE_KINDS, PICTURE_VARIANTS } from './pictureSpec.ts';
import type { PictureSpec } from './pictureSpec.ts';

/** One product of every kind and design that the shop sells. */
const SOLD = [...new Map(GOODS_PRODUCTS.map(({ picture }) => [`${picture.kind} ${picture.design}`, picture])).entries()];

/** How far the brightness of a picture's points is spread, from 0 to 255. */
async function spreadOf(svg: string): Promise<number> {
  const points = await sharp(Buffer.from(svg), { density: 9 }).greyscale().raw().toBuffer();
  return Math.max(...points) - Math.min(...points);
}

describe('the pictures', () => {
  it.each(SOLD)('show %s', async (_, spec) => {
    // The rooms and close-ups of one design stand for the others: they differ in nothing but the product.
    for (const variant of spec.design === 1 ? PICTURE_VARIANTS : (['cutout'] as const)) {
      const svg = drawPicture(spec, variant);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(await spreadOf(svg)).toBeGreaterThan(8);
    }
  });

  it('know at least two designs of every kind', () => {
    const spec = (kind: PictureSpec['kind'], design: PictureSpec['design']): PictureSpec => ({ ...HERO_SPEC, kind, design, size: { width: 600, depth: 400, height: 500 } });
    for (const kind of PICTURE_KINDS) {
      expect(KINDS[kind].designs.length).toBeGreaterThanOrEqual(2);
      KINDS[kind].designs.forEach((_, index) => expect(drawPicture(spec(kind, index + 1), 'cutout')).toMatch(/<path/));
    }
    expect(() => drawPicture(spec('sofa', 99), 'cutout')).toThrow('There is no design 99 of sofa');
  });

  it('are always the same', () => {
    const [product] = GOODS_PRODUCTS;
    if (!product) throw new Error('The range is empty');
    expect(drawPicture(product.picture, 'room')).toBe(drawPicture(product.picture, 'room'));
  });

  it('show a living room on the front page', async () => {
    expect(await spreadOf(drawPicture(HERO_SPEC, 'hero'))).toBeGreaterThan(80);
  });

  it('have a name of their own each', () => {
    const keys = shopDrawings().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^(products|categories|hero)\/[a-z0-9-]+-[0-9a-f]{8}$/.test(key))).toBe(true);
  });
});
