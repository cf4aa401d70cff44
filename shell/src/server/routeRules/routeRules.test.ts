import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeError } from '@feszek/testing';
import { createGate, startShop, until, wait } from '../../../test/startShop.ts';
import type { Shop, ShopOptions } from '../../../test/startShop.ts';

const RULES = new Map([
  ['/hu/regi', { status: 301, target: '/hu/blog' }],
  ['/hu/termekek', { status: 302, target: '/en/all-products' }],
  ['/old.html', { status: 301, target: '/hu' }],
  ['/hu/mashol', { status: 302, target: 'https://example.com/a?b=c' }],
  ['/hu/elmult', { status: 410, target: null }],
  ['/en/gone', { status: 410, target: null }],
]);

let shop: Shop;
afterEach(() => shop.close());

/** Paths whose rule was requested from the API. */
const asked = () => shop.api.requests.filter(({ path }) => path === '/api/route-rules').map(({ query }) => query.get('path'));

async function open(options?: ShopOptions): Promise<void> {
  shop = await startShop({ api: { 'GET /api/route-rules': ({ query }) => ({ rule: RULES.get(query.get('path') ?? '') ?? null }) }, ...options });
}

async function redirectOf(path: string): Promise<unknown> {
  const { status, headers } = await shop.get(path);
  return [status, headers.get('location'), headers.get('cache-control')];
}

describe('an address with a rule', () => {
  it('is redirected inside of the shop, for good or for now, with its query', async () => {
    await open();
    expect(await redirectOf('/hu/regi')).toEqual([301, '/hu/blog', 'private, no-cache']);
    expect(await redirectOf('/hu/regi?utm_source=letter')).toEqual([301, '/hu/blog?utm_source=letter', 'private, no-cache']);
    expect(await redirectOf('/hu/termekek?page=2&x=1')).toEqual([302, '/en/all-products?page=2&x=1', 'private, no-cache']);
    expect(await redirectOf('/old.html?a=1')).toEqual([301, '/hu?a=1', 'private, no-cache']);
  });

  it('is redirected to another site without its query', async () => {
    await open();
    expect(await redirectOf('/hu/mashol?utm_source=letter')).toEqual([302, 'https://example.com/a?b=c', 'private, no-cache']);
  });

  it('that was removed is answered with 410 and a page in its language, which no search engine lists', async () => {
    await open();
    for (const [path, title] of [['/hu/elmult', 'Ez az oldal megszűnt'], ['/en/gone', 'This page is no longer here']] as const) {
      const response = await shop.get(path);
      const page = await response.text();
      expect(response.status).toBe(410);
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page).toContain('<footer');
    }
  });

  it('is looked up once, and again after a change of rules', async () => {
    await open();
    await shop.get('/hu/regi');
    await shop.get('/hu/regi');
    expect(asked()).toEqual(['/hu/regi']);
    shop.api.use({ 'GET /api/route-rules': () => ({ rule: null }) });
    await shop.purge('route-rules');
    expect((await shop.get('/hu/regi')).status).toBe(200);
    expect(asked()).toEqual(['/hu/regi', '/hu/regi']);
  });

  it('is redirected although its page was cached before the rule', async () => {
    await open({ api: { 'GET /api/route-rules': () => ({ rule: null }) } });
    expect((await shop.get('/hu/regi')).status).toBe(200);
    shop.api.use({ 'GET /api/route-rules': () => ({ rule: { status: 301, target: '/hu/blog' } }) });
    await shop.purge('route-rules');
    expect((await shop.get('/hu/regi')).status).toBe(301);
  });
});

describe('a page whose rule', () => {
  it('is not answered within the deadline is let through, and the late answer applies to the next visitor', async () => {
    const gate = createGate();
    await open({ config: { incompletePageMs: 1, routeRuleDeadlineMs: 20 }, api: { 'GET /api/route-rules': async () => { await gate.opened; return { rule: { status: 301, target: '/hu/blog' } }; } } });
    expect((await shop.get('/hu/regi')).status).toBe(200);
    gate.open();
    await until(async () => (await shop.get('/hu/regi')).status === 301);
    expect(asked()).toEqual(['/hu/regi']);
  });

  it('arrives late is applied to a page that does not exist, which is not answered with 404', async () => {
    const gate = createGate();
    await open({ config: { routeRuleDeadlineMs: 500 }, api: { 'GET /api/route-rules': async () => { await gate.opened; return { rule: { status: 301, target: '/hu/blog' } }; } } });
    shop.slices.content.use({ page: { answer: async () => { await wait(600); gate.open(); return { status: 404, head: { title: '' }, html: '' }; } } });
    expect(await redirectOf('/hu/regi')).toEqual([301, '/hu/blog', 'private, no-cache']);
  });

  it('cannot be loaded is let through; after three failures no rules are requested for a while', async () => {
    await open({ config: { isCaching: false }, api: { 'GET /api/route-rules': () => fakeError('internal_error') } });
    const statuses = [];
    for (const _ of [1, 2, 3, 4, 5]) statuses.push((await shop.get('/hu/regi')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(asked()).toHaveLength(3);
  });

  it('is malformed is let through', async () => {
    await open({ api: { 'GET /api/route-rules': () => ({ rule: { status: 200, target: '/hu' } }) } });
    expect((await shop.get('/hu/regi')).status).toBe(200);
  });

  it('would send the secret of a personal page to the API is not looked up', async () => {
    await open();
    await shop.get('/hu/orders/a-secret-hash');
    expect((await shop.get('/hu/kosar')).status).toBe(200);
    expect(asked()).toEqual(['/hu/kosar']);
  });
});
