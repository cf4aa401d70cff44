import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { openShop, testConfig } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { errorOf } from '../../../test/visitor.ts';

const ADD = { product_id: CHAIR, quantity: 1 };

describe('the cookies of a shop at an https address', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ config: testConfig({ SHOP_URL: 'https://shop.test' }) });
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('have the prefix that only the host itself can set, and are Secure', async () => {
    const { headers } = await shop.visitor().call('GET', '/sanctum/csrf-cookie');
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(['__Host-feszek_session', 'XSRF-TOKEN']);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/.*; Secure/);
    expect(cookies.join()).not.toContain('Domain');
  });

  it('identify a visitor; a planted one with the plain name does not', async () => {
    const owner = await shop.visitor().arrive();
    const planted = shop.visitor();
    planted.cookies.set('feszek_session', owner.cookies.get('__Host-feszek_session') ?? '');
    planted.cookies.set('XSRF-TOKEN', owner.cookies.get('XSRF-TOKEN') ?? '');
    expect((await owner.call('POST', '/api/cart/product', { body: ADD })).status).toBe(200);
    expect(errorOf(await planted.call('POST', '/api/cart/product', { body: ADD })).code).toBe('csrf_token_mismatch');
  });

  it.each([
    ['cross-site', 'cross_site_request'],
    ['same-origin', undefined],
    ['none', undefined],
  ])('permit a change of a page that is %s', async (site, code) => {
    const visitor = await shop.visitor().arrive();
    const answer = await visitor.call('POST', '/api/cart/product', { body: ADD, headers: { 'sec-fetch-site': site } });
    expect(answer.status === 200 ? undefined : errorOf(answer).code).toBe(code);
  });

  it('do not matter for a form of another site that needs no session, except for a payment provider’s', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(errorOf(await shop.visitor().call('POST', '/api/consent', { body: {}, headers })).code).toBe('cross_site_request');
    expect(errorOf(await shop.visitor().call('POST', '/payment/notifications/nothing', { body: {}, headers })).code).toBe('not_found');
    expect((await shop.visitor().call('GET', '/api/payments/return', { headers })).status).not.toBe(403);
  });

  it('are sent with headers that keep other sites out', async () => {
    const { headers } = await shop.visitor().call('GET', '/api/cart');
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin', 'permissions-policy': expect.stringContaining('camera=()') });
    expect((await shop.visitor().call('GET', '/images/products/none/640.webp')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});
