import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';
import { securityTxt } from '../robots/securityTxt.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ config: { securityContact: 'mailto:security@feszek.example' } });
});
afterAll(() => shop.close());

const post = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${shop.url}${path}`, { method: 'POST', body: new URLSearchParams({ currency: 'EUR' }), headers, redirect: 'manual' });
  await response.arrayBuffer();
  return response;
};

describe('a shop at an https address', () => {
  it('keeps browsers to https with every answer, also one from the cache', async () => {
    for (const path of ['/hu', '/hu', '/', '/robots.txt', '/assets/none.js', '/hu/nincs', '/api/none']) {
      expect((await shop.get(path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  it.each(['/', '/robots.txt', '/health', '/deployments.json', '/slices/x/y/z.js', '/slices/catalog/%2e%2e/%2e%2e/manifest.json'])('forbids everything to the small answer of %s', async (path) => {
    const { headers } = await shop.get(path);
    expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual(['nosniff', expect.stringMatching(/^default-src 'none'/)]);
  });

  it('has cookies that are sent with https only', async () => {
    expect((await post('/preferences')).headers.getSetCookie()).toEqual([expect.stringMatching(/^currency_id=EUR;.*; Secure/)]);
    expect((await shop.get('/en')).headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=en;.*; Secure/)]);
  });

  it('refuses its forms from other sites', async () => {
    expect((await post('/preferences', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('/preferences', { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect((await post('/preferences', { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('requires Trusted Types and requests reports on its pages', async () => {
    const { headers } = await shop.get('/hu');
    expect(headers.get('content-security-policy')).toMatch(/require-trusted-types-for 'script'; trusted-types default feszek-message feszek-fatal; .*report-uri \/api\/policy-reports; report-to policy$/);
    expect(headers.get('reporting-endpoints')).toBe('policy="/api/policy-reports"');
  });

  it('states where to report a vulnerability', async () => {
    const response = await shop.get('/.well-known/security.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(securityTxt({ shopUrl: 'https://shop.example', securityContact: 'mailto:a@shop.example' }, new Date('2026-11-23T15:00:00Z'))).toBe(
      'Contact: mailto:a@shop.example\nExpires: 2027-05-22T00:00:00.000Z\nPreferred-Languages: hu, en\nCanonical: https://shop.example/.well-known/security.txt\n',
    );
  });
});

it('a shop on this machine has none of it', async () => {
  const local = await startShop({ config: { isSecure: false, securityContact: undefined } });
  try {
    const { headers } = await local.get('/en');
    expect([headers.get('strict-transport-security'), headers.getSetCookie()[0]]).toEqual([null, expect.not.stringContaining('Secure')]);
    expect((await local.get('/.well-known/security.txt')).status).toBe(404);
  } finally {
    await local.close();
  }
});
