import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeCart, fakeError, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { ApiNetworkError, createApiClient, isApiAbortError, isApiError } from './index.ts';
import type { ApiClientOptions } from './index.ts';

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi();
});
afterEach(() => api.close());

/** A client whose browser has the XSRF cookie already, unless told otherwise. */
function createClient(options: Partial<ApiClientOptions> = {}) {
  return createApiClient({ baseUrl: api.url, locale: 'hu', currency: 'HUF', readCookie: () => 'token', ...options });
}

function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(() => undefined, (error: unknown) => error);
}

function paths(): string[] {
  return api.requests.map(({ method, path }) => `${method} ${path}`);
}

/** A handler that answers when the test says so. */
function createGate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 2));
}

describe('every call', () => {
  beforeEach(() => api.use({ 'GET /api/init': () => ({}), 'POST /api/favourites/{id}': ({ body }) => body }));

  it('says what it accepts, its language, its currency and the token', async () => {
    await createClient({ locale: 'en', currency: 'EUR' }).get('/api/init');
    expect(api.requests[0]?.headers).toMatchObject({
      accept: 'application/json', locale: 'en', 'currency-id': 'EUR', 'x-xsrf-token': 'token',
    });
  });

  it('has no token header where there is no cookie', async () => {
    await createClient({ readCookie: () => undefined }).get('/api/init');
    expect(api.requests[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('carries the headers that the server forwards, and finds the token, URL-decoded, in the forwarded cookies', async () => {
    const cookie = 'currency_id=HUF; XSRF-TOKEN=a%2Bb%3D; feszek_session=s';
    await createClient({ readCookie: undefined, headers: { Cookie: cookie, 'X-Trace-Id': '7f' } }).get('/api/init');
    expect(api.requests[0]?.headers).toMatchObject({ cookie, 'x-trace-id': '7f', 'x-xsrf-token': 'a+b=' });
  });

  it('goes in the new currency once it is set', async () => {
    const client = createClient();
    client.setCurrency('USD');
    await client.get('/api/init');
    expect(api.requests[0]?.headers['currency-id']).toBe('USD');
  });

  it('takes its query from the options, without what is undefined', async () => {
    await createClient().get('/api/init', { query: { page: 2, sort: 'price-asc', scope: undefined } });
    expect(api.requests[0]?.query.toString()).toBe('page=2&sort=price-asc');
  });

  it('sends its body as JSON', async () => {
    await expect(createClient().post('/api/favourites/17', { note: 'ő, ű' })).resolves.toEqual({ note: 'ő, ű' });
    expect(api.requests[0]?.headers['content-type']).toBe('application/json');
  });

  it('names no content type where there is no body', async () => {
    await createClient().post('/api/favourites/17');
    expect(api.requests[0]?.headers).not.toHaveProperty('content-type');
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

  it('is undefined where the answer has no content', async () => {
    api.use({ 'DELETE /api/favourites/{id}': () => fakeAnswer(204) });
    await expect(createClient().delete('/api/favourites/17')).resolves.toBeUndefined();
  });
});

describe('an error', () => {
  it('has the code, the words, the fields and the status of the answer', async () => {
    api.use({ 'PUT /api/cart/customer': ({ locale }) => fakeError('validation_failed', { locale, fields: { email: 'email' } }) });
    const error = await errorOf(createClient({ locale: 'en' }).put('/api/cart/customer', {}));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      status: 422, code: 'validation_failed', message: 'Please check the fields marked below.',
      fields: [{ path: 'email', code: 'email', message: 'Enter a valid email address.' }],
    });
  });

  it('has the values that its words are filled with', async () => {
    api.use({ 'POST /api/cart/product': () => fakeError('out_of_stock', { params: { available: 3 } }) });
    const error = await errorOf(createClient().post('/api/cart/product', { product_id: 17, quantity: 5 }));
    expect(error).toMatchObject({ code: 'out_of_stock', params: { available: 3 }, message: 'Ebből a termékből már csak 3 darab rendelhető.' });
  });

  it.each([
    ['an error page of a proxy', 502, '<h1>Bad gateway</h1>'],
    ['JSON of somebody else', 500, { error: 'boom', stack: 'at secret.ts:1' }],
    ['a page in place of JSON, although with success', 200, '<h1>Maintenance</h1>'],
  ])('speaks for itself where the answer is %s', async (_what, status, body) => {
    api.use({ 'GET /api/cart': () => fakeAnswer(status, body) });
    const error = await errorOf(createClient().get('/api/cart'));
    expect(error).toMatchObject({ status, code: 'service_unavailable', message: 'A szolgáltatás most nem érhető el. Kérjük, próbáld újra.' });
  });

  it.each([
    ['hu', 'Nem érjük el a boltot. Ellenőrizd az internetkapcsolatot, és próbáld újra.'],
    ['en', 'We cannot reach the shop. Please check your internet connection and try again.'],
  ] as const)('says in %s that the shop cannot be reached', async (locale, message) => {
    const nowhere = await startFakeApi();
    await nowhere.close();
    const error = await errorOf(createClient({ baseUrl: nowhere.url, locale }).get('/api/cart'));
    expect(error).toBeInstanceOf(ApiNetworkError);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ status: 0, code: 'network', message });
  });
});

describe('a read with a key', () => {
  it('aborts the older one with the same key', async () => {
    const gate = createGate();
    api.use({ 'GET /api/products': async ({ query }) => (query.get('page') === '1' ? gate.opened : 'second') });
    const client = createClient();
    const first = errorOf(client.get('/api/products', { key: 'products', query: { page: 1 } }));
    const second = client.get('/api/products', { key: 'products', query: { page: 2 } });
    const error = await first;
    expect(isApiAbortError(error)).toBe(true);
    expect(error).toMatchObject({
      reason: 'superseded', message: 'Request aborted as another request to the same endpoint was initiated.',
    });
    await expect(second).resolves.toBe('second');
    gate.open();
  });

  it('leaves other keys and reads without a key alone', async () => {
    api.use({ 'GET /api/products': ({ query }) => query.get('n') });
    const client = createClient();
    const answers = ['a', 'b', undefined, undefined].map((key, n) => client.get('/api/products', { key, query: { n } }));
    await expect(Promise.all(answers)).resolves.toEqual(['0', '1', '2', '3']);
  });

  it('is not aborted by another visitor’s client', async () => {
    api.use({ 'GET /api/products': () => 'here' });
    const answers = [createClient(), createClient()].map((client) => client.get('/api/products', { key: 'products' }));
    await expect(Promise.all(answers)).resolves.toEqual(['here', 'here']);
  });
});

describe('a call that takes too long', () => {
  it.each(['get', 'post'] as const)('%s is aborted', async (method) => {
    const gate = createGate();
    api.use({ 'GET /api/slow': () => gate.opened, 'POST /api/slow': () => gate.opened });
    const error = await errorOf(createClient({ timeoutMs: 40 })[method]('/api/slow'));
    expect(error).toMatchObject({ name: 'ApiAbortError', reason: 'timeout', message: 'Request aborted due to timeout.' });
    gate.open();
  });

  it('may be given more time, or all of it', async () => {
    api.use({ 'POST /api/cart/order': () => new Promise((resolve) => setTimeout(() => resolve('placed'), 80)) });
    const client = createClient({ timeoutMs: 20 });
    await expect(client.post('/api/cart/order', {}, { timeoutMs: 5_000 })).resolves.toBe('placed');
    await expect(client.post('/api/cart/order', {}, { timeoutMs: Infinity })).resolves.toBe('placed');
  });

  it('does not wait longer for the token than it may take as a whole', async () => {
    const gate = createGate();
    api.use({ 'GET /sanctum/csrf-cookie': () => gate.opened });
    const client = createClient({ readCookie: () => undefined });
    const error = await errorOf(client.post('/api/cart/product', {}, { timeoutMs: 40 }));
    expect(error).toMatchObject({ reason: 'timeout' });
    gate.open();
  });

  it('is ended by its caller, before or while it runs', async () => {
    const gate = createGate();
    api.use({ 'GET /api/slow': () => gate.opened });
    const controller = new AbortController();
    const running = errorOf(createClient().get('/api/slow', { signal: controller.signal }));
    await until(() => api.requests.length === 1);
    controller.abort('left the page');
    expect(await running).toMatchObject({ reason: 'caller', cause: 'left the page' });
    expect(await errorOf(createClient().get('/api/slow', { signal: controller.signal }))).toMatchObject({ reason: 'caller' });
    expect(api.requests).toHaveLength(1);
    gate.open();
  });
});

describe('writes of one queue', () => {
  it('run one after another, in order', async () => {
    const log: string[] = [];
    api.use({
      'PUT /api/cart/product/{id}': async ({ body }) => {
        log.push(`begin ${JSON.stringify(body)}`);
        await new Promise((resolve) => setTimeout(resolve, 15));
        log.push(`end ${JSON.stringify(body)}`);
        return body;
      },
    });
    const client = createClient();
    const answers = [1, 2, 3].map((quantity) => client.put('/api/cart/product/17', quantity, { queue: 'cart-line-17' }));
    await expect(Promise.all(answers)).resolves.toEqual([1, 2, 3]);
    expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  });

  it('go on after one that failed', async () => {
    api.use({ 'PUT /api/cart/product/{id}': ({ body }) => (body === 1 ? fakeError('out_of_stock') : body) });
    const client = createClient();
    const failed = errorOf(client.put('/api/cart/product/17', 1, { queue: 'cart-line-17' }));
    await expect(client.put('/api/cart/product/17', 2, { queue: 'cart-line-17' })).resolves.toBe(2);
    expect(await failed).toMatchObject({ code: 'out_of_stock' });
  });

  it('do not wait for other queues', async () => {
    const gate = createGate();
    api.use({ 'PUT /api/cart/product/{id}': async ({ params }) => (params['id'] === '17' ? gate.opened : 'free') });
    const client = createClient();
    const held = client.put('/api/cart/product/17', 1, { queue: 'cart-line-17' });
    await expect(client.put('/api/cart/product/18', 1, { queue: 'cart-line-18' })).resolves.toBe('free');
    gate.open();
    await held;
  });

  it('count their time from their turn', async () => {
    api.use({ 'PUT /api/cart/product/{id}': () => new Promise((resolve) => setTimeout(() => resolve('done'), 60)) });
    const client = createClient({ timeoutMs: 110 });
    const answers = [1, 2, 3].map((quantity) => client.put('/api/cart/product/17', quantity, { queue: 'cart-line-17' }));
    await expect(Promise.all(answers)).resolves.toEqual(['done', 'done', 'done']);
  });
});

describe('the token', () => {
  /** A browser that keeps the token cookie once the csrf-cookie call has brought it. */
  function createBrowser(first?: string) {
    let token = first;
    let given = 0;
    api.use({
      'GET /sanctum/csrf-cookie': () => {
        given += 1;
        token = `token-${given}`;
        return fakeAnswer(204);
      },
    });
    return createClient({ readCookie: (name) => (name === 'XSRF-TOKEN' ? token : undefined) });
  }

  beforeEach(() => api.use({ 'GET /api/cart': () => fakeCart(), 'POST /api/cart/product': ({ headers }) => headers['x-xsrf-token'] }));

  it('is fetched before the first write, and not again', async () => {
    const client = createBrowser();
    await expect(client.post('/api/cart/product', {})).resolves.toBe('token-1');
    await client.post('/api/cart/product', {});
    expect(paths()).toEqual(['GET /sanctum/csrf-cookie', 'POST /api/cart/product', 'POST /api/cart/product']);
  });

  it('is fetched once for writes side by side', async () => {
    const client = createBrowser();
    await Promise.all([1, 2, 3].map(() => client.post('/api/cart/product', {})));
    expect(paths().filter((path) => path.includes('csrf'))).toHaveLength(1);
  });

  it('is not fetched for a read, which opens no session', async () => {
    await createBrowser().get('/api/cart');
    expect(paths()).toEqual(['GET /api/cart']);
  });

  it('is fetched anew after a 419, and the write is tried once more', async () => {
    const client = createBrowser('stale');
    api.use({ 'POST /api/cart/product': ({ headers }) => (headers['x-xsrf-token'] === 'stale' ? fakeError('csrf_token_mismatch') : 'added') });
    await expect(client.post('/api/cart/product', { product_id: 17 })).resolves.toBe('added');
    expect(paths()).toEqual(['POST /api/cart/product', 'GET /sanctum/csrf-cookie', 'POST /api/cart/product']);
    expect(api.requests.at(-1)?.body).toEqual({ product_id: 17 });
  });

  it('is given up after a second 419', async () => {
    const client = createBrowser('stale');
    api.use({ 'POST /api/cart/product': () => fakeAnswer(419, '<h1>Page expired</h1>') });
    expect(await errorOf(client.post('/api/cart/product', {}))).toMatchObject({ status: 419, code: 'service_unavailable' });
    expect(paths()).toHaveLength(3);
  });

  it('fails the write where it cannot be fetched, and is asked for again by the next', async () => {
    const client = createClient({ readCookie: () => undefined });
    const answers = jest.fn<() => unknown>().mockReturnValueOnce(fakeError('too_many_requests', { params: { seconds: 9 } })).mockReturnValue(fakeAnswer(204));
    api.use({ 'GET /sanctum/csrf-cookie': () => answers() });
    expect(await errorOf(client.post('/api/cart/product', {}))).toMatchObject({ code: 'too_many_requests', params: { seconds: 9 } });
    await expect(client.post('/api/cart/product', {})).resolves.toBeNull();
  });
});
