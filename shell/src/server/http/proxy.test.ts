import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BODY_LIMIT_BYTES, CONTACT_BODY_BYTES, CONTACT_PATH } from '@feszek/contract';
import { fakeAnswer } from '@feszek/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { startShop } from '../../../test/startShop.ts';
import type { Shop } from '../../../test/startShop.ts';

/** Returns the bytes that it received. */
async function startEcho(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The echo has no port');
  return { url: `http://127.0.0.1:${address.port}`, server };
}

describe('the API’s paths', () => {
  let shop: Shop;
  let echo: { url: string; server: Server };
  beforeAll(async () => {
    echo = await startEcho();
    shop = await startShop({ config: { apiUrl: echo.url } });
  });
  afterAll(async () => {
    await shop.close();
    echo.server.closeAllConnections();
    echo.server.close();
  });

  async function send(path: string, init: RequestInit) {
    const response = await fetch(`${shop.url}${path}`, init);
    return { status: response.status, ...await response.json() as { method: string; url: string; headers: Record<string, string>; body: string } };
  }

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('accept %s and forward its body unchanged', async (method) => {
    const body = '{ "quantity":  2 }';
    expect(await send('/api/cart/product/17?x=1', { method, body, headers: { 'content-type': 'application/json' } })).toMatchObject({ status: 200, method, url: '/api/cart/product/17?x=1', body });
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/vnd.payment+json'])('forward a payment notification byte for byte, because of its signature: %s', async (type) => {
    const body = 'z=1&a=%20x+y&a=2&empty=';
    expect(await send('/payment/notice', { method: 'POST', body, headers: { 'content-type': type } })).toMatchObject({ status: 200, url: '/payment/notice', body });
  });

  it('forward a form of more than 4 KB', async () => {
    const body = `comment=${'a'.repeat(5000)}`;
    expect(await send('/payment/notice', { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })).toMatchObject({ body });
  });

  it('forward a body of the largest size', async () => {
    expect((await send('/api/cart/product/17', { method: 'PUT', body: 'a'.repeat(BODY_LIMIT_BYTES), headers: { 'content-type': 'text/plain' } })).body).toHaveLength(BODY_LIMIT_BYTES);
  });

  it.each([BODY_LIMIT_BYTES + 1, 3_000_000])('refuse a body of %i bytes with a reason, and read it to its end', async (bytes) => {
    const body = 'a'.repeat(bytes);
    const response = await fetch(`${shop.url}/api/cart/product/17`, { method: 'POST', body, headers: { 'content-type': 'application/json', locale: 'en' } });
    expect([response.status, await response.json()]).toEqual([413, { error: { code: 'payload_too_large', message: 'That’s too much data to send at once. Please send less and try again.' } }]);
  });

  it('forward the contact form with its file, and refuse one that is larger', async () => {
    const body = 'a'.repeat(CONTACT_BODY_BYTES);
    expect((await send(CONTACT_PATH, { method: 'POST', body, headers: { 'content-type': 'multipart/form-data; boundary=x' } })).body).toHaveLength(CONTACT_BODY_BYTES);
    expect((await fetch(`${shop.url}${CONTACT_PATH}`, { method: 'POST', body: `${body}a`, headers: { 'content-type': 'multipart/form-data; boundary=x' } })).status).toBe(413);
  });

  it('receive the visitor’s address, host and protocol', async () => {
    const { headers } = await send('/api/ping', { headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' } });
    expect(headers['x-forwarded-for']).toBe('203.0.113.7');
    expect(headers['x-forwarded-host']).toBe(new URL(shop.url).host);
    expect(headers['x-forwarded-proto']).toBe('https');
  });
});

describe('the sandbox bank’s paths', () => {
  let echo: { url: string; server: Server };
  beforeAll(async () => {
    echo = await startEcho();
  });
  afterAll(() => {
    echo.server.closeAllConnections();
    echo.server.close();
  });

  it('lead to the demo program, and everything else under /payment/ to the API', async () => {
    const shop = await startShop({ config: { demoUrl: echo.url }, api: { 'POST /payment/{path...}': () => fakeAnswer(200, 'the API') } });
    try {
      const body = 'action=pay&card_number=4111';
      const paid = await fetch(`${shop.url}/payment/sandbox/0a1b?x=1`, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.7' } });
      expect(await paid.json()).toMatchObject({ url: '/payment/sandbox/0a1b?x=1', body, headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': new URL(shop.url).host } });
      const notified = await fetch(`${shop.url}/payment/notifications/sandbox`, { method: 'POST', body: '{}' });
      expect(await notified.text()).toBe('the API');
      expect((await fetch(`${shop.url}/bank/payments`, { method: 'POST', body: '{}' })).status).toBe(404);
    } finally {
      await shop.close();
    }
  });

  it('are answered with the 404 page if no demo program runs, and with the fatal error screen if it is unavailable', async () => {
    const person = { accept: 'text/html' };
    const without = await startShop({ api: { 'GET /payment/{path...}': () => fakeAnswer(404, { error: { code: 'not_found', message: 'Not found' } }) } });
    const unavailable = await startShop({ config: { demoUrl: 'http://127.0.0.1:9' } });
    try {
      expect((await without.get('/payment/sandbox/0a1b', person)).status).toBe(404);
      const failed = await unavailable.get('/payment/sandbox/0a1b', person);
      expect([failed.status, await failed.text()]).toEqual([503, expect.stringContaining('Valami elromlott nálunk')]);
    } finally {
      await without.close();
      await unavailable.close();
    }
  });
});

describe('an answer of the API', () => {
  it('is returned with its own status, headers and body', async () => {
    const shop = await startShop({ api: { 'GET /images/{path...}': () => fakeAnswer(404, 'no such picture', { 'cache-control': 'no-store', 'x-own': '1' }) } });
    try {
      const response = await shop.get('/images/products/17-a/640.webp');
      expect([response.status, response.headers.get('x-own'), await response.text()]).toEqual([404, '1', 'no such picture']);
    } finally {
      await shop.close();
    }
  });
});

describe('a person who opens an address of the API', () => {
  const PERSON = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const refuse = (status: number) => () => fakeAnswer(status, { error: { code: 'some_code', message: 'Words for programs' } }, { 'cache-control': 'no-store' });
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({
      api: {
        'GET /payment/page': () => fakeAnswer(404, '<p>The bank’s own page</p>', { 'content-type': 'text/html' }),
        'GET /payment/{path...}': refuse(404),
        'GET /dev/mail/{id}': refuse(422),
        'GET /feeds/{file}': refuse(500),
        'GET /api/nothing': refuse(404),
      },
    });
  });
  afterAll(() => shop.close());

  it.each(['/payment/abandoned/stripe/unknown', '/dev/mail/x'])('sees the 404 page in their language, with further links: %s', async (path) => {
    for (const [language, title] of [[{ cookie: 'locale=en' }, 'We can’t find this page'], [{ 'accept-language': 'hu-HU,hu;q=0.9' }, 'Ezt az oldalt nem találjuk']] as const) {
      const response = await shop.get(path, { ...PERSON, ...language });
      const page = await response.text();
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page).toContain(title);
      expect(page).toMatch(/<header.*<main.*<footer.*<\/html>$/s);
      expect(page).not.toContain('Words for programs');
    }
  });

  it('sees the fatal error screen if the API fails or is unavailable', async () => {
    const failed = await shop.get('/feeds/google-hu.xml', { ...PERSON, 'accept-language': 'en' });
    expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining('Something went wrong on our side')]);
    const isolated = await startShop({ config: { apiUrl: 'http://127.0.0.1:9' } });
    try {
      const unavailable = await isolated.get('/payment/abandoned/stripe/x', PERSON);
      expect([unavailable.status, await unavailable.text()]).toEqual([503, expect.stringContaining('Valami elromlott nálunk')]);
    } finally {
      await isolated.close();
    }
  });

  it('sees a page of the API itself unchanged, and answers of addresses for programs', async () => {
    const own = await shop.get('/payment/page', PERSON);
    expect([own.status, await own.text()]).toEqual([404, '<p>The bank’s own page</p>']);
    const answer = await shop.get('/api/nothing', PERSON);
    expect([answer.status, await answer.json()]).toEqual([404, { error: { code: 'some_code', message: 'Words for programs' } }]);
  });

  it('is distinguished from a program, which receives the JSON answer', async () => {
    const response = await shop.get('/payment/abandoned/stripe/unknown', { accept: '*/*' });
    expect([response.status, await response.json()]).toEqual([404, { error: { code: 'some_code', message: 'Words for programs' } }]);
  });
});
