import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { goodsProducts } from '../goods/products.ts';
import { brandPieces } from '../painter/faces.ts';
import { PaintingProcess } from '../painter/PaintingProcess.ts';
import { KINDS } from './kinds.ts';
import { PICTURE_KINDS, PICTURE_VARIANTS } from './pictureSpec.ts';
import type { PictureSpec } from './pictureSpec.ts';
import type { Raster } from './rendering/raster.ts';
import type { Scene } from './scene.ts';

/** One product of every kind and design that the shop sells. */
const SOLD = [...new Map(goodsProducts().map(({ picture }) => [`${picture.kind} ${picture.design}`, picture])).entries()];

/** Drawing takes seconds: `npm test -- --all` draws some of what is only another instance of a kind, `npm run test:full` all. */
const EVERY = process.env['TEST_FULL'] === 'on' ? 1 : 6;
const some = <Thing>(things: readonly Thing[]) => things.filter((_, index) => index % EVERY === 0);

/** Kinds of which every design is drawn; of the others, the first one. */
const WHOLE: ReadonlySet<string> = new Set(some(PICTURE_KINDS));
const CUTOUTS = SOLD.filter(([, { kind, design }]) => design === 1 || WHOLE.has(kind));

const SMALL = 96;
/** The ground on which the light theme shows pictures. */
const GROUND = '#F1EBE1';
/** Width in pixels: drawing time is proportional to its square. A picture of fewer pixels would lose thin legs and threads. */
const DRAWN = process.env['TEST_FULL'] === 'on' ? 320 : 160;
/** Drawing takes longer on a busy machine; in milliseconds. */
const PATIENCE_MS = 120_000;
const painter = new PaintingProcess(PATIENCE_MS, fileURLToPath(new URL('../../test/testPaintingProgram.ts', import.meta.url)));
afterAll(() => painter.close());
jest.setTimeout(PATIENCE_MS);

/** A small picture, painted in a separate process like the shop's pictures. */
async function draw(scene: Scene): Promise<Raster> {
  const bytes = await painter.paint(scene, DRAWN);
  const { data, info } = await sharp(bytes).resize(SMALL).flatten({ background: GROUND }).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, pixels: data };
}

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

/** Whether something reaches the picture's left edge. */
function touchesEdge({ width, height, pixels }: Raster): boolean {
  return Array.from({ length: height }, (_, y) => y * width * 3).some((at) => [0, 1, 2].some((channel) => Math.abs((pixels[at + channel] ?? 0) - (pixels[channel] ?? 0)) > 40));
}

describe('the pictures', () => {
  const cutouts = new Map<string, Raster>();

  it.each(CUTOUTS)('show %s whole, with some air around it', async (name, spec) => {
    const cutout = await draw({ name: 'cutout', spec });
    cutouts.set(name, cutout);
    expect(spreadOf(cutout)).toBeGreaterThan(20);
    expect(coveredShare(cutout)).toBeGreaterThan(0.02);
    expect(touchesEdge(cutout)).toBe(false);
  });

  it.each(some(SOLD.filter(([, { design }]) => design === 1)))('show %s in a room, close up, from another side, and its materials', async (_, spec) => {
    for (const name of PICTURE_VARIANTS.filter((variant) => variant !== 'cutout')) expect(spreadOf(await draw({ name, spec }))).toBeGreaterThan(20);
  });

  it('are of at least two designs of every kind but swatches, all of them in the shop, and no two alike', async () => {
    const sold = new Set(SOLD.map(([name]) => name));
    for (const kind of PICTURE_KINDS.filter((name) => name !== 'swatch')) {
      const { designs } = KINDS[kind];
      expect(designs.length).toBeGreaterThanOrEqual(2);
      const names = designs.map((_, index) => `${kind} ${index + 1}`);
      expect(names.filter((name) => !sold.has(name))).toEqual([]);
      if (!WHOLE.has(kind)) continue;
      const shown = names.map((name) => cutouts.get(name));
      expect([kind, shown.filter((picture) => picture === undefined)]).toEqual([kind, []]);
      expect([kind, new Set(shown.map((picture) => Buffer.from(picture?.pixels ?? []).toString('base64'))).size]).toEqual([kind, designs.length]);
    }
    const unknown: PictureSpec = { kind: 'sofa', design: 99, body: { material: 'fabric', hex: '#3F6B55' }, frame: { material: 'wood', hex: '#C99F6B' }, size: { width: 600, depth: 400, height: 500 } };
    await expect(draw({ name: 'cutout', spec: unknown })).rejects.toThrow('There is no design 99 of sofa');
  });

  it('are always the same', async () => {
    const [product] = goodsProducts();
    if (!product) throw new Error('The range is empty');
    const first = await draw({ name: 'room', spec: product.picture });
    await draw({ name: 'hero' });
    expect(await draw({ name: 'room', spec: product.picture })).toEqual(first);
  });

  it('show a living room on the front page', async () => {
    expect(spreadOf(await draw({ name: 'hero' }))).toBeGreaterThan(80);
  });

  it('show what every brand makes', async () => {
    for (const [brand, products] of some([...Map.groupBy(goodsProducts(), (product) => product.brand)])) {
      const specs = brandPieces(products).map(({ picture }) => picture);
      expect(spreadOf(await draw({ name: 'brand', brand, specs }))).toBeGreaterThan(40);
    }
  });
});
