import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeInit } from '@feszek/testing';
import { startShop, until } from '../../../test/startShop.ts';
import type { Shop, ShopOptions } from '../../../test/startShop.ts';
import { STAND_IN_VERSION } from '../../../test/startSliceStandIn.ts';

let shop: Shop;
afterEach(() => shop.close());

/** How often a page of content was rendered. */
let renderings = 0;

async function open({ config, ...options }: ShopOptions = {}): Promise<void> {
  renderings = 0;
  shop = await startShop({ config: { isPrerendering: true, ...config }, ...options });
  shop.slices.content.use({ careers: { mode: 'static', answer: () => {
    renderings += 1;
    return { html: `<h1>Karrier ${renderings}</h1>`, payload: { heading: `Karrier ${renderings}` }, cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['pages'] } };
  } } });
}

async function payload(path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await shop.get(`${path}/_payload.json`, headers);
  return response.status === 200 ? response.json() : response.status;
}

describe('a prerendered page', () => {
  it('is composed in both languages before the first visitor', async () => {
    await open();
    await until(() => renderings === 2);
    expect(await shop.html('/hu/karrier')).toContain('<h1>Karrier');
    expect(renderings).toBe(2);
  });

  it('is composed again after a change, before the next visitor', async () => {
    await open();
    await until(() => renderings === 2);
    await shop.purge('pages');
    await until(() => renderings === 4);
    expect(await shop.html('/hu/karrier')).toMatch(/<h1>Karrier [34]</);
    expect(renderings).toBe(4);
  });

  it('has its data in a payload, from the same copy', async () => {
    await open();
    await until(async () => (await payload('/hu/karrier')) !== 204);
    expect(await payload('/hu/karrier')).toEqual({ slice: 'content', version: STAND_IN_VERSION, currency: 'HUF', vatMode: 'net', data: { heading: expect.stringMatching(/^Karrier [12]$/) } });
    const { headers } = await shop.get('/hu/karrier/_payload.json', { 'accept-encoding': 'br' });
    expect([headers.get('content-type'), headers.get('content-encoding'), headers.get('cache-control')]).toEqual(['application/json; charset=utf-8', 'br', 'private, no-cache']);
  });

  it('is a generic page of the menus too', async () => {
    const menu = { ...fakeInit().menu, footer: [{ title: 'Impresszum', link: { slug: 'impresszum', type: 'content', ref_id: null }, children: [] }] };
    await open({ api: { 'GET /api/init': () => ({ ...fakeInit(), menu }) } });
    await until(async () => (await payload('/hu/impresszum')) !== 204);
    expect(await payload('/hu/impresszum')).toMatchObject({ slice: 'content' });
  });

  it('does not wait for others whose slice is unavailable', async () => {
    await open({ unavailable: ['catalog'] });
    await until(() => renderings === 2);
    expect([(await shop.get('/hu')).status, await payload('/hu/karrier')]).toEqual([503, expect.objectContaining({ slice: 'content' })]);
  });
});

describe('a payload', () => {
  it('is answered with 204 as long as its page is not in the cache, and for pages that are not prerendered', async () => {
    await open({ config: { isPrerendering: false } });
    expect([await payload('/hu/karrier'), await payload('/hu/termekek'), await payload('/hu/kosar'), await payload('/nowhere')]).toEqual([204, 204, 204, 204]);
    await shop.html('/hu/karrier');
    await shop.html('/hu/termekek');
    expect([await payload('/hu/karrier'), await payload('/hu/termekek')]).toEqual([expect.objectContaining({ slice: 'content' }), 204]);
  });

  it('is for the currency and the VAT mode of the visitor', async () => {
    await open({ config: { isPrerendering: false } });
    const cookie = 'currency_id=EUR; vat_mode=gross';
    await shop.html('/hu/karrier', { cookie });
    expect(await payload('/hu/karrier')).toBe(204);
    expect(await payload('/hu/karrier', { cookie })).toMatchObject({ currency: 'EUR', vatMode: 'gross' });
  });
});
