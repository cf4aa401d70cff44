import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { MAIN_SCRIPT, deploy, startShop, until } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';
import { startSliceStandIn } from '../../../test/startSliceStandIn.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
  const script = 'export const catalog = 1;';
  shop.slices.catalog.files.set('remoteEntry.js', { type: 'text/javascript; charset=utf-8', plain: script, br: brotliCompressSync(script) });
});
afterEach(() => shop.close());

/** Requests a path exactly as it is written: `fetch` would resolve its dots. */
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
  it('are served as immutable, compressed as the slice has them', async () => {
    const response = await shop.get(ENTRY, { 'accept-encoding': 'gzip, br' });
    expect(await response.text()).toBe('export const catalog = 1;');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    // Pages of other origins may embed slices.
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('are uncompressed for a client that accepts no compression', async () => {
    const response = await shop.get(ENTRY, { 'accept-encoding': 'identity' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('export const catalog = 1;');
  });

  it('are served after the slice has stopped', async () => {
    await (await shop.get(ENTRY)).text();
    await shop.slices.catalog.close();
    expect(await (await shop.get(ENTRY)).text()).toBe('export const catalog = 1;');
  });

  it('are served for open pages after the next release', async () => {
    await (await shop.get(ENTRY)).text();
    await deploy(shop, 'catalog', '1.1.0-bbbb2222');
    expect((await shop.get(ENTRY)).status).toBe(200);
    expect((await shop.get('/slices/catalog/1.1.0-bbbb2222/remoteEntry.js')).status).toBe(200);
  });

  it.each(['/slices/catalog/1.0.0-aaaa1111/nothing.js', '/slices/catalog/0.9.0/remoteEntry.js', '/slices/unknown/1/remoteEntry.js', '/slices/catalog/../../manifest.json', '/slices/catalog/1.0.0-aaaa1111/..%2f..%2f..%2fmanifest.json'])('do not exist at %s', async (path) => {
    const response = await shop.get(path);
    expect(response.status).toBe(404);
  });

  it('do not exist at an address outside the version’s folder, and the slice receives no request', async () => {
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

  it('may appear after the first request', async () => {
    expect((await shop.get('/slices/catalog/1.0.0-aaaa1111/late.js')).status).toBe(404);
    shop.slices.catalog.files.set('late.js', { type: 'text/javascript', plain: '1' });
    expect((await shop.get('/slices/catalog/1.0.0-aaaa1111/late.js')).status).toBe(200);
  });
});

describe('the shell’s own files', () => {
  it('are served as immutable, from the copies compressed by the build', async () => {
    const response = await shop.get('/assets/cafe0001/main.js', { 'accept-encoding': 'gzip' });
    expect(await response.text()).toBe(MAIN_SCRIPT);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toMatch('immutable');
  });

  it.each(['/assets/cafe0001/nothing.js', '/assets/other/main.js', '/assets/cafe0001/../assets.json', '/assets/cafe0001/%2e%2e/assets.json'])('do not exist at %s', async (path) => {
    expect((await shop.get(path)).status).toBe(404);
  });
});

describe('the list of deployments', () => {
  it('contains name, version and remote entry', async () => {
    const response = await shop.get('/deployments.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ catalog: { version: '1.0.0-aaaa1111', remoteEntry: ENTRY } });
  });

  it('changes when a slice has a new release, and the build’s name with it', async () => {
    const before: unknown = await (await shop.get('/builds/meta/x.json')).json();
    await deploy(shop, 'content', '3.0.0-cccc3333');
    expect(await (await shop.get('/builds/meta/x.json')).json()).not.toEqual(before);
    expect(await shop.html('/hu')).toContain('/slices/content/3.0.0-cccc3333/remoteEntry.js');
  });

  it('keeps its build’s name as long as nothing is released, the same as on the page', async () => {
    const { id } = await (await shop.get('/builds/meta/x.json')).json() as { id: string };
    expect(await shop.html('/hu')).toContain(`"buildId":"${id}"`);
    expect(await shop.html('/hu/blog')).toContain(`"buildId":"${id}"`);
  });

  it('contains a slice while it is unavailable', async () => {
    await shop.slices.account.close();
    expect(await (await shop.get('/deployments.json')).json()).toHaveProperty('account');
  });

  it('contains a slice that was unavailable at the start once it answers', async () => {
    const late = await startShop({ unavailable: ['content'] });
    try {
      expect(await (await late.get('/deployments.json')).json()).not.toHaveProperty('content');
      expect((await late.get('/hu/blog')).status).toBe(503);
    } finally {
      await late.close();
    }
  });

  it('sends requests to the processes of one release, and continues with the others when one ends', async () => {
    const second = await startSliceStandIn('content', { blog: { kind: 'public', answer: () => ({ html: '<p>second</p>' }) } });
    const pair = await startShop({ config: { isCaching: false, sliceUrls: { content: `${shop.slices.content.url},${second.url}` } } });
    const pages = () => Promise.all([1, 2, 3, 4].map(async () => (await pair.get('/hu/blog')).status));
    try {
      expect(await pages()).toEqual([200, 200, 200, 200]);
      expect(shop.slices.content.requests).not.toEqual([]);
      expect(second.requests).not.toEqual([]);
      await shop.slices.content.close();
      expect(await pages()).toEqual([200, 200, 200, 200]);
    } finally {
      await pair.close();
      await second.close();
    }
  });

  it('requests a fragment from the second process once the first one, which has the request, falls silent', async () => {
    let isSilent = false;
    const first = createServer(({ url = '' }, response) => {
      isSilent ||= url.startsWith('/fragments/');
      if (!isSilent) response.end(url === '/manifest.json' ? JSON.stringify(shop.slices.content.manifest()) : undefined);
    });
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(first.address() as AddressInfo).port}`;
    const pair = await startShop({ config: { isCaching: false, primaryDeadlineMs: 20_000, sliceUrls: { content: `${address},${shop.slices.content.url}` } } });
    try {
      expect((await Promise.all([1, 2].map(async () => (await pair.get('/hu/blog')).status)))).toEqual([200, 200]);
      expect(isSilent).toBe(true);
    } finally {
      await pair.close();
      first.closeAllConnections();
      await new Promise((resolve) => first.close(resolve));
    }
  });

  it('uses the release of the first process while two processes have different ones', async () => {
    const second = await startSliceStandIn('content', { blog: { kind: 'public' } });
    second.deploy('2.0.0-bbbb2222');
    const pair = await startShop({ config: { isCaching: false, sliceUrls: { content: `${shop.slices.content.url},${second.url}` } } });
    try {
      expect((await pair.get('/hu/blog')).status).toBe(200);
      expect((await pair.get('/hu/blog')).status).toBe(200);
      expect(second.requests).toEqual([]);
      await shop.slices.content.close();
      await until(async () => (await (await pair.get('/deployments.json')).text()).includes('2.0.0-bbbb2222'));
      expect((await pair.get('/hu/blog')).status).toBe(200);
    } finally {
      await pair.close();
      await second.close();
    }
  });

  it('ignores the manifest of another slice', async () => {
    const mistaken = await startShop({ config: { sliceUrls: { catalog: shop.slices.content.url, content: shop.slices.content.url, account: shop.url, 'cart-checkout': 'http://127.0.0.1:9' } } });
    try {
      expect(Object.keys(await (await mistaken.get('/deployments.json')).json() as object)).toEqual(['content']);
    } finally {
      await mistaken.close();
    }
  });
});

describe('the health of the shell', () => {
  it('is reported with its build', async () => {
    expect(await (await shop.get('/health')).json()).toMatchObject({ status: 'ok', version: 'cafe0001' });
  });
});
