import { articleListSchema, contentPageSchema, faqSchema, homeSchema, productListSchema } from '@feszek/contract';
import { fillShop, goodsProducts, paintMissing, ShopClient, shopRange, wantedPictures } from '@feszek/demo';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { openDatabase, OPEN_MS } from '../test/databases.ts';
import { OPERATOR_TOKEN } from '../test/operator.ts';
import { testConfig, UNLIMITED } from '../test/shop.ts';
import { Visitor } from '../test/visitor.ts';
import { updateIndex } from './catalog/search/updateIndex.ts';
import { findHashIn } from './media/findHash.ts';
import { MediaStore } from './media/MediaStore.ts';
import { PictureProcessor } from './media/processing/PictureProcessor.ts';
import { FolderStorage } from './media/storage/FolderStorage.ts';
import { createChanges } from './platform/changes/changes.ts';
import { systemClock } from './platform/clock.ts';
import type { Connection } from './platform/database/connect.ts';
import type { App } from './platform/http/app.ts';
import { buildServer } from './server.ts';
import { setUpShop } from './setup/setUpShop.ts';

const PRODUCTS = 3;
const range = shopRange(goodsProducts().slice(0, PRODUCTS));
/** Only the cut-outs: one for cards and one in full size for each product. */
const cutouts = wantedPictures(range).filter(({ owner, position }) => owner === 'products' && position === 1);

describe('a new shop', () => {
  let connection: Connection;
  let app: App;
  let client: ShopClient;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-demonstration-'));
    connection = await openDatabase('migrated');
    const { db, bulkDb } = connection;
    await setUpShop(db);
    await updateIndex(db);
    const media = new MediaStore(new FolderStorage(folder), new PictureProcessor(), findHashIn(db));
    app = await buildServer({ db, bulkDb, clock: systemClock, config: testConfig(), changes: createChanges(), rateLimits: UNLIMITED, operatorToken: OPERATOR_TOKEN, media });
    client = new ShopClient(await app.listen({ port: 0, host: '127.0.0.1' }), OPERATOR_TOKEN);
  }, OPEN_MS);

  afterAll(async () => {
    await app.close();
    await connection.close();
    await rm(folder, { recursive: true });
  });

  /** Paints plain pictures, at most `most`. Returns their widths and keys. */
  async function paint(most = Infinity): Promise<string[]> {
    const painted: string[] = [];
    const stop = new AbortController();
    const process = {
      async paint(_: unknown, pixels: number) {
        painted.push(String(pixels));
        if (painted.length >= most) stop.abort();
        return new Uint8Array(await sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#e6dccb' } }).webp().toBuffer());
      },
    };
    await paintMissing(cutouts, { client, process, log: { info: () => undefined, warn: () => undefined }, signal: stop.signal });
    return painted;
  }

  it('has menus, but no products and no questions', async () => {
    const visitor = new Visitor(app);
    expect((await visitor.read(productListSchema, '/api/products')).paging.total).toBe(0);
    expect((await visitor.read(faqSchema, '/api/faq')).topics).toEqual([]);
    expect((await visitor.read(homeSchema, '/api/home')).best_products).toEqual([]);
  });

  it('is filled with the demonstration goods by the operator’s imports, once', async () => {
    expect(await fillShop(client, async () => range, new Date())).toMatchObject({ products: PRODUCTS });
    const visitor = new Visitor(app);
    expect((await visitor.read(productListSchema, '/api/products')).paging.total).toBe(PRODUCTS);
    expect((await visitor.read(faqSchema, '/api/faq')).topics.length).toBeGreaterThan(0);
    const makeNothing = async () => {
      throw new Error('A shop with products is not filled');
    };
    expect(await fillShop(client, makeNothing, new Date())).toBeUndefined();
  }, OPEN_MS);

  it('has the articles and pages of the content folder', async () => {
    const visitor = new Visitor(app);
    const { articles, paging } = await visitor.read(articleListSchema, '/api/articles', { locale: 'en' });
    expect([articles.length, paging.total, articles.every(({ cover }) => cover !== null)]).toEqual([12, 24, true]);
    const terms = await visitor.read(contentPageSchema, '/api/pages/terms');
    expect(terms).toMatchObject({ version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), is_current: true });
    expect((await visitor.read(contentPageSchema, '/api/pages/privacy')).addresses.hu).toBe('/hu/adatvedelem');
  });

  it('gets its missing pictures, and painting continues after an interruption', async () => {
    expect(await paint(2)).toEqual(['640', '640']);
    expect(await paint()).toHaveLength(2 * PRODUCTS - 2);
    expect(await paint()).toEqual([]);
    const { products } = await new Visitor(app).read(productListSchema, '/api/products');
    expect(products.filter(({ image }) => (image?.width ?? 0) > 640)).toHaveLength(PRODUCTS);
  }, OPEN_MS);
});
