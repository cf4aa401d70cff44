import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';
import { localPath } from './preferences.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function choose(fields: Record<string, string>): Promise<Response> {
  const response = await fetch(`${shop.url}/preferences`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await response.arrayBuffer();
  return response;
}

describe('POST /preferences', () => {
  it('stores the currency for a year and returns to the page', async () => {
    const response = await choose({ currency: 'EUR', return_to: '/hu/kategoriak/nappali?sort=name' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/hu/kategoriak/nappali?sort=name');
    expect(response.headers.getSetCookie()).toEqual(['currency_id=EUR; Max-Age=31536000; Path=/; Secure; SameSite=Lax']);
  });

  it('stores the VAT mode', async () => {
    expect((await choose({ vat_mode: 'gross', return_to: '/en' })).headers.getSetCookie()).toEqual([expect.stringMatching(/^vat_mode=gross;/)]);
  });

  it('stores both if both are chosen', async () => {
    expect((await choose({ vat_mode: 'gross', currency: 'USD' })).headers.getSetCookie()).toHaveLength(2);
  });

  it('ignores unknown values', async () => {
    const response = await choose({ currency: 'GBP', vat_mode: 'x; Domain=evil.example', locale: 'en', return_to: '/en' });
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    '//evil.example/hu', '///evil.example/hu', '/\\evil.example/hu', '\\\\evil.example/hu', 'https://evil.example/hu', 'javascript:alert(1)', '/\t/evil.example/hu',
    '/\n/evil.example/hu', ' //evil.example/hu', '/.//evil.example/hu', '/hu/..//evil.example/hu', '/%2e%2e//evil.example/hu', '//[', '',
  ])('never leads out of the shop: %j', async (return_to) => {
    const location = (await choose({ currency: 'EUR', return_to })).headers.get('location') ?? '';
    expect(new URL(location, 'https://feszek.example').origin).toBe('https://feszek.example');
    expect(location).toBe('/');
  });

  it('returns to an address with non-ASCII letters', async () => {
    const response = await choose({ currency: 'EUR', return_to: '/hu/kategoriak/ülőbútor' });
    expect(response.status).toBe(303);
    expect(decodeURI(response.headers.get('location') ?? '')).toBe('/hu/kategoriak/ülőbútor');
  });

  it('redirects to the front page without a form', async () => {
    const response = await fetch(`${shop.url}/preferences`, { method: 'POST', redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  });

  it('refuses a form that is too large', async () => {
    expect((await choose({ return_to: `/${'a'.repeat(5000)}` })).status).toBe(413);
  });

  it('determines the currency of the next page', async () => {
    const cookie = (await choose({ currency: 'EUR' })).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await shop.html('/hu', { cookie })).toMatch(/name="currency" value="EUR" aria-pressed="true"/);
  });
});

describe('localPath', () => {
  it('returns a path of the shop unchanged', () => {
    expect(localPath('/hu/kereses?q=a%20b#top')).toBe('/hu/kereses?q=a%20b#top');
    expect(localPath(null)).toBe('/');
  });
});
