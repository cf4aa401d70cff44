import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { homeSchema, mediaListSchema, mediaMissingSchema, productDetailSchema, productListSchema } from '@feszek/contract';
import type { MediaList } from '@feszek/contract';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { OPEN_MS } from '../../test/databases.ts';
import { OPERATOR_TOKEN } from '../../test/operator.ts';
import { openShop } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf } from '../../test/visitor.ts';
import { importPictures } from '../catalog/commands/importPictures.ts';
import { PLAIN_MAPPING } from '../catalog/commands/mapping.ts';
import { OperatorClient } from '../platform/commands/OperatorClient.ts';
import { findHashIn } from './findHash.ts';
import { MediaStore } from './MediaStore.ts';
import { PictureProcessor } from './processing/PictureProcessor.ts';
import { removeUnusedPictures } from './removeUnusedPictures.ts';
import { FolderStorage } from './storage/FolderStorage.ts';

jest.setTimeout(OPEN_MS * 2);

/** A picture of one colour with a lighter object in its middle. */
async function picture(width: number, height: number, background = '#b3512f'): Promise<Buffer> {
  const object = await sharp({ create: { width: Math.round(width / 2), height: Math.round(height / 2), channels: 3, background: '#e6dccb' } }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background } }).composite([{ input: object }]).jpeg().toBuffer();
}

describe('pictures of an operator', () => {
  let shop: TestShop;
  let folder: string;
  let store: MediaStore;
  let sku: string;
  let id: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-media-'));
    const processor = new PictureProcessor();
    shop = await openShop({
      operatorToken: OPERATOR_TOKEN,
      openMedia: (db) => {
        store = new MediaStore(new FolderStorage(folder), processor, findHashIn(db));
        return store;
      },
    });
    ({ sku, id } = await shop.db.selectFrom('product').select(['sku', 'id']).orderBy('id').executeTakeFirstOrThrow());
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: Buffer | object) =>
    shop.app.inject({ method, url, headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, ...(payload instanceof Buffer && { 'content-type': 'image/jpeg' }) }, ...(payload && { payload }) });
  const list = async (url: string): Promise<MediaList['pictures']> => mediaListSchema.validateSync((await call('GET', url)).json().data).pictures;
  const show = async (path: string, file: string) => sharp((await shop.app.inject({ url: `${path}/${file}` })).rawPayload).metadata();

  it('appear on the product’s page and its card after their upload, with their alternative texts', async () => {
    const answer = await call('PUT', `/operator/media/products/${sku}/1?alt_hu=Egy%20sz%C3%A9k&focus_x=20`, await picture(800, 1000));
    expect(answer.statusCode).toBe(200);
    const visitor = shop.visitor();
    const detail = dataOf(await visitor.call('GET', `/api/products/${id}`), productDetailSchema);
    expect(detail.images).toEqual([expect.objectContaining({ alt: 'Egy szék', width: 800, height: 1000, focus_x: 20, focus_y: 50 })]);
    expect(await sharp(Buffer.from(detail.images[0]?.placeholder ?? '', 'base64')).metadata()).toMatchObject({ format: 'webp', width: 10 });
    expect(detail.image).toEqual(expect.objectContaining({ path: detail.images[0]?.path }));
    const { products } = dataOf(await visitor.call('GET', '/api/products?page_size=96'), productListSchema);
    expect(products.find((product) => product.id === id)?.image?.path).toBe(detail.image?.path);
    expect(await show(detail.image?.path ?? '', '320.webp')).toMatchObject({ format: 'webp', width: 320, height: 400 });
  });

  it('have gaps in their positions until they are reordered', async () => {
    const owner = `/operator/media/products/${sku}`;
    await call('PUT', `${owner}/3`, await picture(800, 1000, '#3f6b55'));
    expect((await list(owner)).map(({ position }) => position)).toEqual([1, 3]);
    const [first, second] = await list(owner);
    expect((await call('POST', `${owner}/order`, { positions: [3, 1] })).statusCode).toBe(200);
    expect((await list(owner)).map(({ position, hash }) => ({ position, hash }))).toEqual([{ position: 1, hash: second?.hash }, { position: 2, hash: first?.hash }]);
    expect((await call('POST', `${owner}/order`, { positions: [2, 2] })).statusCode).toBe(422);
    expect((await call('DELETE', `${owner}/1`)).statusCode).toBe(200);
    expect((await call('DELETE', `${owner}/1`)).statusCode).toBe(404);
    expect((await list(owner)).map(({ position }) => position)).toEqual([2]);
  });

  it('can belong to categories, brands and the home page', async () => {
    const { path } = await shop.db.selectFrom('category_path').select('path').where('locale', '=', 'hu').where('path', 'like', '%/%').executeTakeFirstOrThrow();
    const { slug } = await shop.db.selectFrom('brand').select('slug').executeTakeFirstOrThrow();
    const missing = async () => mediaMissingSchema.validateSync((await call('GET', '/operator/media/missing?limit=500')).json().data).missing;
    const before = await missing();
    expect(before[0]).toEqual({ owner: 'pages', key: 'home' });
    expect(before).toEqual(expect.arrayContaining([{ owner: 'categories', key: path }, { owner: 'brands', key: slug }]));
    for (const owner of [`categories/${encodeURIComponent(path)}`, `brands/${slug}`, 'pages/home']) {
      expect((await call('PUT', `/operator/media/${owner}/1`, await picture(1600, 1120))).statusCode).toBe(200);
    }
    expect(await missing()).toHaveLength(before.length - 3);
    const home = dataOf(await shop.visitor().call('GET', '/api/home'), homeSchema);
    expect(home.hero).toMatchObject({ path: expect.stringMatching(/^\/images\/pages\/home-[0-9a-f]{16}$/), width: 1600 });
  });

  it('of a wide shape are not cropped in the frame of a card', async () => {
    const other = await shop.db.selectFrom('product').select(['sku', 'id']).where('id', '<>', id).executeTakeFirstOrThrow();
    await call('PUT', `/operator/media/products/${other.sku}/1`, await picture(1500, 600, '#ffffff'));
    const detail = dataOf(await shop.visitor().call('GET', `/api/products/${other.id}`), productDetailSchema);
    expect(detail.images[0]).toMatchObject({ width: 1500, height: 600, framed: detail.image?.path });
    expect(await show(detail.image?.path ?? '', '640.webp')).toMatchObject({ width: 640, height: 800 });
    expect(await show(detail.images[0]?.path ?? '', '640.webp')).toMatchObject({ width: 640, height: 256 });
    expect((await shop.app.inject({ url: `${detail.image?.path ?? ''}-1-2/640.webp` })).statusCode).toBe(404);
  });

  it('are deleted with their files a month after their last use', async () => {
    const url = `/operator/media/products/${sku}/9`;
    await call('PUT', url, await picture(400, 500, '#123456'));
    const added = (await list(`/operator/media/products/${sku}`)).at(-1);
    const file = `${added?.path}/320.webp`;
    await call('DELETE', url);
    expect(await removeUnusedPictures(shop.db, shop.clock, store)).toBe(0);
    expect((await shop.app.inject({ url: file })).statusCode).toBe(200);
    shop.clock.move(31 * 86_400_000);
    expect(await removeUnusedPictures(shop.db, shop.clock, store)).toBeGreaterThan(0);
    expect((await shop.app.inject({ url: file })).statusCode).toBe(404);
    expect((await call('PUT', url, await picture(400, 500, '#123456'))).statusCode).toBe(200);
    expect((await shop.app.inject({ url: file })).statusCode).toBe(200);
  });

  it('can be named in a catalogue file as files and as addresses, and refusals are reported by line', async () => {
    const catalogue = join(folder, 'catalogue.csv');
    await writeFile(join(folder, 'photo.jpg'), await picture(400, 500, '#654321'));
    await writeFile(join(folder, 'text.jpg'), 'no picture');
    await writeFile(catalogue, `sku,pictures\n${sku},photo.jpg|http://shop.test/a.jpg\n${sku},none.jpg|text.jpg\n`);
    const url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const silent = { out: () => undefined, warn: () => undefined, progress: () => undefined };
    const { added, refused } = await importPictures(new OperatorClient(url, OPERATOR_TOKEN), catalogue, { ...PLAIN_MAPPING, format: 'csv' }, silent, new AbortController().signal);
    expect(added).toBe(1);
    expect(refused.map(({ line, source, reason }) => [line, source, reason])).toEqual([
      [2, 'http://shop.test/a.jpg', expect.stringContaining('isn’t a public https address')],
      [3, 'none.jpg', expect.stringContaining('cannot be read')],
      [3, 'text.jpg', 'This isn’t a JPEG, PNG, WebP, AVIF or TIFF picture.'],
    ]);
  });

  it('are refused if they are not pictures, or not from the operator', async () => {
    const url = `/operator/media/products/${sku}/1`;
    for (const [payload, code] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_type_refused'],
      [(await picture(800, 1000)).subarray(0, 2000), 'picture_unreadable'],
    ] as const) {
      const answer = await call('PUT', url, payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: { code } });
    }
    expect((await call('PUT', '/operator/media/products/NO-SUCH-SKU/1', await picture(80, 100))).statusCode).toBe(404);
    expect((await shop.app.inject({ method: 'PUT', url, payload: await picture(80, 100) })).statusCode).toBe(401);
  });
});
