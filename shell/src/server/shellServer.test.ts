import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { createGate, deploy, startShop, wait } from '../../test/startShop.ts';
import type { Shop } from '../../test/startShop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ config: { isCaching: false } });
});
afterAll(() => shop.close());

describe('a page', () => {
  it('is one document: head, header, the slice’s HTML with its data, showrooms, footer', async () => {
    shop.slices.catalog.use({
      home: { styles: ['home.css'], scripts: ['home.js'], answer: () => ({ head: { title: 'Otthon' }, html: '<h1>Jó otthon</h1>', data: { n: 1 } }) },
    });
    const response = await shop.get('/hu');
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toMatch(/^<!doctype html><html lang="hu"/);
    const inOrder = [
      '<title>Otthon – Fészek</title>', 'data-scripts="/assets/cafe0001/main.js', 'href="/slices/catalog/1.0.0-aaaa1111/home.css"', '</head>', '<header',
      '<main', 'data-html="home"', '<h1>Jó otthon</h1>', 'id="primary-data">{"n":1}</script>', '</main>', '<footer', 'Bemutatóterem', 'id="page-data"', '</html>',
    ];
    const places = inOrder.map((part) => page.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('sends the slice its address, parameters, language, currency and VAT mode', async () => {
    await shop.get('/en/categories/living-room/sofas?sort=name', { cookie: 'currency_id=EUR; vat_mode=gross' });
    expect(shop.slices.catalog.requestsFor('category').at(-1)?.query).toEqual({
      fragment: 'category', locale: 'en', currency: 'EUR', vatMode: 'gross',
      pathname: '/en/categories/living-room/sofas', search: '?sort=name', params: { category_slug: 'living-room/sofas' },
    });
  });

  it('contains the data for the client', async () => {
    const page = await shop.html('/en/faq');
    const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(page)?.[1] ?? '');
    expect(data).toMatchObject({ locale: 'en', currency: 'HUF', vatMode: 'net', page: { status: 200, routeName: 'faq', slice: 'content', fragment: 'faq' } });
    expect(Object.keys(data.remotes).sort()).toEqual(['account', 'cart-checkout', 'catalog', 'content']);
    expect(data.remotes.catalog.fragments).toContain('home');
  });

  it('names its scripts for the first one, which loads them after the main paint, and loads none itself', async () => {
    shop.slices.catalog.use({ home: { scripts: ['home.js'] } });
    const page = await shop.html('/hu');
    expect(page).toContain('data-preloads="/slices/catalog/1.0.0-aaaa1111/remoteEntry.js /slices/catalog/1.0.0-aaaa1111/home.js"');
    expect(page).not.toMatch(/<script[^>]* src=|as="script"/);
  });

  it('has no inline scripts but those whose hashes are in its policy, and no style attribute', async () => {
    for (const path of ['/hu', '/en/blog', '/hu/kosar', '/hu/nincs/ilyen']) {
      const response = await shop.get(path);
      const page = await response.text();
      expect(page).not.toMatch(/\sstyle=/);
      expect(page).not.toMatch(/\son\w+=/);
      expect(page).not.toContain('<style');
      const running = [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''));
      const hashes = running.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      expect(hashes).toHaveLength(2);
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${hashes.join(' ')};`);
    }
  });

  it('is protected by its headers', async () => {
    const { headers } = await shop.get('/hu');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self' [^;]*; style-src 'self';.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('stores the language of its address in a cookie for 365 days, unless it is stored already', async () => {
    const first = await shop.get('/en/blog');
    expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=en; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/)]);
    const again = await shop.get('/en/blog', { cookie: 'locale=en' });
    expect(again.headers.getSetCookie()).toEqual([]);
    const changed = await shop.get('/hu/blog', { cookie: 'locale=en' });
    expect(changed.headers.getSetCookie()[0]).toMatch(/^locale=hu;/);
  });

  it('links the language switch to the same page in the other language', async () => {
    shop.slices.catalog.use({ category: { answer: () => ({ head: { title: 'Kanapék', alternates: { hu: '/hu/kategoriak/kanapek', en: '/en/categories/sofas' } } }) } });
    const page = await shop.html('/hu/kategoriak/kanapek');
    expect(page).toContain('href="/en/categories/sofas" hreflang="en"');
    expect(page).toContain('<link rel="alternate" hreflang="en" href="https://feszek.example/en/categories/sofas">');
    expect(page).toContain('<link rel="alternate" hreflang="x-default" href="https://feszek.example/hu/kategoriak/kanapek">');
  });

  it('answers a HEAD request as a GET without its body', async () => {
    const response = await fetch(`${shop.url}/hu`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('the order of a page', () => {
  it('begins after the head record of the primary fragment', async () => {
    const gate = createGate();
    shop.slices['cart-checkout'].use({ cart: { kind: 'personal', answer: async () => { await gate.opened; return { status: 302, location: '/hu/bejelentkezes' }; } } });
    let hasBegun = false;
    const pending = shop.get('/hu/kosar').then((response) => { hasBegun = true; return response; });
    await wait(150);
    expect(hasBegun).toBe(false);
    gate.open();
    expect((await pending).status).toBe(302);
  });

  it('sends head and header while an optional part is still loading', async () => {
    const gate = createGate();
    shop.slices['cart-checkout'].use({ cart: { kind: 'personal' } });
    shop.slices.content.use({ showrooms: { mode: 'static', answer: async () => { await gate.opened; return { html: '<p>Nyitva</p>' }; } } });
    const response = await shop.get('/hu/kosar', { 'accept-encoding': 'identity' });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value ?? '';
    expect(first).toContain('<title>');
    expect(first).toContain('<header');
    expect(first).not.toContain('</body>');
    gate.open();
    let rest = '';
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) rest += piece.value;
    expect(rest).toContain('<p>Nyitva</p>');
  });
});

describe('a moved address', () => {
  it.each([301, 302] as const)('is answered with the slice’s %s', async (status) => {
    shop.slices.catalog.use({ product: { answer: () => ({ status, location: '/hu/termekek/nappali/rigo-fotel-17', cache: { kind: 'personal' } }) } });
    const response = await shop.get('/hu/termekek/fotel-17');
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe('/hu/termekek/nappali/rigo-fotel-17');
    expect(await response.text()).toBe('');
  });
});

describe('an unknown address', () => {
  it('is answered with 404 and the specified text when the slice finds nothing', async () => {
    shop.slices.content.use({ page: { answer: () => ({ status: 404, head: { title: '' }, html: '' }) } });
    const response = await shop.get('/hu/nincs/ilyen?b=2&preview=ő&a=1');
    const page = await response.text();
    expect(response.status).toBe(404);
    expect(page).toContain('<title>Ezt az oldalt nem találjuk – Fészek</title>');
    expect(page).toContain('<h1>Ezt az oldalt nem találjuk</h1>');
    expect(page).toContain('<p class="shell-message-detail" lang="en">Page Not Found: /hu/nincs/ilyen?b=2&amp;preview=ő&amp;a=1</p>');
    expect(page).toMatch(/<nav class="shell-message-categories"[^>]*>.*<a href="\/hu\/kategoriak\/nappali">Nappali<\/a>.*<\/nav>/);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<header');
    expect(page).toContain('<footer');
  });

  it('is answered with 404 in the visitor’s language when no route matches', async () => {
    const response = await shop.get('/de/blog', { 'accept-language': 'en' });
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain('<p class="shell-message-detail" lang="en">Page not found</p>');
    expect(page).toContain('<html lang="en"');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('that is longer than any is refused with 414, without a request to a slice', async () => {
    const answer = jest.fn(() => ({ status: 404 as const, head: { title: '' }, html: '' }));
    shop.slices.content.use({ page: { answer } });
    const longest = `/hu/${'a'.repeat(4092)}`;
    expect((await shop.get(longest)).status).toBe(404);
    expect(answer).toHaveBeenCalledTimes(1);
    const response = await shop.get(`${longest}a`, { 'accept-language': 'hu' });
    const page = await response.text();
    expect(response.status).toBe(414);
    expect(page).toContain('<h1>Túl hosszú ez a cím</h1>');
    expect(page).not.toContain('Újrapróbálom');
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('is shown decoded and escaped', async () => {
    const page = await shop.html('/hu/%C5%91rs%C3%A9g/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(page).toContain('Page Not Found: /hu/őrség/&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>alert');
  });

  it('does not write a hostile query into the page unescaped', async () => {
    const page = await shop.html('/hu/nincs?x="><script>alert(1)</script>');
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('value="/hu/nincs?x=">');
  });

  it('is answered with the same page for malformed percent-encoding', async () => {
    const response = await shop.get('/hu/blog/%E0%A4%A');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(await response.text()).toContain('<header');
  });
});

describe('the bare address of the shop', () => {
  it.each([
    [{}, '/hu'],
    [{ 'accept-language': 'de-DE,de;q=0.9' }, '/hu'],
    [{ 'accept-language': 'en-GB,en;q=0.9,hu;q=0.5' }, '/en'],
    [{ 'accept-language': 'en;q=0.3,hu;q=0.5' }, '/hu'],
    [{ cookie: 'locale=en', 'accept-language': 'hu' }, '/en'],
    [{ cookie: 'locale=xx', 'accept-language': 'en' }, '/en'],
  ])('leads %j to %s', async (headers, location) => {
    const response = await shop.get('/', headers as Record<string, string>);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
  });

  it.each([
    ['/?utm_source=newsletter&gclid=a%26b', '/hu?utm_source=newsletter&gclid=a%26b'],
    ['/?', '/hu'],
    ['/?next=//evil.example', '/hu?next=//evil.example'],
  ])('keeps the query: %s leads to %s', async (path, location) => {
    expect((await shop.get(path)).headers.get('location')).toBe(location);
  });

  it('is not cached by shared caches', async () => {
    const { headers } = await shop.get('/');
    expect(headers.get('cache-control')).toMatch(/private|no-store/);
    expect(headers.get('vary')).toBe('cookie, accept-language');
  });
});

describe('a nested slot', () => {
  beforeEach(() => {
    shop.slices.content.use({ showrooms: { mode: 'static' } });
    shop.slices.catalog.use({
      home: { answer: () => ({ html: '<h1>Otthon</h1><div data-slot="content/faq-teaser" class="faq"><!--slot content/faq-teaser--></div><p>után</p>', slots: ['content/faq-teaser'] }) },
    });
  });

  it('contains the other slice’s fragment, its data beside it, its styles in the head', async () => {
    shop.slices.content.use({ 'faq-teaser': { styles: ['faq.css'], answer: () => ({ html: '<h2>Kérdések</h2>', data: { topics: ['</script>'] } }) } });
    await deploy(shop, 'content', '1.0.1-bbbb2222');
    const page = await shop.html('/hu');
    expect(page).toContain('<div data-slot="content/faq-teaser" class="faq"><!--part hydrate 1--><h2>Kérdések</h2><script type="application/json">{"topics":["\\u003c/script>"]}</script></div><p>után</p>');
    expect(page.slice(0, page.indexOf('</head>'))).toContain('href="/slices/content/1.0.1-bbbb2222/faq.css"');
  });

  it('is marked when its fragment is never hydrated', async () => {
    shop.slices.content.use({ 'faq-teaser': { mode: 'static', answer: () => ({ html: '<h2>Kérdések</h2>' }) } });
    await deploy(shop, 'content', '1.0.2-bbbb2222');
    expect(await shop.html('/hu')).toContain('<div data-slot="content/faq-teaser" class="faq"><!--part static 1--><h2>Kérdések</h2></div>');
  });

  it('may occur twice: each copy is rendered separately, with its own ids', async () => {
    const slot = '<div data-slot="content/faq-teaser"><!--slot content/faq-teaser--></div>';
    shop.slices.catalog.use({ home: { answer: () => ({ html: `${slot}<p>közben</p>${slot}`, slots: ['content/faq-teaser', 'content/faq-teaser'] }) } });
    shop.slices.content.use({ 'faq-teaser': { answer: ({ instance = 1 }) => ({ html: `<h2 id="faq-${instance}">Kérdések</h2>`, data: { instance } }) } });
    await deploy(shop, 'content', '1.0.4-bbbb2222');
    const page = await shop.html('/hu');
    const filled = (instance: number) => `<div data-slot="content/faq-teaser"><!--part hydrate ${instance}--><h2 id="faq-${instance}">Kérdések</h2><script type="application/json">{"instance":${instance}}</script></div>`;
    expect(page).toContain(`${filled(1)}<p>közben</p>${filled(2)}`);
  });

  it('has another copy of its part than the layout', async () => {
    shop.slices.catalog.use({ home: { answer: () => ({ html: '<div data-slot="content/showrooms"><!--slot content/showrooms--></div>', slots: ['content/showrooms'] }) } });
    const page = await shop.html('/hu');
    expect(page.match(/<!--part static \d-->/g)).toEqual(['<!--part static 2-->', '<!--part static 1-->']);
  });

  it('is found by its marker, in any HTML', async () => {
    const html = '<p data-slot="content/faq-teaser"></p><div title="&lt;!--slot content/faq-teaser--&gt;"></div><div data-slot="content/faq-teaser"><!--slot content/faq-teaser--></div>';
    shop.slices.catalog.use({ home: { answer: () => ({ html, slots: ['content/faq-teaser'] }) } });
    shop.slices.content.use({ 'faq-teaser': { mode: 'static', answer: () => ({ html: '<h2>$& Kérdések</h2>' }) } });
    await deploy(shop, 'content', '1.0.5-bbbb2222');
    expect(await shop.html('/hu')).toContain(html.replace('<!--slot content/faq-teaser-->', () => '<!--part static 1--><h2>$& Kérdések</h2>'));
  });

  it('is filled one level deep', async () => {
    shop.slices.content.use({ 'faq-teaser': { answer: () => ({ html: '<div data-slot="catalog/cards"><!--slot catalog/cards--></div>', slots: ['catalog/cards'] }) } });
    shop.slices.catalog.use({ cards: { answer: () => ({ html: '<p>too deep</p>' }) } });
    await deploy(shop, 'content', '1.0.3-bbbb2222');
    expect(await shop.html('/hu')).not.toContain('too deep');
    expect(shop.slices.catalog.requestsFor('cards')).toEqual([]);
  });

  it('stays unchanged when no slice has its fragment', async () => {
    shop.slices.catalog.use({ home: { answer: () => ({ html: '<div data-slot="content/nothing"><!--slot content/nothing--></div>', slots: ['content/nothing'] }) } });
    const response = await shop.get('/hu');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div data-slot="content/nothing"><!--slot content/nothing--></div>');
  });
});

describe('the API under the shop’s own address', () => {
  it('receives every method, body and cookie, and the visitor’s address', async () => {
    shop.api.use({ 'PUT /api/cart/product/{id}': ({ params, body, headers }) => ({ id: params['id'], body, cookie: headers['cookie'], ip: headers['x-forwarded-for'] }) });
    const response = await fetch(`${shop.url}/api/cart/product/17`, {
      method: 'PUT', body: JSON.stringify({ quantity: 2 }), headers: { 'content-type': 'application/json', cookie: 'feszek_session=abc' },
    });
    expect(await response.json()).toEqual({ data: { id: '17', body: { quantity: 2 }, cookie: 'feszek_session=abc', ip: '127.0.0.1' } });
  });

  it('sets its own cookies', async () => {
    const response = await shop.get('/sanctum/csrf-cookie');
    expect(response.headers.getSetCookie()).toEqual(['XSRF-TOKEN=fake-token%3D; Path=/']);
  });

  it('is answered in the visitor’s language when it is unavailable', async () => {
    const dead = await startShop();
    try {
      await dead.api.close();
      const response = await dead.get('/api/cart', { locale: 'en' });
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ error: { code: 'service_unavailable', message: 'The service is unavailable right now. Please try again.' } });
    } finally {
      await dead.close();
    }
  });
});
