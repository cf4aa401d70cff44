import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE_DENSITIES, IMAGE_WIDTHS, imageUrl } from '@feszek/contract';
import Fastify from 'fastify';
import sharp from 'sharp';
import type { App } from '../http/app.ts';
import { addErrorHandling } from '../http/errorHandling.ts';
import { GOODS_PRODUCTS } from '../goods/products.ts';
import { ShopPictures } from '../seed/shopPictures.ts';
import { imageRoutes } from './imageRoutes.ts';
import { PictureRenderer } from './PictureRenderer.ts';
import { PictureStore } from './PictureStore.ts';

// A busy machine takes its time to draw.
jest.setTimeout(120_000);

const ID = 7;
const pictures = new ShopPictures(GOODS_PRODUCTS);
const product = GOODS_PRODUCTS[ID - 1];
if (!product) throw new Error('The range is too small');
const DRAWING = pictures.product(product, ID, 'cutout');

describe('the image route', () => {
  let folder: string;
  let app: App;
  let renderer: PictureRenderer;
  let rendered = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-pictures-'));
    renderer = new PictureRenderer();
    const render = renderer.render.bind(renderer);
    renderer.render = (...args) => {
      rendered += 1;
      return render(...args);
    };
    app = Fastify() as unknown as App;
    addErrorHandling(app);
    imageRoutes(app, { store: new PictureStore(folder, renderer), findDrawing: (key) => pictures.find(key) });
  });
  afterAll(async () => {
    await app.close();
    renderer.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string) => app.inject({ url });

  it('gives every listed width and density as WebP, for ever', async () => {
    for (const width of IMAGE_WIDTHS.slice(0, 2)) {
      for (const density of IMAGE_DENSITIES) {
        const answer = await get(imageUrl(`/images/${DRAWING.key}`, width, density));
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: width * density, height: (width * density * 5) / 4 });
      }
    }
  });

  it('gives a placeholder of ten pixels', async () => {
    const answer = await get(`/images/${DRAWING.key}/placeholder.webp`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 10 });
  });

  it.each(['/321.webp', '/640@3x.webp', '/640.png', '/0.webp', '/..%2f640.webp'])('has no size %s', async (file) => {
    const answer = await get(`/images/${DRAWING.key}${file}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it.each(['products/999999-cutout-ab12cd34', 'products/7-back-ab12cd34', 'products/7-cutout', 'other/7-cutout-ab12cd34', 'categories/1-sofas-ab12cd34', 'blog/unwritten-ab12cd34'])('has no picture %s', async (key) => {
    expect((await get(`/images/${key}/320.webp`)).statusCode).toBe(404);
  });

  it('finds a picture by the hash of an older drawing, and keeps it once', async () => {
    await get(`/images/${DRAWING.key}/768.webp`);
    const before = rendered;
    expect((await get('/images/products/7-cutout-00000000/768.webp')).statusCode).toBe(200);
    expect(rendered).toBe(before);
    expect(await readdir(join(folder, 'products'))).toEqual([DRAWING.key.replace('products/', '')]);
  });

  it('draws a file once for all who ask for it at the same time, and never again', async () => {
    const before = rendered;
    const answers = await Promise.all(Array.from({ length: 6 }, () => get(`/images/${DRAWING.key}/1024.webp`)));
    await get(`/images/${DRAWING.key}/1024.webp`);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(rendered).toBe(before + 1);
    expect((await readdir(join(folder, DRAWING.key))).every((name) => name.endsWith('.webp'))).toBe(true);
  });
});
