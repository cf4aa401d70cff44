import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { initSchema, productDetailSchema } from '@feszek/contract';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, MUG } from '../../../test/goods.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { openShop, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { findHashIn } from '../findHash.ts';
import { MediaStore } from '../MediaStore.ts';
import { PictureProcessor } from '../processing/PictureProcessor.ts';
import { FolderStorage } from '../storage/FolderStorage.ts';

jest.setTimeout(OPEN_MS);

const GREEN = { r: 0, g: 128, b: 0 };

describe('the picture beside a link to a page', () => {
  let shop: TestShop;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-share-'));
    shop = await openShop({ config: testConfig({ API_CACHE: 'off' }), operatorToken: OPERATOR_TOKEN, openMedia: (db) => new MediaStore(new FolderStorage(folder), new PictureProcessor(), findHashIn(db)) });
  }, OPEN_MS);
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string) => shop.app.inject({ url });
  const pathOf = async (id: number, locale: 'hu' | 'en' = 'hu') => (await shop.visitor().read(productDetailSchema, `/api/products/${id}`, { locale })).share_image;
  async function rename(id: number, title: string) {
    await shop.db.updateTable('product').set({ title: JSON.stringify({ hu: title, en: title }) }).where('id', '=', id).execute();
    shop.changes.emit(['catalogue']);
  }
  /** The mean colour of the right edge, where the page's own picture is. */
  async function edgeColor(bytes: Buffer) {
    const { channels } = await sharp(await sharp(bytes).extract({ left: 1100, top: 0, width: 100, height: 630 }).toBuffer()).stats();
    return channels.map(({ mean }) => Math.round(mean));
  }

  it('has 1200 × 630 pixels, and an address that never changes its content', async () => {
    const { statusCode, headers, rawPayload } = await get(await pathOf(CHAIR));
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('gets a new address with a new picture or a new name, and its earlier addresses redirect there', async () => {
    const before = await pathOf(CHAIR);
    const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: GREEN } }).jpeg().toBuffer();
    const upload = await shop.app.inject({ method: 'PUT', url: '/operator/media/products/CHAIR/1', headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'image/jpeg' }, payload: picture });
    expect(upload.statusCode).toBe(200);
    const after = await pathOf(CHAIR);
    expect(after).not.toBe(before);
    const [red = 0, green = 0] = await edgeColor((await get(after)).rawPayload);
    expect(green - red).toBeGreaterThan(80);
    const moved = await get(before);
    expect([moved.statusCode, moved.headers.location, moved.headers['cache-control']]).toEqual([302, after, 'public, max-age=300']);
    await rename(CHAIR, 'Őszi ülőke');
    expect(await pathOf(CHAIR)).not.toBe(after);
  });

  it('differs between the languages, and only its current version is stored', async () => {
    const [hu, en] = [await pathOf(CHAIR, 'hu'), await pathOf(CHAIR, 'en')];
    expect([(await get(hu)).statusCode, (await get(en)).statusCode, hu.includes('-hu-'), en.includes('-en-')]).toEqual([200, 200, true, true]);
    expect((await readdir(join(folder, 'share'))).sort()).toEqual([`product-${CHAIR}-en`, `product-${CHAIR}-hu`]);
    expect(await readdir(join(folder, 'share', `product-${CHAIR}-hu`))).toEqual([hu.slice(-'0123456789ab.jpg'.length)]);
  });

  it('is drawn for a very long name, and for one with characters that no font has', async () => {
    await rename(MUG, `${'Megszentségteleníthetetlenségeskedéseitekért '.repeat(12)}őű`.slice(0, 500));
    expect((await get(await pathOf(MUG))).statusCode).toBe(200);
    await rename(MUG, '🦊 \u0000\u0007漢字'.replaceAll('\u0000', ''));
    expect((await get(await pathOf(MUG))).statusCode).toBe(200);
  });

  it('is the shop’s general one for other pages', async () => {
    const { share_image: path } = await shop.visitor().read(initSchema, '/api/init');
    expect(path).toMatch(/^\/images\/og\/shop-home-hu-[0-9a-f]{12}\.jpg$/);
    expect(await sharp((await get(path)).rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('is drawn once for all that request it at a time', async () => {
    await rename(MUG, 'Pohár');
    const path = await pathOf(MUG);
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(path)));
    expect(new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.length}`)).size).toBe(1);
  });

  it.each(['product-999999-hu-0123456789ab.jpg', 'product-99999999999999-hu-0123456789ab.jpg', 'product-x-hu-0123456789ab.jpg', 'article-none-hu-0123456789ab.jpg', 'shop-blog-hu-0123456789ab.jpg', 'product-1-de-0123456789ab.jpg', 'product-1-hu-01.jpg', '..%2Foriginals'])('does not exist at %s', async (name) => {
    expect((await get(`/images/og/${name}`)).statusCode).toBe(404);
  });
});
