import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeAnswer, fakeError, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { createClientOf, errorOf } from '../test/helpers.ts';
import { ApiNetworkError, isApiError } from './index.ts';
import type { ApiClientOptions } from './index.ts';

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi();
});
afterEach(() => api.close());

const createClient = (options?: Partial<ApiClientOptions>) => createClientOf(api, options);

describe('every call', () => {
  beforeEach(() => api.use({ 'GET /api/init': () => ({}), 'POST /api/favourites/{id}': ({ body }) => body }));

  it('sends the accepted type, the language, the currency and the token', async () => {
    await createClient({ locale: 'en', currency: 'EUR' }).get('/api/init');
    expect(api.requests[0]?.headers).toMatchObject({
      accept: 'application/json', locale: 'en', 'currency-id': 'EUR', 'x-xsrf-token': 'token',
    });
  });

  it('has no token header without a cookie', async () => {
    await createClient({ readCookie: () => undefined }).get('/api/init');
    expect(api.requests[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('sends the headers that the server forwards, and the URL-decoded token from the forwarded cookies', async () => {
    const cookie = 'currency_id=HUF; XSRF-TOKEN=a%2Bb%3D; feszek_session=s';
    await createClient({ readCookie: undefined, headers: { Cookie: cookie, 'X-Trace-Id': '7f' } }).get('/api/init');
    expect(api.requests[0]?.headers).toMatchObject({ cookie, 'x-trace-id': '7f', 'x-xsrf-token': 'a+b=' });
  });

  it('sends the headers that are made for it', async () => {
    let call = 0;
    const client = createClient({ callHeaders: () => ({ traceparent: `span ${(call += 1)}` }) });
    await client.get('/api/init');
    await client.get('/api/init');
    expect(api.requests.map(({ headers }) => headers['traceparent'])).toEqual(['span 1', 'span 2']);
  });

  it('uses a new currency once it is set', async () => {
    const client = createClient();
    client.setCurrency('USD');
    await client.get('/api/init');
    expect(api.requests[0]?.headers['currency-id']).toBe('USD');
  });

  it('sends the query of the options without undefined values', async () => {
    await createClient().get('/api/init', { query: { page: 2, sort: 'price-asc', scope: undefined } });
    expect(api.requests[0]?.query.toString()).toBe('page=2&sort=price-asc');
  });

  it('sends its body as JSON', async () => {
    await expect(createClient().post('/api/favourites/17', { note: 'ő, ű' })).resolves.toEqual({ note: 'ő, ű' });
    expect(api.requests[0]?.headers['content-type']).toBe('application/json');
  });

  it('has no content type without a body', async () => {
    await createClient().post('/api/favourites/17');
    expect(api.requests[0]?.headers).not.toHaveProperty('content-type');
  });
});

describe('a path with dot segments', () => {
  it.each(['/api/categories/../../sanctum/csrf-cookie', '/api/categories/.', '/api/categories/%2e%2E/init', '/api/orders/a%2f..%2fb', '/api/orders/..\\init', '/api/orders/.\t./init'])('is never sent: %j', async (path) => {
    api.use({ 'GET /api/init': () => ({}), 'POST /api/init': () => ({}) });
    const client = createClient({ readCookie: () => undefined });
    for (const call of [client.get(path), client.post(path, {}), client.put(path, {}), client.delete(path)]) expect(await errorOf(call)).toBeInstanceOf(RangeError);
    expect(api.requests).toEqual([]);
  });

  it('is sent if the dots are in the query, or part of a name', async () => {
    api.use({ 'GET /api/orders/{hash}': ({ params, query }) => [params['hash'], query.get('next')] });
    await expect(createClient().get('/api/orders/a..b?next=/../x')).resolves.toEqual(['a..b', '/../x']);
  });
});

describe('the payload', () => {
  it.each([
    ['data.data where there is one', { data: { data: [1], meta: {} } }, [1]],
    ['data else', { data: { version: 3 } }, { version: 3 }],
    ['the whole body else', { version: 3 }, { version: 3 }],
    ['null in data: a visitor who is not signed in', { data: null }, null],
    ['null in data.data', { data: { data: null } }, null],
    ['a body that is null', null, null],
    ['a list', [{ data: 1 }], [{ data: 1 }]],
    ['false and 0 as they are', { data: 0 }, 0],
  ])('is %s', async (_what, body, payload) => {
    api.use({ 'GET /api/thing': () => fakeAnswer(200, body) });
    await expect(createClient().get('/api/thing')).resolves.toEqual(payload);
  });

  it('is undefined if the response has no content', async () => {
    api.use({ 'DELETE /api/favourites/{id}': () => fakeAnswer(204) });
    await expect(createClient().delete('/api/favourites/17')).resolves.toBeUndefined();
  });
});

describe('an error', () => {
  it('has the code, the message, the fields and the status of the response', async () => {
    api.use({ 'PUT /api/cart/customer': ({ locale }) => fakeError('validation_failed', { locale, fields: { email: 'email' } }) });
    const error = await errorOf(createClient({ locale: 'en' }).put('/api/cart/customer', {}));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      status: 422, code: 'validation_failed', message: 'Please check the fields marked below.',
      fields: [{ path: 'email', code: 'email', message: 'Enter a valid email address.' }],
    });
  });

  it('has the parameters of its message', async () => {
    api.use({ 'POST /api/cart/product': () => fakeError('out_of_stock', { params: { available: 3 } }) });
    const error = await errorOf(createClient().post('/api/cart/product', { product_id: 17, quantity: 5 }));
    expect(error).toMatchObject({ code: 'out_of_stock', params: { available: 3 }, message: 'Ebből a termékből már csak 3 darab rendelhető.' });
  });

  it.each([
    ['an error page of a proxy', 502, '<h1>Bad gateway</h1>'],
    ['JSON of another server', 500, { error: 'boom', stack: 'at secret.ts:1' }],
    ['a page in place of JSON, although with success', 200, '<h1>Maintenance</h1>'],
  ])('speaks for itself where the answer is %s', async (_what, status, body) => {
    api.use({ 'GET /api/cart': () => fakeAnswer(status, body) });
    const error = await errorOf(createClient().get('/api/cart'));
    expect(error).toMatchObject({ status, code: 'service_unavailable', message: 'A szolgáltatás most nem érhető el. Kérjük, próbáld újra.' });
  });

  it.each([
    ['hu', 'Nem sikerült elérni a boltot. Ellenőrizd az internetkapcsolatot, és próbáld újra.'],
    ['en', 'We can’t reach the shop. Please check your internet connection and try again.'],
  ] as const)('says in %s that the shop cannot be reached', async (locale, message) => {
    const nowhere = await startFakeApi();
    await nowhere.close();
    const error = await errorOf(createClient({ baseUrl: nowhere.url, locale }).get('/api/cart'));
    expect(error).toBeInstanceOf(ApiNetworkError);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ status: 0, code: 'network', message });
  });
});
