import { afterAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { goodsProducts } from '../goods/products.ts';
import { brandPieces } from '../painter/faces.ts';
import { PaintingProcess } from '../painter/PaintingProcess.ts';
import { EDITORIAL_SUBJECTS } from './editorial.ts';
import { KINDS } from './kinds.ts';
import { PICTURE_KINDS } from './pictureSpec.ts';
import type { PictureSpec } from './pictureSpec.ts';
import type { Raster } from './rendering/render.ts';
import type { Scene } from './scene.ts';

/** One product of every kind and design in the range. */
const SOLD = [...new Map(goodsProducts().map(({ picture }) => [`${picture.kind} ${picture.design}`, picture])).entries()];

/** Drawing takes seconds: `npm test` draws one instance of each kind, `npm run test:full` all. */
const EVERY = process.env['TEST_FULL'] === 'on' ? 1 : 6;
const some = <Thing>(things: readonly Thing[]) => things.filter((_, index) => index % EVERY === 0);

const SMALL = 96;
/** A smaller drawing would lose thin legs and threads. */
const DRAWN = 320;
const painter = new PaintingProcess();
afterAll(() => painter.close());
// Drawing takes longer on a busy machine.
jest.setTimeout(120_000);

/** A small picture, painted in a separate process like the shop's pictures. */
async function draw(scene: Scene): Promise<Raster> {
  const bytes = await painter.paint(scene, DRAWN);
  const { data, info } = await sharp(bytes).resize(SMALL).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The spread of the brightness of a picture's pixels, from 0 to 255. */
function spreadOf({ pixels }: Raster): number {
  const [low, high] = pixels.reduce<[number, number]>(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [255, 0]);
  return high - low;
}

/** The share of pixels that differ from the background, which has the colour of the corner. */
function coveredShare({ width, height, pixels }: Raster): number {
  let covered = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if ([0, 1, 2].some((channel) => Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0)) > 12)) covered += 1;
  }
  return covered / (width * height);
}

/** Whether something touches the picture's left edge. */
function touchesEdge({ width, height, pixels }: Raster): boolean {
  return Array.from({ length: height }, (_, y) => y * width * 3).some((at) => [0, 1, 2].some((channel) => Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0)) > 40));
}

describe('the pictures', () => {
  const cutouts = new Map<string, Raster>();

  it.each(SOLD)('show %s completely, with a margin', async (name, spec) => {
    const cutout = await draw({ name: 'cutout', spec });
    cutouts.set(name, cutout);
    expect(spreadOf(cutout)).toBeGreaterThan(20);
    expect(coveredShare(cutout)).toBeGreaterThan(0.02);
    expect(touchesEdge(cutout)).toBe(false);
  });

  it.each(some(SOLD.filter(([, { design }]) => design === 1)))('show %s in a room and in a close-up', async (_, spec) => {
    for (const name of ['room', 'detail'] as const) expect(spreadOf(await draw({ name, spec }))).toBeGreaterThan(20);
  });

  it('include at least two designs of every kind, all of them in the range, and no two alike', async () => {
    for (const kind of PICTURE_KINDS) {
      const { designs } = KINDS[kind];
      expect(designs.length).toBeGreaterThanOrEqual(2);
      const shown = designs.map((_, index) => cutouts.get(`${kind} ${index + 1}`));
      expect([kind, shown.filter((picture) => picture === undefined)]).toEqual([kind, []]);
      expect([kind, new Set(shown.map((picture) => Buffer.from(picture?.pixels ?? []).toString('base64'))).size]).toEqual([kind, designs.length]);
    }
    const unknown: PictureSpec = { kind: 'sofa', design: 99, body: { material: 'fabric', hex: '#3F6B55' }, frame: { material: 'wood', hex: '#C99F6B' }, size: { width: 600, depth: 400, height: 500 } };
    await expect(draw({ name: 'cutout', spec: unknown })).rejects.toThrow('There is no design 99 of sofa');
  });

  it('are deterministic', async () => {
    const [product] = goodsProducts();
    if (!product) throw new Error('The range is empty');
    const first = await draw({ name: 'room', spec: product.picture });
    await draw({ name: 'hero' });
    expect(await draw({ name: 'room', spec: product.picture })).toEqual(first);
  });

  it('show a living room on the front page', async () => {
    expect(spreadOf(await draw({ name: 'hero' }))).toBeGreaterThan(80);
  });

  it('show a room for every article, and products of every brand', async () => {
    for (const subject of some(EDITORIAL_SUBJECTS)) expect(spreadOf(await draw({ name: 'editorial', subject }))).toBeGreaterThan(80);
    for (const [brand, products] of some([...Map.groupBy(goodsProducts(), (product) => product.brand)])) {
      const specs = brandPieces(products).map(({ picture }) => picture);
      expect(spreadOf(await draw({ name: 'brand', brand, specs }))).toBeGreaterThan(40);
    }
  });
});
