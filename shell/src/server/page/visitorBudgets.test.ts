import { afterEach, describe, expect, it } from '@jest/globals';
import { createGate, startShop, until } from '../../../test/startShop.ts';
import type { Shop, ShopOptions } from '../../../test/startShop.ts';
import { shellConfig } from '../config.ts';
import type { FrontLimits } from '../config.ts';

/** No token is added while a test runs. */
const NEVER = 1 / 3600;

let shop: Shop;
async function open(limits: Partial<FrontLimits>, config: ShopOptions['config'] = {}): Promise<void> {
  shop = await startShop({ config: { limits: { ...shellConfig({}).limits, ...limits }, ...config } });
}
afterEach(() => shop.close());

const ANNA = { 'x-forwarded-for': '203.0.113.7' };
const BELA = { 'x-forwarded-for': '203.0.113.8' };

async function statusOf(path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const response = await shop.get(path, headers);
  await response.text();
  return response.status;
}

async function statusesOf(paths: readonly string[], headers: Readonly<Record<string, string>>): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of paths) statuses.push(await statusOf(path, headers));
  return statuses;
}

describe('a visitor with too many composed pages', () => {
  it('is refused with 429, with a text in their language and the time to wait; the others are not', async () => {
    await open({ pages: { burst: 2, perSecond: NEVER } });
    expect(await statusesOf(['/hu/akcios?page=1', '/hu/kosar', '/hu/akcios?page=2'], ANNA)).toEqual([200, 200, 429]);
    for (const [language, words] of [['hu', 'Kérünk egy kis türelmet'], ['en', 'Please wait a moment']] as const) {
      const response = await shop.get('/hu/akcios?page=3', { ...ANNA, 'accept-language': language });
      expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control'), await response.text()]).toEqual([429, expect.stringMatching(/^3[56]\d\d$/), 'no-store', expect.stringContaining(`<h1>${words}</h1>`)]);
    }
    expect(shop.slices.catalog.requestsFor('sale')).toHaveLength(1);
    expect(await statusOf('/hu/akcios?page=3', BELA)).toBe(200);
  });

  it('still receives cached pages, which cost nothing, files and the API', async () => {
    await open({ pages: { burst: 1, perSecond: NEVER } });
    expect(await statusOf('/hu/akcios', BELA)).toBe(200);
    expect(await statusesOf(['/hu/akcios', '/hu/akcios', '/hu/akcios?page=1', '/hu/akcios?page=2', '/hu/akcios', '/api/ping', '/assets/cafe0001/main.js'], ANNA)).toEqual([200, 200, 200, 429, 200, 200, 200]);
  });

  it('has a separate budget for search results', async () => {
    await open({ searches: { burst: 1, perSecond: NEVER } });
    expect(await statusesOf(['/hu/kereses?q=fotel', '/hu/kereses', '/hu/kereses?q=%20', '/hu/kereses?q=asztal', '/en/search?q=table', '/hu/akcios'], ANNA)).toEqual([200, 200, 200, 429, 429, 200]);
  });

  it('is identified by the network of an IPv6 address', async () => {
    await open({ pages: { burst: 1, perSecond: NEVER } });
    const from = (address: string) => statusOf('/hu/kosar', { 'x-forwarded-for': address });
    expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::9'), await from('2001:db8:1:3::1')]).toEqual([200, 429, 200]);
  });
});

describe('the visitor’s address', () => {
  it('is that of the connection if no trusted proxy sends it, with any content of the header', async () => {
    await open({ pages: { burst: 2, perSecond: NEVER } }, { isTrustedProxy: () => false });
    expect([await statusOf('/hu/kosar', ANNA), await statusOf('/hu/kosar', BELA), await statusOf('/hu/kosar', { 'x-forwarded-for': '203.0.113.9' })]).toEqual([200, 200, 429]);
  });

  it('is the last one that is not a trusted proxy, so a visitor cannot invent one', async () => {
    await open({ pages: { burst: 1, perSecond: NEVER } });
    expect([await statusOf('/hu/kosar', ANNA), await statusOf('/hu/kosar', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })]).toEqual([200, 429]);
  });

  it('is that of each visitor behind a load balancer in TRUSTED_PROXIES, here and for the API', async () => {
    const { isTrustedProxy } = shellConfig({ TRUSTED_PROXIES: 'loopback,10.1.0.0/16' });
    await open({ pages: { burst: 1, perSecond: NEVER } }, { isTrustedProxy });
    const behind = (address: string) => ({ 'x-forwarded-for': `${address}, 10.1.0.1` });
    expect([await statusOf('/hu/kosar', behind('203.0.113.7')), await statusOf('/hu/kosar', behind('203.0.113.8')), await statusOf('/hu/kosar', behind('203.0.113.7'))]).toEqual([200, 200, 429]);
    for (const address of ['203.0.113.7', '203.0.113.8']) await statusOf('/api/ping', behind(address));
    expect(shop.api.requests.filter(({ path }) => path === '/api/ping').map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.7', '203.0.113.8']);
  });

  it('is missing if a trusted proxy sends none: such requests are not counted', async () => {
    await open({ pages: { burst: 1, perSecond: NEVER } });
    expect(await statusesOf(['/hu/kosar', '/hu/kosar', '/hu/kosar'], {})).toEqual([200, 200, 200]);
  });
});

describe('search pages', () => {
  it('are loaded two at once; a few wait, and more are answered with 503', async () => {
    await open({});
    const gate = createGate();
    shop.slices.catalog.use({ search: { answer: async () => { await gate.opened; return {}; } } });
    const refusals: [retryAfter: string | null, page: string][] = [];
    const answers = Array.from({ length: 30 }, async (_, index) => {
      const response = await shop.get(`/hu/kereses?q=${index}`);
      const page = await response.text();
      if (response.status === 503) refusals.push([response.headers.get('retry-after'), page]);
      return response.status;
    });
    await until(() => refusals.length > 0);
    expect(refusals[0]).toEqual(['5', expect.stringContaining('Ez a rész most nem érhető el')]);
    expect(shop.slices.catalog.requestsFor('search').length).toBe(2);
    expect(await statusOf('/hu/akcios', {})).toBe(200);
    gate.open();
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200, 503]));
  });
});
