import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { MAIN_SCRIPT, deploy, startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
  const script = 'export const catalog = 1;';
  shop.slices.catalog.files.set('remoteEntry.js', { type: 'text/javascript; charset=utf-8', plain: script, br: brotliCompressSync(script) });
});
afterEach(() => shop.close());

/** Asks for a path exactly as it is written: `fetch` would resolve its dots. */
async function statusOf(path: string): Promise<number | undefined> {
  const sent = request(shop.url, { path, agent: false });
  sent.end();
  const [response] = await once(sent, 'response') as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

const DOTS = ['..', '%2e%2e', '%2E.', '.', '%2e', '..;', '.%00.', '%252e%252e'];
const SEPARATORS = ['/', '%2f', '\\', '%5c', '//'];

const ENTRY = '/slices/catalog/1.0.0-aaaa1111/remoteEntry.js';

describe('a slice’s files under the shop’s own address', () => {
  it('are handed on for ever, compressed as the slice has them', async () => {
    const response = await shop.get(ENTRY, { 'accept-encoding': 'gzip, br' });
    expect(await response.text()).toBe('export const catalog = 1;');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are plain for one who takes no compression', async () => {
    const response = await shop.get(ENTRY, { 'accept-encoding': 'identity' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('export const catalog = 1;');
  });

  it('stay after the slice has died', async () => {
    await (await shop.get(ENTRY)).text();
    await shop.slices.catalog.close();
    expect(await (await shop.get(ENTRY)).text()).toBe('export const catalog = 1;');
  });

  it('stay for open pages after the next release', async () => {
    await (await shop.get(ENTRY)).text();
    await deploy(shop, 'catalog', '1.1.0-bbbb2222');
    expect((await shop.get(ENTRY)).status).toBe(200);
    expect((await shop.get('/slices/catalog/1.1.0-bbbb2222/remoteEntry.js')).status).toBe(200);
  });

  it.each(['/slices/catalog/1.0.0-aaaa1111/nothing.js', '/slices/catalog/0.9.0/remoteEntry.js', '/slices/nobody/1/remoteEntry.js', '/slices/catalog/../../manifest.json', '/slices/catalog/1.0.0-aaaa1111/..%2f..%2f..%2fmanifest.json'])('are not at %s', async (path) => {
    const response = await shop.get(path);
    expect(response.status).toBe(404);
  });

  it('are not at an address that leads out of the version’s folder, and the slice is not asked', async () => {
    const nasty = DOTS.flatMap((dots) => SEPARATORS.flatMap((separator) => [
      `/slices/catalog/${dots}${separator}${dots}${separator}manifest.json`,
      `/slices/catalog/1.0.0-aaaa1111/${dots}${separator}${dots}${separator}${dots}${separator}manifest.json`,
      `/slices/catalog/1.0.0-aaaa1111${separator}${dots}${separator}1.0.0-aaaa1111/remoteEntry.js`,
    ]));
    const plain = [
      '/slices/catalog/1.0.0-aaaa1111/', '/slices/catalog/1.0.0-aaaa1111', '/slices/catalog/', '/slices/', '/slices/catalog/1.0.0-aaaa1111/.env',
      '/slices/catalog/1.0.0-aaaa1111//remoteEntry.js', '/slices/catalog/..', '/slices/catalog/../health', '/slices/catalog/../../fragments/home',
      '/slices/CATALOG/1.0.0-aaaa1111/remoteEntry.js',
    ];
    for (const path of [...nasty, ...plain]) expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect(shop.slices.catalog.addresses).toEqual([]);
  });

  it('may come later than the first try', async () => {
    expect((await shop.get('/slices/catalog/1.0.0-aaaa1111/late.js')).status).toBe(404);
    shop.slices.catalog.files.set('late.js', { type: 'text/javascript', plain: '1' });
    expect((await shop.get('/slices/catalog/1.0.0-aaaa1111/late.js')).status).toBe(200);
  });
});

describe('the shell’s own files', () => {
  it('are served for ever, from the copies that were compressed beforehand', async () => {
    const response = await shop.get('/assets/cafe0001/main.js', { 'accept-encoding': 'gzip' });
    expect(await response.text()).toBe(MAIN_SCRIPT);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toMatch('immutable');
  });

  it.each(['/assets/cafe0001/nothing.js', '/assets/other/main.js', '/assets/cafe0001/../assets.json', '/assets/cafe0001/%2e%2e/assets.json'])('are not at %s', async (path) => {
    expect((await shop.get(path)).status).toBe(404);
  });
});

describe('what is deployed', () => {
  it('is told by name, version and remote entry', async () => {
    const response = await shop.get('/deployments.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ catalog: { version: '1.0.0-aaaa1111', remoteEntry: ENTRY } });
  });

  it('is noticed when a slice has a new release, and the build’s name changes with it', async () => {
    const before: unknown = await (await shop.get('/builds/meta/x.json')).json();
    await deploy(shop, 'content', '3.0.0-cccc3333');
    expect(await (await shop.get('/builds/meta/x.json')).json()).not.toEqual(before);
    expect(await shop.html('/hu')).toContain('/slices/content/3.0.0-cccc3333/remoteEntry.js');
  });

  it('has the same name as long as nothing is released, as the page that was made with it says', async () => {
    const { id } = await (await shop.get('/builds/meta/x.json')).json() as { id: string };
    expect(await shop.html('/hu')).toContain(`"buildId":"${id}"`);
    expect(await shop.html('/hu/blog')).toContain(`"buildId":"${id}"`);
  });

  it('is remembered while a slice is away', async () => {
    await shop.slices.account.close();
    expect(await (await shop.get('/deployments.json')).json()).toHaveProperty('account');
  });

  it('comes in once a slice that was away at the start is there', async () => {
    const late = await startShop({ away: ['content'] });
    try {
      expect(await (await late.get('/deployments.json')).json()).not.toHaveProperty('content');
      expect((await late.get('/hu/blog')).status).toBe(503);
    } finally {
      await late.close();
    }
  });

  it('is not what another slice serves by mistake', async () => {
    const mistaken = await startShop({ config: { sliceUrls: { catalog: shop.slices.content.url, content: shop.slices.content.url, account: shop.url, 'cart-checkout': 'http://127.0.0.1:9' } } });
    try {
      expect(Object.keys(await (await mistaken.get('/deployments.json')).json() as object)).toEqual(['content']);
    } finally {
      await mistaken.close();
    }
  });
});

describe('the health of the shell', () => {
  it('is told with its build', async () => {
    expect(await (await shop.get('/health')).json()).toMatchObject({ status: 'ok', version: 'cafe0001' });
  });
});
