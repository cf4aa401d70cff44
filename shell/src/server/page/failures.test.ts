import { afterEach, describe, expect, it } from '@jest/globals';
import { createGate, deploy, startShop, until } from '../../../test/startShop.ts';
import type { Shop, ShopOptions } from '../../../test/startShop.ts';

let shop: Shop;
async function open(options?: ShopOptions): Promise<Shop> {
  shop = await startShop(options);
  return shop;
}
afterEach(() => shop.close());

/** A page without its main part: header and footer, a retry link, and `noindex`. */
async function expectApology(response: Response): Promise<void> {
  const page = await response.text();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(page).toContain('Ez a rész most nem érhető el');
  expect(page).toMatch(/<a class="shell-button" href="\/hu\/termekek\?page=2" data-retry>/);
  expect(page).toContain('<header');
  expect(page).toContain('<footer');
  expect(page).toContain('<meta name="robots" content="noindex">');
}

describe('a page whose primary slice', () => {
  it('does not run is answered with 503, header and footer', async () => {
    await open();
    await shop.slices.catalog.close();
    await expectApology(await shop.get('/hu/termekek?page=2'));
  });

  it('has no manifest yet is answered with 503, header and footer', async () => {
    await open({ unavailable: ['catalog'] });
    await expectApology(await shop.get('/hu/termekek?page=2'));
  });

  it('fails is answered with 503, header and footer', async () => {
    await open();
    shop.slices.catalog.use({ 'all-products': { answer: () => { throw new Error('stack of the slice'); } } });
    await expectApology(await shop.get('/hu/termekek?page=2'));
  });

  it('answers with something other than a fragment is answered with 503, header and footer', async () => {
    await open();
    shop.slices.catalog.use({ 'all-products': { answer: () => '<html>\n<body>\nBad gateway' } });
    await expectApology(await shop.get('/hu/termekek?page=2'));
  });

  it('answers with a record without a head is answered with 503, header and footer', async () => {
    await open();
    shop.slices.catalog.use({ 'all-products': { answer: () => '{"protocol":1,"status":200}\nnull\n<p>' } });
    await expectApology(await shop.get('/hu/termekek?page=2'));
  });

  it('is too slow is answered with 503 at the deadline', async () => {
    await open({ config: { primaryDeadlineMs: 120 } });
    const gate = createGate();
    shop.slices.catalog.use({ 'all-products': { answer: async () => { await gate.opened; return {}; } } });
    // The slice answers only after the page has been answered.
    await expectApology(await shop.get('/hu/termekek?page=2'));
    gate.open();
  });

  it('recovers is complete again at once', async () => {
    await open();
    let isBroken = true;
    shop.slices.catalog.use({ 'all-products': { answer: () => { if (isBroken) throw new Error('broken'); return { html: '<h1>Termékek</h1>' }; } } });
    expect((await shop.get('/hu/termekek')).status).toBe(503);
    isBroken = false;
    const response = await shop.get('/hu/termekek');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Termékek</h1>');
  });
});

describe('a page whose optional part', () => {
  const NESTED = { home: { answer: () => ({ html: '<h1>Otthon</h1><div data-slot="content/faq-teaser"><!--slot content/faq-teaser--></div>', slots: ['content/faq-teaser'] }) } };

  it('fails is sent without it, and is complete again shortly after', async () => {
    await open({ config: { incompletePageMs: 30 } });
    let isBroken = true;
    shop.slices.catalog.use(NESTED);
    shop.slices.content.use({ 'faq-teaser': { answer: () => { if (isBroken) throw new Error('broken'); return { html: '<h2>Kérdések</h2>' }; } } });
    await deploy(shop, 'content', '1.0.1-bbbb2222');
    const response = await shop.get('/hu');
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('<h1>Otthon</h1><div data-slot="content/faq-teaser"><!--slot content/faq-teaser--></div>');
    isBroken = false;
    await until(async () => (await shop.html('/hu')).includes('<h2>Kérdések</h2>'));
  });

  it('is late is sent without it at the deadline, and is complete again shortly after', async () => {
    await open({ config: { optionalDeadlineMs: 80, incompletePageMs: 30, breakerPauseMs: 30 } });
    const gate = createGate();
    shop.slices.catalog.use(NESTED);
    shop.slices.content.use({ showrooms: { mode: 'static', answer: async () => { await gate.opened; return { html: '<p>Nyitva</p>' }; } } });
    const response = await shop.get('/hu');
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('<h1>Otthon</h1>');
    expect(page).toContain('<div class="shell-showrooms" data-slot="content/showrooms"><p class="shell-part-down">A bemutatótermeink adatai most nem tölthetők be');
    gate.open();
    shop.deadlines.optionalDeadlineMs = 20_000;
    await until(async () => (await shop.html('/hu')).includes('<p>Nyitva</p>'));
  });

  it('belongs to a slice that does not run is sent without it', async () => {
    await open({ unavailable: ['content', 'account', 'cart-checkout'] });
    const response = await shop.get('/hu');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1>home<\/h1>.*<footer/s);
  });

  it('does not exist in its slice does not prevent the page from being cached', async () => {
    await open();
    shop.slices.catalog.use({ home: { answer: () => ({ html: '<div data-slot="content/not-yet"><!--slot content/not-yet--></div>', slots: ['content/not-yet'] }) } });
    await shop.html('/hu');
    await shop.html('/hu');
    expect(shop.slices.catalog.requestsFor('home')).toHaveLength(1);
  });
});

describe('a shop whose API is unavailable', () => {
  it('serves pages without menus', async () => {
    await open({ api: { 'GET /api/init': () => { throw new Error('no database'); } } });
    const response = await shop.get('/hu');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1>home<\/h1>.*<footer/s);
  });

  it('shares a page without menus for a short time only', async () => {
    await open({ config: { incompletePageMs: 30 }, api: { 'GET /api/init': () => { throw new Error('no database'); } } });
    await shop.html('/hu');
    await until(async () => {
      expect(await shop.html('/hu')).toContain('<h1>home</h1>');
      return shop.slices.catalog.requestsFor('home').length > 1;
    });
  });

  it.each([['nothing', null], ['a menu of another shape', { menu: { header: 7 } }]])('serves pages without menus when the API answers %s', async (_, init) => {
    await open({ api: { 'GET /api/init': () => init } });
    const response = await shop.get('/hu');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1>home<\/h1>.*<footer/s);
  });
});
