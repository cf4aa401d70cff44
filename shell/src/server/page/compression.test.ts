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

describe('a page that is sent often', () => {
  const WORDS = ['asztal', 'szék', 'kanapé', 'polc', 'ágy', 'lámpa', 'szőnyeg'];

  /** A text that compresses like a page: words with numbers. */
  function textOf(title: string): string {
    const items = Array.from({ length: 400 }, (_, index) => `<li>${WORDS[index % WORDS.length]} ${(index * index * 7919) % 99_991} Ft</li>`);
    return `<h1>${title}</h1><ul>${items.join('')}</ul>`;
  }

  async function send(): Promise<{ readonly size: number; readonly text: string }> {
    const { body } = await request(`${shop.url}/hu/blog`, { headers: { 'accept-encoding': 'br' } });
    const bytes = Buffer.from(await body.arrayBuffer());
    return { size: bytes.length, text: brotliDecompressSync(bytes).toString() };
  }

  it('becomes smaller, with the same text, and stays so until its text changes', async () => {
    let title = 'Napló';
    shop.slices.content.use({ blog: { kind: 'public', answer: () => ({ html: textOf(title), cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['blog'] } }) } });
    const first = await send();
    let smaller = await send();
    while (smaller.size === first.size) smaller = await send();
    expect(smaller.size).toBeLessThan(first.size);
    expect(smaller.text).toBe(first.text);
    await shop.purge('blog');
    expect(await send()).toEqual(smaller);
    title = 'Új napló';
    await shop.purge('blog');
    const changed = await send();
    expect([first.text, changed.text].map((text) => /<h1>([^<]+)/.exec(text)?.[1])).toEqual(['Napló', 'Új napló']);
    expect(changed.size).toBeGreaterThan(smaller.size);
  });
});
