import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE_DENSITIES, IMAGE_WIDTHS, imageUrl } from '@feszek/contract';
import Fastify from 'fastify';
import sharp from 'sharp';
import { CountingRenderer } from '../../test/countingRenderer.ts';
import type { App } from '../platform/http/app.ts';
import { addErrorHandling } from '../platform/http/errorHandling.ts';
import { GOODS_PRODUCTS } from '@feszek/demo';
import { ShopPictures } from '@feszek/demo/drawing';
import { createAddPlaceholder } from './addPlaceholder.ts';
import { imageRoutes } from './imageRoutes.ts';
import { PictureStore } from './PictureStore.ts';

// A busy machine takes its time to draw.
jest.setTimeout(300_000);

const ID = 7;
const pictures = new ShopPictures(GOODS_PRODUCTS);
const [product, nextProduct] = GOODS_PRODUCTS.slice(ID - 1);
if (!product || !nextProduct) throw new Error('The range is too small');
const DRAWING = pictures.product(product, ID, 'cutout');
const OTHER = pictures.product(product, ID, 'detail');

describe('the image route', () => {
  let folder: string;
  let app: App;
  let renderer: CountingRenderer;
  let store: PictureStore;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-pictures-'));
    renderer = new CountingRenderer();
    store = new PictureStore(folder, { requested: renderer, ahead: renderer });
    app = Fastify() as unknown as App;
    addErrorHandling(app);
    imageRoutes(app, { store, findDrawing: (key) => pictures.find(key) });
  });
  afterAll(async () => {
    await app.close();
    renderer.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string) => app.inject({ url });

  it('answers every listed width and density from one drawing, as WebP, for ever', async () => {
    await store.prepare(DRAWING, 'whole');
    expect(renderer.drawings).toBe(1);
    const made = renderer.jobs.length;
    for (const width of IMAGE_WIDTHS) {
      for (const density of IMAGE_DENSITIES) {
        const answer = await get(imageUrl(`/images/${DRAWING.key}`, width, density));
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: width * density, height: (width * density * 5) / 4 });
      }
    }
    // What a page shows exists already; what is larger than the drawing is enlarged from it.
    expect(renderer.jobs.slice(made).flatMap(({ names }) => names)).toEqual(['2048.webp', '2560.webp', '3072.webp']);
    expect(renderer.drawings).toBe(1);
  });

  it('prepares nothing twice', async () => {
    const made = renderer.jobs.length;
    await new PictureStore(folder, { requested: renderer, ahead: renderer }).prepare(DRAWING, 'whole');
    expect(renderer.jobs.length).toBe(made);
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
    const before = renderer.jobs.length;
    expect((await get('/images/products/7-cutout-00000000/768.webp')).statusCode).toBe(200);
    expect(renderer.jobs.length).toBe(before);
    expect(await readdir(join(folder, 'products'))).toContain(DRAWING.key.replace('products/', ''));
    expect(await readdir(join(folder, 'products'))).not.toContain('7-cutout-00000000');
  });

  it('draws a picture once for all requests of the same time, and never again', async () => {
    const before = renderer.drawings;
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => get(`/images/${OTHER.key}/${index % 2 ? 1024 : 768}.webp`)));
    for (const pixels of [320, 640, 1024]) await get(`/images/${OTHER.key}/${pixels}.webp`);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(renderer.drawings).toBe(before + 1);
    expect((await readdir(join(folder, OTHER.key))).every((name) => name.endsWith('.webp'))).toBe(true);
  });

  it('makes the sizes of cards from a small drawing of their own where no larger one exists', async () => {
    const drawing = pictures.product(nextProduct, ID + 1, 'cutout');
    const answers = await Promise.all([320, 640].map((pixels) => get(`/images/${drawing.key}/${pixels}.webp`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(renderer.jobs.at(-1)).toMatchObject({ source: { pixels: 640 }, names: expect.arrayContaining(['320.webp', '640.webp', 'placeholder.webp']) });
    await store.prepare(drawing, 'whole');
    expect(renderer.jobs.at(-1)).toMatchObject({ source: { pixels: 1536 } });
    expect(renderer.jobs.at(-1)?.names).not.toContain('640.webp');
  });

  it('makes the placeholder of a product before its picture, and gives it to its page', async () => {
    const drawing = pictures.product(product, ID, 'room');
    const addPlaceholder = createAddPlaceholder({ store, findDrawing: (key) => pictures.find(key) });
    const image = { path: `/images/${drawing.key}`, alt: 'A room', width: 1200, height: 1500 };
    expect(await addPlaceholder(image)).toEqual(image);
    await store.preparePlaceholder(drawing);
    const { placeholder = '', ...others } = await addPlaceholder(image);
    expect(others).toEqual(image);
    expect(await readdir(join(folder, drawing.key))).toEqual(['placeholder.webp']);
    expect(await sharp(Buffer.from(placeholder, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 10 });
    expect(placeholder.length).toBeLessThan(200);
  });
});
