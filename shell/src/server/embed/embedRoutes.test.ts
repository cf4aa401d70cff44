import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StandInFragment } from '../../../test/startSliceStandIn.ts';
import { createGate, deploy, startShop } from '../../../test/startShop.ts';
import type { Shop, ShopOptions } from '../../../test/startShop.ts';

const products: StandInFragment = {
  params: ['skus'],
  styles: ['products.css'],
  answer: ({ params, locale, currency, vatMode }) => ({
    html: `<ul data-for="${locale} ${currency} ${vatMode}"><li><a href="/${locale}/p">${params['skus']}</a><img src="/images/1.webp" alt=""><button>Kedvenc</button></li></ul>`,
    data: { secret: 'data' }, cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: ['product:1'] },
  }),
};

let shop: Shop;
async function start(options: ShopOptions = {}): Promise<void> {
  shop = await startShop(options);
  shop.slices.catalog.use({ products });
  await deploy(shop, 'catalog', '1.0.0-bbbb2222');
}
afterEach(() => shop.close());

const requested = () => shop.slices.catalog.requestsFor('products').map(({ query }) => query?.params['skus']);

async function refusalOf(path: string): Promise<readonly [number, unknown]> {
  const answer = await shop.get(path);
  expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('cache-control')]).toEqual(['*', 'no-store']);
  const body: unknown = await answer.json();
  return [answer.status, typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined];
}

describe('a part in the page of another origin', () => {
  beforeEach(() => start());

  it('is declarative shadow DOM with absolute addresses, without data and scripts', async () => {
    const answer = await shop.get('/embed/catalog/products?skus=A,B');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe([
      '<feszek-part name="catalog/products" params="skus=A%2CB" locale="hu" currency="HUF" vat-mode="net" theme="light"><template shadowrootmode="open"><div lang="hu" dir="ltr" data-theme="light"><template shadowrootmode="open">',
      '<link rel="stylesheet" href="https://feszek.example/assets/cafe0001/embed.css">',
      '<link rel="stylesheet" href="https://feszek.example/slices/catalog/1.0.0-bbbb2222/products.css">',
      '<ul data-for="hu HUF net"><li><a href="https://feszek.example/hu/p">A,B</a><img src="https://feszek.example/images/1.webp" alt=""></li></ul>',
      '</template></div></template></feszek-part>',
    ].join(''));
  });

  it('may be read by any origin, and kept for a minute', async () => {
    const { headers } = await shop.get('/embed/catalog/products?skus=A', { origin: 'https://other.example' });
    expect(Object.fromEntries(['access-control-allow-origin', 'access-control-allow-credentials', 'cross-origin-resource-policy', 'cache-control', 'set-cookie', 'x-robots-tag', 'content-type'].map((name) => [name, headers.get(name)]))).toEqual({
      'access-control-allow-origin': '*', 'access-control-allow-credentials': null, 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'public, max-age=60', 'set-cookie': null, 'x-robots-tag': 'noindex', 'content-type': 'text/html; charset=utf-8',
    });
  });

  it('depends on its address, and not on cookies or the language of the browser', async () => {
    const headers = { cookie: 'feszek_session=anna; feszek_currency=EUR; feszek_vat_mode=gross; feszek_locale=en', 'accept-language': 'en' };
    expect(await shop.html('/embed/catalog/products?skus=A', headers)).toContain('data-for="hu HUF net"');
    expect(await shop.html('/embed/catalog/products?skus=A&locale=en&currency=EUR&vat_mode=gross&theme=auto', headers)).toContain('<div lang="en" dir="ltr"><template shadowrootmode="open">');
    for (const { headers: received } of shop.slices.catalog.requestsFor('products')) expect([received['cookie'], received['x-forwarded-for']]).toEqual([undefined, undefined]);
  });

  it('is requested once for all, and again after a change of its data', async () => {
    for (const path of ['?skus=A', '?locale=hu&skus=A', '?skus=A&currency=HUF']) await shop.html(`/embed/catalog/products${path}`);
    expect(requested()).toEqual(['A']);
    await shop.purge('product:1');
    await shop.html('/embed/catalog/products?skus=A');
    expect(requested()).toEqual(['A', 'A']);
  });

  it('is requested once for all who wait for it', async () => {
    const gate = createGate();
    shop.slices.catalog.use({ products: { ...products, answer: async (...given) => { await gate.opened; return products.answer?.(...given) ?? {}; } } });
    const waiting = [shop.html('/embed/catalog/products?skus=C'), shop.html('/embed/catalog/products?skus=C')];
    gate.open();
    const [first, second] = await Promise.all(waiting);
    expect([first, requested()]).toEqual([second, ['C']]);
  });

  it('is shown as its last copy while its slice does not answer', async () => {
    const page = await shop.html('/embed/catalog/products?skus=A');
    await shop.purge('product:1');
    shop.slices.catalog.use({ products: { ...products, answer: () => { throw new Error('broken'); } } });
    const answer = await shop.get('/embed/catalog/products?skus=A');
    expect([answer.headers.get('cache-control'), await answer.text()]).toEqual(['public, max-age=2', page]);
    expect(await refusalOf('/embed/catalog/products?skus=B')).toEqual([503, 'catalog/products?skus=B is not available at present. Try again in a few seconds.']);
  });

  it('does not stop the part of the shop’s own pages when it fails', async () => {
    shop.slices.catalog.use({ products: { ...products, answer: ({ params }) => { if (params['skus'] !== 'GOOD') throw new Error('broken'); return { html: '<p>good</p>' }; } } });
    for (const sku of ['A', 'B', 'C', 'D']) await refusalOf(`/embed/catalog/products?skus=${sku}`);
    shop.slices.content.use({ 'blog-article': { answer: () => ({ html: '<div data-slot="catalog/products"><!--slot catalog/products?skus=GOOD--></div>', slots: ['catalog/products?skus=GOOD'] }) } });
    expect(await shop.html('/hu/blog/kanape')).toContain('<p>good</p>');
  });

  it.each([
    ['skus=A&skus=B', 'skus is there twice. Several values are one text with commas.'],
    ['skus=A&locale=de', 'locale must be one of hu, en.'],
    ['skus=A&currency=GBP', 'currency must be one of HUF, EUR, USD.'],
    ['skus=A&vat_mode=both', 'vat_mode must be one of net, gross.'],
    ['skus=A&theme=pink', 'theme must be one of light, dark, auto.'],
    ['ids=1', 'catalog/products has no parameter ids. It has skus.'],
    ['Skus=1', 'A part has at most 8 parameters and 2000 characters, and the names of parameters consist of small letters, digits and underscores.'],
    [`skus=${'x'.repeat(2001)}`, 'A part has at most 8 parameters and 2000 characters, and the names of parameters consist of small letters, digits and underscores.'],
  ])('is refused with a sentence for wrong parameters: %s', async (query, sentence) => {
    expect(await refusalOf(`/embed/catalog/products?${query}`)).toEqual([400, sentence]);
    expect(requested()).toEqual([]);
  });

  it('is refused with the sentence of the slice for a value that it does not accept, each time again', async () => {
    shop.slices.catalog.use({ products: { ...products, respond: (response) => void response.writeHead(422).end('{"error":"products refuses the value of skus."}') } });
    expect(await refusalOf('/embed/catalog/products?skus=%20')).toEqual([400, 'products refuses the value of skus.']);
    shop.slices.catalog.use({ products });
    expect((await shop.get('/embed/catalog/products?skus=%20')).status).toBe(200);
  });

  it.each(['/embed/catalog/nothing', '/embed/nothing/products', '/embed/catalog/constructor', '/embed/shell/products', '/embed/catalog/..%2Fproducts'])('is answered with 404 if there is no such part: %s', async (path) => {
    expect((await refusalOf(path))[0]).toBe(404);
  });

  it('is not a page of the shop', async () => {
    expect(await refusalOf('/embed/catalog/home')).toEqual([404, 'catalog/home is a page of the shop and no part. Link to it instead.']);
  });

  it('is refused if it is personal, by its manifest or by its answer', async () => {
    expect((await refusalOf('/embed/cart-checkout/mini-cart'))[0]).toBe(403);
    expect((await refusalOf('/embed/account/login'))[0]).toBe(403);
    shop.slices.catalog.use({ products: { ...products, answer: () => ({ html: 'Anna', cache: { kind: 'personal' } }) } });
    expect(await refusalOf('/embed/catalog/products?skus=A')).toEqual([403, 'catalog/products shows data of the visitor, so other pages cannot contain it.']);
  });

  it('is refused if it has a form', async () => {
    shop.slices.catalog.use({ products: { ...products, answer: () => ({ html: '<form action="/x"><input></form>' }) } });
    expect((await refusalOf('/embed/catalog/products?skus=A'))[0]).toBe(403);
  });

  it('is answered with 404 if there is nothing for these parameters', async () => {
    shop.slices.catalog.use({ products: { ...products, answer: () => ({ status: 404 }) } });
    expect((await refusalOf('/embed/catalog/products?skus=A'))[0]).toBe(404);
  });

  it('names the style sheet of the typefaces', async () => {
    const answer = await shop.get('/embed/fonts.css');
    expect([answer.status, answer.headers.get('location'), answer.headers.get('access-control-allow-origin')]).toEqual([302, '/assets/cafe0001/embedFonts.css', '*']);
  });
});

describe('a part for an element of another page', () => {
  beforeEach(() => start());

  it('has its data with the addresses of pictures, its release, and HTML with buttons', async () => {
    shop.slices.catalog.use({ products: { ...products, answer: () => ({ html: '<a href="/hu/p">A</a><button>Kedvenc</button>', data: [{ path: '/images/1', note: 'see /images/1' }], cache: { kind: 'public', maxAge: 600, staleWhileRevalidate: 600, tags: [] } }) } });
    const answer = await shop.get('/embed/catalog/products.json?skus=A&locale=en');
    expect([answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('content-type')]).toEqual([200, '*', 'application/json; charset=utf-8']);
    expect(await answer.json()).toEqual({
      slice: 'catalog', mode: 'hydrate', version: '1.0.0-bbbb2222', remoteEntry: 'https://feszek.example/slices/catalog/1.0.0-bbbb2222/remoteEntry.js',
      styles: ['https://feszek.example/assets/cafe0001/embed.css', 'https://feszek.example/slices/catalog/1.0.0-bbbb2222/products.css'],
      html: '<a href="https://feszek.example/hu/p">A</a><button>Kedvenc</button>',
      data: [{ path: 'https://feszek.example/images/1', note: 'see /images/1' }],
      request: { fragment: 'products', locale: 'en', currency: 'HUF', vatMode: 'net', pathname: '/en', search: '', params: { skus: 'A' } },
    });
  });

  it('is refused as in the HTML of a page', async () => {
    expect((await refusalOf('/embed/catalog/nothing.json'))[0]).toBe(404);
    expect((await refusalOf('/embed/catalog/home.json'))[0]).toBe(404);
    expect((await refusalOf('/embed/cart-checkout/mini-cart.json'))[0]).toBe(403);
    expect(await refusalOf('/embed/catalog/products.json?ids=1')).toEqual([400, 'catalog/products has no parameter ids. It has skus.']);
  });

  it('is made by the script of the shop, which knows its settings', async () => {
    const answer = await shop.get('/embed.js');
    expect([answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('content-type')]).toEqual([200, '*', 'text/javascript; charset=utf-8']);
    expect(await answer.text()).toMatch(/^\{const FESZEK_EMBED=\{"shopUrl":"https:\/\/feszek\.example",.*\};define\(FESZEK_EMBED\);\n\}$/);
  });
});

describe('the page of a partner', () => {
  it('is known by its origin', async () => {
    await start({ config: { partnerOrigins: new Set(['https://blog.example']) } });
    const answerFor = async (origin: string) => {
      const { headers, status } = await shop.get('/embed/partner', { origin });
      return [status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials'), await (await shop.get('/embed/partner', { origin })).json()];
    };
    expect(await answerFor('https://blog.example')).toEqual([200, '*', null, { is_partner: true }]);
    expect(await answerFor('https://blog.example.evil.example')).toEqual([200, '*', null, { is_partner: false }]);
  });
});

describe('many requests for parts', () => {
  it('of one address are refused once they exceed the budget, except those from the cache', async () => {
    await start({ config: { limits: { connectionsPerAddress: 256, requestMs: 20_000, apiMs: 30_000, pages: { burst: 2, perSecond: 0.001 }, searches: { burst: 1, perSecond: 1 } } } });
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const statuses = [];
    for (const sku of ['A', 'B', 'C', 'A']) statuses.push((await shop.get(`/embed/catalog/products?skus=${sku}`, headers)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
    expect((await shop.get('/embed/catalog/products?skus=C', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
  });
});

describe('a part of a slice that has never answered', () => {
  it('is not available at present', async () => {
    shop = await startShop({ unavailable: ['content'] });
    expect((await refusalOf('/embed/content/showrooms'))[0]).toBe(503);
  });
});
