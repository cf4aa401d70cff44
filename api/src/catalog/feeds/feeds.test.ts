import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, MUG } from '../../../test/goods.ts';
import { photograph } from '../../../test/pictures.ts';
import { openShop, SHOP_URL, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { sitemapIndex } from './sitemap.ts';
import { escapeXml } from './xml.ts';

jest.setTimeout(OPEN_MS);

const DAY_MS = 86_400_000;
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => ['item', 'product', 'url', 'sitemap', 'xhtml:link', 'attribute', 'g:additional_image_link'].includes(name) });

describe('feeds and sitemaps', () => {
  let shop: TestShop;
  let folder: string;
  let picture: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'feszek-feeds-'));
    shop = await openShop({ config: testConfig({ DATA_DIR: folder }) });
    picture = await photograph(shop.db, CHAIR);
    await shop.db.updateTable('product').set({ description: JSON.stringify({ hu: 'Kő & fa <b>„így”</b>\u0007', en: 'Stone & wood' }) }).where('id', '=', MUG).execute();
  }, OPEN_MS);
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function xml(address: string) {
    const { statusCode, body, headers } = await shop.app.inject(address);
    expect([statusCode, headers['content-type'], XMLValidator.validate(body)]).toEqual([200, 'application/xml; charset=utf-8', true]);
    return parser.parse(body);
  }

  async function listAddresses(): Promise<string[]> {
    return (await xml('/sitemaps/categories.xml')).urlset.url.map(({ loc }: { loc: string }) => loc);
  }

  it('contains every product for Google with the required fields, and a sale price beside the price', async () => {
    const { rss } = await xml('/feeds/google-hu.xml');
    expect(rss).toMatchObject({ '@_version': '2.0', '@_xmlns:g': 'http://base.google.com/ns/1.0' });
    expect(rss.channel.item).toHaveLength(5);
    for (const item of rss.channel.item) {
      for (const name of ['g:id', 'g:title', 'g:description', 'g:link', 'g:availability', 'g:price', 'g:condition', 'g:brand', 'g:mpn', 'g:google_product_category', 'g:product_type', 'g:shipping_weight']) {
        expect([name, item[name]]).toEqual([name, expect.stringMatching(/./)]);
      }
      expect(item['g:link']).toMatch(/^http:\/\/shop\.test\/hu\/termekek\//);
      expect(item['g:price']).toMatch(/^\d+ HUF$/);
    }
    const [chair, sofa, lamp, mug, vase] = rss.channel.item;
    expect(chair).toMatchObject({ 'g:id': 'CHAIR', 'g:price': '29900 HUF', 'g:availability': 'in_stock', 'g:product_type': 'Nappali > Székek', 'g:google_product_category': 'Furniture > Chairs', 'g:shipping_weight': '4.50 kg', 'g:shipping': { 'g:country': 'HU', 'g:price': '2490 HUF' } });
    expect(chair['g:sale_price']).toBeUndefined();
    expect([chair['g:image_link'], sofa['g:image_link']]).toEqual([`${SHOP_URL}${picture}/1280.webp`, undefined]);
    expect(sofa).toMatchObject({ 'g:price': '409900 HUF', 'g:sale_price': '389900 HUF', 'g:shipping': { 'g:price': '0 HUF' } });
    expect(lamp).toMatchObject({ 'g:availability': 'in_stock', 'g:max_handling_time': '30' });
    expect(mug['g:description']).toBe('Kő & fa <b>„így”</b>');
    expect(vase['g:availability']).toBe('out_of_stock');
  });

  it('uses the language and the currency of each feed', async () => {
    const { rss } = await xml('/feeds/google-en-eur.xml');
    expect(rss.channel.item[0]).toMatchObject({ 'g:title': 'Ülőke chair', 'g:link': `${SHOP_URL}/en/products/living-room/chairs/uloke-chair-1`, 'g:price': '74.90 EUR', 'g:shipping': { 'g:country': 'AT', 'g:price': '6.90 EUR' } });
  });

  it('contains the orderable products for Árukereső', async () => {
    const { products } = await xml('/feeds/arukereso.xml');
    expect(products.product.map(({ identifier }: { identifier: string }) => identifier)).toEqual(['CHAIR', 'SOFA', 'LAMP', 'MUG']);
    expect(products.product[0]).toEqual({
      identifier: 'CHAIR', manufacturer: 'Harkály', name: 'Ülőke szék', category: 'Nappali > Székek', product_url: `${SHOP_URL}/hu/termekek/nappali/szekek/uloke-szek-1`, price: '29900', net_price: '23543',
      image_url: `${SHOP_URL}${picture}/1280.webp`, description: 'Könnyű szék.', delivery_time: '1', delivery_cost: '2490',
      attributes: { attribute: [{ attribute_name: 'Szín', attribute_value: 'tölgy' }, { attribute_name: 'Anyag', attribute_value: 'tölgy' }, { attribute_name: 'Felület', attribute_value: 'olaj' }] },
    });
    expect(products.product[1]).toMatchObject({ delivery_cost: 'FREE' });
    expect(products.product[1]).not.toHaveProperty('image_url');
  });

  it('sends them compressed, and answers 304 if nothing has changed', async () => {
    const plain = await shop.app.inject('/feeds/arukereso.xml');
    const packed = await shop.app.inject({ url: '/feeds/arukereso.xml', headers: { 'accept-encoding': 'gzip, br' } });
    expect([packed.headers['content-encoding'], gunzipSync(packed.rawPayload).toString()]).toEqual(['gzip', plain.body]);
    expect(packed.headers).toMatchObject({ 'cache-control': 'public, max-age=900', vary: 'accept-encoding' });
    const again = await shop.app.inject({ url: '/feeds/arukereso.xml', headers: { 'if-none-match': String(plain.headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('builds a feed again after a change, but not with every request', async () => {
    const price = async () => (await xml('/feeds/arukereso.xml')).products.product[0].price;
    await shop.db.updateTable('product_price').set({ gross: 25_900 }).where('product_id', '=', CHAIR).where('currency', '=', 'HUF').execute();
    shop.changes.emit([`product:${CHAIR}`]);
    expect(await price()).toBe('29900');
    shop.clock.move(61_000);
    expect(await price()).toBe('25900');
  });

  it('lists products and categories with products in a sitemap, each in both languages with its alternates and its pictures', async () => {
    const { sitemapindex } = await xml('/sitemap.xml');
    expect(sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)).toEqual(['pages', 'content', 'categories', 'products-1'].map((part) => `${SHOP_URL}/sitemaps/${part}.xml`));
    expect(await listAddresses()).toEqual(['hu/akcios', 'en/sale', 'hu/ujdonsagok', 'en/new', 'hu/kategoriak/nappali', 'en/categories/living-room', 'hu/kategoriak/nappali/szekek', 'en/categories/living-room/chairs'].map((end) => `${SHOP_URL}/${end}`));
    const { url } = (await xml('/sitemaps/products-1.xml')).urlset;
    expect(url).toHaveLength(10);
    const [hu, en] = [`${SHOP_URL}/hu/termekek/nappali/szekek/uloke-szek-1`, `${SHOP_URL}/en/products/living-room/chairs/uloke-chair-1`];
    expect(url[1]).toMatchObject({ loc: en, lastmod: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    expect(url[1]['xhtml:link'].map((link: Record<string, string>) => [link['@_hreflang'], link['@_href']])).toEqual([['hu', hu], ['en', en], ['x-default', hu]]);
    expect(url.slice(0, 3).map((entry: Record<string, unknown>) => entry['image:image'])).toEqual([...Array(2).fill({ 'image:loc': `${SHOP_URL}${picture}/1280.webp` }), undefined]);
  });

  it('lists neither new nor reduced products while there are none', async () => {
    await shop.db.updateTable('product_price').set((row) => ({ original_gross: row.ref('gross'), reference_gross: null })).execute();
    shop.changes.emit(['catalogue']);
    shop.clock.move(365 * DAY_MS);
    expect((await listAddresses())[0]).toBe(`${SHOP_URL}/hu/kategoriak/nappali`);
  });

  it('lists no part without addresses in the sitemap of a shop without products', async () => {
    const parts = async (db: typeof shop.db) => (await Readable.from(sitemapIndex(db, SHOP_URL, [], async () => [])).toArray()).join('').match(/[a-z0-9-]+(?=\.xml<)/g);
    expect(await parts(shop.db)).toEqual(['pages', 'categories', 'products-1']);
    const trx = await shop.db.startTransaction().execute();
    await sql`truncate product cascade`.execute(trx);
    const left = await parts(trx);
    await trx.rollback().execute();
    expect(left).toEqual(['pages']);
  });

  it.each(['/feeds/nothing.xml', '/feeds/google-hu.txt', '/sitemaps/products-2.xml', '/sitemaps/products-0.xml', '/sitemaps/..%2Fapi.xml'])('does not find %s', async (address) => {
    expect((await shop.app.inject(address)).statusCode).toBe(404);
  });
});

it('escapes reserved characters of XML, and removes invalid ones', () => {
  expect(escapeXml('a<b> & "c" \'d\'\u0000\u001f\ud800 😀')).toBe('a&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos; 😀');
});
