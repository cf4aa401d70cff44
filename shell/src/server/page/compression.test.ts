import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('compression', () => {
  /** The compressed body as it was sent: fetch would decompress it. */
  async function wire(path: string, encoding: string): Promise<{ encoding: unknown; vary: unknown; body: Buffer }> {
    const { headers, body } = await request(`${shop.url}${path}`, { headers: { 'accept-encoding': encoding } });
    return { encoding: headers['content-encoding'], vary: headers['vary'], body: Buffer.from(await body.arrayBuffer()) };
  }

  it('sends a shared page as br, gzip or plain, with the same text', async () => {
    const plain = await wire('/hu/akcios', 'identity');
    const br = await wire('/hu/akcios', 'gzip, deflate, br');
    const zipped = await wire('/hu/akcios', 'gzip');
    expect([plain.encoding, br.encoding, zipped.encoding]).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.body.toString());
    expect(gunzipSync(zipped.body).toString()).toBe(plain.body.toString());
    expect(br.body.length).toBeLessThan(plain.body.length);
    expect(plain.vary).toMatch('accept-encoding');
  });

  it('sends a personal page as gzip or plain, with the same text', async () => {
    const plain = await wire('/hu/kosar', 'identity');
    const zipped = await wire('/hu/kosar', 'gzip, deflate, br');
    expect([plain.encoding, zipped.encoding]).toEqual([undefined, 'gzip']);
    expect(gunzipSync(zipped.body).toString()).toBe(plain.body.toString());
  });

  it('is not applied if the client refuses it', async () => {
    expect((await wire('/hu/akcios', 'br;q=0, gzip;q=0')).encoding).toBeUndefined();
    expect((await wire('/hu/kosar', 'gzip;q=0')).encoding).toBeUndefined();
  });
});
