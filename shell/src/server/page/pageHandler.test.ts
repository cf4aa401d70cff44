import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { shellConfig } from '../config.ts';
import { PURGE_TOKEN, createGate, deploy, startShop, until, wait } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

function requestCount(fragment: string): number {
  return shop.slices.catalog.requestsFor(fragment).length;
}

async function purge(tags: unknown, token = PURGE_TOKEN): Promise<Response> {
  return fetch(`${shop.url}/internal/purge`, { method: 'POST', body: JSON.stringify({ tags }), headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` } });
}

describe('a shared page', () => {
  it('is composed once for all visitors', async () => {
    const first = await shop.html('/hu/akcios', { cookie: 'feszek_session=anna' });
    const second = await shop.html('/hu/akcios', { cookie: 'feszek_session=bela' });
    expect(second).toBe(first);
    expect(requestCount('sale')).toBe(1);
  });

  it('is not composed again for a HEAD request', async () => {
    await shop.html('/hu/akcios');
    const response = await fetch(`${shop.url}/hu/akcios`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    await wait(50);
    expect(requestCount('sale')).toBe(1);
  });

  it('is composed once for concurrent requests', async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => shop.html('/hu/akcios')));
    expect(new Set(pages).size).toBe(1);
    expect(requestCount('sale')).toBe(1);
  });

  it.each([
    ['currency', 'currency_id=EUR'],
    ['VAT mode', 'vat_mode=gross'],
  ])('is made for each %s', async (_, cookie) => {
    await shop.html('/hu/akcios');
    await shop.html('/hu/akcios', { cookie });
    await shop.html('/hu/akcios', { cookie });
    expect(requestCount('sale')).toBe(2);
  });

  it('is composed for each address and query', async () => {
    for (const path of ['/hu/akcios', '/en/sale', '/hu/akcios?page=2', '/hu/akcios']) await shop.html(path);
    expect(requestCount('sale')).toBe(3);
  });

  it('is composed once for any parameters that its screen does not read', async () => {
    const first = await shop.html('/hu/akcios');
    for (let round = 0; round < 20; round += 1) expect(await shop.html(`/hu/akcios?x${round}=${round}&utm_source=mail-${round}&gclid=${round}`)).toBe(first);
    expect(await shop.html('/hu/akcios?')).toBe(first);
    expect(requestCount('sale')).toBe(1);
    expect(shop.slices.catalog.requestsFor('sale')[0]?.query).toMatchObject({ pathname: '/hu/akcios', search: '' });
  });

  it('is composed from the parameters that its screen reads', async () => {
    expect(await shop.html('/hu/akcios?utm_source=a&page=2')).not.toContain('utm_source');
    await shop.html('/hu/akcios?page=2&gclid=b');
    expect(shop.slices.catalog.requestsFor('sale').map(({ query }) => query?.search)).toEqual(['?page=2']);
  });

  it('is composed once for all spellings of its address', async () => {
    for (const path of ['/hu/blog/f%C5%91z%C3%A9s', '/hu/blog/%66%c5%91z%c3%a9%73', '/hu/blog/f%c5%91z%C3%A9s?y']) expect((await shop.get(path)).status).toBe(200);
    expect(shop.slices.content.requestsFor('blog-article')).toHaveLength(1);
  });

  it('does not count towards visitors’ budgets, with any parameters', async () => {
    const strict = await startShop({ config: { limits: { ...shellConfig({}).limits, pages: { burst: 1, perSecond: 1 } }, isTrustedProxy: () => true } });
    try {
      const from = { 'x-forwarded-for': '203.0.113.7' };
      for (let round = 0; round < 5; round += 1) expect((await strict.get(`/hu/akcios?utm_id=${round}`, from)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('is composed again when any slice has a new release', async () => {
    await shop.html('/hu/akcios');
    await deploy(shop, 'account', '2.0.0-cccc3333');
    expect(await shop.html('/hu/akcios')).toContain('2.0.0-cccc3333');
    expect(requestCount('sale')).toBe(2);
  });

  it('still sets each visitor’s own language cookie', async () => {
    await shop.get('/en/sale');
    expect((await shop.get('/en/sale', { cookie: 'locale=en' })).headers.getSetCookie()).toEqual([]);
    expect((await shop.get('/en/sale')).headers.getSetCookie()).toHaveLength(1);
  });

  it('is served after its slice has stopped', async () => {
    await shop.html('/hu/akcios');
    await shop.slices.catalog.close();
    const response = await shop.get('/hu/akcios');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>sale</h1>');
  });

  it('is served stale while it is composed again', async () => {
    let version = 1;
    shop.slices.catalog.use({ sale: { answer: () => ({ html: `<h1>v${version}</h1>`, cache: { kind: 'public', maxAge: 0, staleWhileRevalidate: 60, tags: [] } }) } });
    await shop.html('/hu/akcios');
    version = 2;
    await wait(5);
    expect(await shop.html('/hu/akcios')).toContain('<h1>v1</h1>');
    await until(async () => (await shop.html('/hu/akcios')).includes('<h1>v2</h1>'));
  });

  it('is served stale while its slice is unavailable', async () => {
    shop.slices.catalog.use({ sale: { answer: () => ({ cache: { kind: 'public', maxAge: 0, staleWhileRevalidate: 60, tags: [] } }) } });
    await shop.html('/hu/akcios');
    await shop.slices.catalog.close();
    await wait(5);
    expect((await shop.get('/hu/akcios')).status).toBe(200);
    await wait(30);
    expect((await shop.get('/hu/akcios')).status).toBe(200);
  });

  it('is neither a redirect nor a 404', async () => {
    shop.slices.catalog.use({ sale: { answer: () => ({ status: 302, location: '/hu/termekek', cache: { kind: 'personal' } }) }, product: { answer: () => ({ status: 404, cache: { kind: 'personal' } }) } });
    for (let round = 0; round < 2; round += 1) {
      expect((await shop.get('/hu/akcios')).status).toBe(302);
      expect((await shop.get('/hu/termekek/fotel-17')).status).toBe(404);
    }
    expect(requestCount('sale')).toBe(2);
    expect(requestCount('product')).toBe(2);
  });

  it('redirects with the parameters that its screen does not read, such as those of a campaign', async () => {
    shop.slices.catalog.use({ product: { answer: ({ search }) => ({ status: 301, location: `/hu/termekek/fotel-17${search}`, cache: { kind: 'personal' } }) } });
    const response = await shop.get('/hu/termekek/regi-17?utm_source=mail&gclid=a%20b');
    expect(response.headers.get('location')).toBe('/hu/termekek/fotel-17?utm_source=mail&gclid=a+b');
    expect(shop.slices.catalog.requestsFor('product')[0]?.query?.search).toBe('');
  });

  it('is composed each time while caching is off', async () => {
    const uncached = await startShop({ config: { isCaching: false } });
    try {
      await uncached.html('/hu/akcios');
      await uncached.html('/hu/akcios');
      expect(uncached.slices.catalog.requestsFor('sale')).toHaveLength(2);
    } finally {
      await uncached.close();
    }
  });
});

describe('a purge', () => {
  beforeEach(() => {
    shop.slices.catalog.use({
      sale: { answer: () => ({ cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['sale', 'product:17'] } }) },
      home: { answer: () => ({ cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['home'] } }) },
    });
  });

  it('by tag removes the pages that carry it, and no others', async () => {
    await Promise.all([shop.html('/hu/akcios'), shop.html('/hu')]);
    const response = await purge(['product:17']);
    expect(await response.json()).toEqual({ purged: 1 });
    await Promise.all([shop.html('/hu/akcios'), shop.html('/hu')]);
    expect([requestCount('sale'), requestCount('home')]).toEqual([2, 1]);
  });

  it('removes a page that contains a purged part', async () => {
    let opens = '9';
    shop.slices.content.use({ showrooms: { mode: 'static', answer: () => ({ html: `<p>Nyit: ${opens}</p>`, cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['showrooms'] } }) } });
    expect(await shop.html('/hu')).toContain('Nyit: 9');
    opens = '10';
    await purge(['showrooms']);
    expect(await shop.html('/hu')).toContain('Nyit: 10');
  });

  it('discards a page whose composition began before it', async () => {
    const gate = createGate();
    let price = '100 Ft';
    shop.slices.catalog.use({
      sale: {
        answer: async () => {
          const html = `<p>${price}</p>`;
          await gate.opened;
          return { html, cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['product:17'] } };
        },
      },
    });
    const making = shop.html('/hu/akcios');
    await until(() => requestCount('sale') === 1);
    price = '90 Ft';
    await purge(['product:17']);
    gate.open();
    await making;
    expect(await shop.html('/hu/akcios')).toContain('90 Ft');
  });

  it.each(['', 'wrong'])('is refused for the token "%s"', async (token) => {
    await shop.html('/hu/akcios');
    expect((await purge(['product:17'], token)).status).toBe(401);
    await shop.html('/hu/akcios');
    expect(requestCount('sale')).toBe(1);
  });

  it('requires a list of tags', async () => {
    expect((await purge('product:17')).status).toBe(422);
  });
});

describe('a personal page', () => {
  it('is composed each time, with the visitor’s cookies, and is not cached', async () => {
    shop.slices.account.use({ account: { kind: 'personal', answer: () => ({ html: '<h1>Anna</h1>' }) } });
    await shop.html('/hu/account', { cookie: 'feszek_session=anna' });
    await shop.html('/hu/account', { cookie: 'feszek_session=bela' });
    const requests = shop.slices.account.requestsFor('account');
    expect(requests.map(({ headers }) => headers['cookie'])).toEqual(['feszek_session=anna', 'feszek_session=bela']);
    expect(requests[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('is sent to no other visitor, even at the same time and on a route that may be shared', async () => {
    const gate = createGate();
    shop.slices.catalog.use({ sale: { kind: 'personal', answer: async (_, { cookie = '' }) => { await gate.opened; return { html: `<h1>${cookie}</h1>` }; } } });
    await deploy(shop, 'catalog', '1.0.1-eeee5555');
    const pages = ['anna', 'bela'].map((name) => shop.html('/hu/akcios', { cookie: `feszek_session=${name}` }));
    await until(() => requestCount('sale') > 0);
    await wait(20);
    gate.open();
    const [ofAnna, ofBela] = await Promise.all(pages);
    expect(ofAnna).toContain('<h1>feszek_session=anna</h1>');
    expect(ofBela).toContain('<h1>feszek_session=bela</h1>');
  });
});

describe('a personal redirect', () => {
  it('is sent to no other visitor with a concurrent request', async () => {
    const gate = createGate();
    shop.slices.catalog.use({ sale: { kind: 'personal', answer: async (_, { cookie = '' }) => { await gate.opened; return { status: 302, location: `/hu/${cookie}` }; } } });
    await deploy(shop, 'catalog', '1.0.1-eeee5555');
    const responses = ['anna', 'bela'].map((name) => shop.get('/hu/akcios', { cookie: `s=${name}` }));
    await until(() => requestCount('sale') > 0);
    await wait(20);
    gate.open();
    const locations = (await Promise.all(responses)).map(({ headers }) => headers.get('location'));
    expect(locations).toEqual(['/hu/s=anna', '/hu/s=bela']);
  });
});

describe('a public fragment', () => {
  it('receives nothing of the visitor but their choices', async () => {
    await shop.html('/hu/akcios', { cookie: 'feszek_session=anna; currency_id=EUR', authorization: 'Basic YTpi', 'x-forwarded-for': '203.0.113.7' });
    for (const { headers } of [...shop.slices.catalog.requestsFor('sale'), ...shop.slices.content.requestsFor('showrooms')]) {
      expect(headers['cookie']).toBeUndefined();
      expect(headers['authorization']).toBeUndefined();
      expect(headers['x-forwarded-for']).toBeUndefined();
    }
  });

  it('beside the page receives nothing of the page’s address, and is requested once for all pages', async () => {
    await shop.html('/hu/akcios?page=2');
    await shop.html('/hu/termekek');
    expect(shop.slices.content.requestsFor('showrooms').map(({ query }) => [query?.pathname, query?.search])).toEqual([['/hu', '']]);
  });
});

describe('a personal part beside the page', () => {
  it('is never requested while the page is composed', async () => {
    shop.slices['cart-checkout'].use({ teaser: { kind: 'personal', mode: 'hydrate' } });
    await deploy(shop, 'cart-checkout', '1.0.1-dddd4444');
    shop.slices.catalog.use({ home: { answer: () => ({ html: '<div data-slot="cart-checkout/teaser"><!--slot cart-checkout/teaser--></div>', slots: ['cart-checkout/teaser'] }) } });
    await shop.html('/hu', { cookie: 'feszek_session=anna' });
    expect(shop.slices['cart-checkout'].requests).toEqual([]);
  });
});
