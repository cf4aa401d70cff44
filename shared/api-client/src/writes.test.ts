import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fakeAnswer, fakeCart, fakeError, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { createClientOf, createGate, errorOf } from '../test/helpers.ts';
import type { ApiClientOptions } from './index.ts';

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi();
});
afterEach(() => api.close());

const createClient = (options?: Partial<ApiClientOptions>) => createClientOf(api, options);

function paths(): string[] {
  return api.requests.map(({ method, path }) => `${method} ${path}`);
}

describe('writes of one queue', () => {
  it('run one after another, in order', async () => {
    const log: string[] = [];
    api.use({
      'PUT /api/cart/product/{id}': async ({ body }) => {
        log.push(`begin ${JSON.stringify(body)}`);
        await nextTurn();
        log.push(`end ${JSON.stringify(body)}`);
        return body;
      },
    });
    const client = createClient();
    const answers = [1, 2, 3].map((quantity) => client.put('/api/cart/product/17', quantity, { queue: 'cart-line-17' }));
    await expect(Promise.all(answers)).resolves.toEqual([1, 2, 3]);
    expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  });

  it('continue after a failed one', async () => {
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

  it('start their time limit when they are sent', async () => {
    api.use({ 'PUT /api/cart/product/{id}': () => new Promise((resolve) => setTimeout(() => resolve('done'), 500)) });
    const client = createClient({ timeoutMs: 1400 });
    const answers = [1, 2, 3].map((quantity) => client.put('/api/cart/product/17', quantity, { queue: 'cart-line-17' }));
    await expect(Promise.all(answers)).resolves.toEqual(['done', 'done', 'done']);
  });
});

describe('the token', () => {
  /** A browser that stores the token cookie of the csrf-cookie call. */
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

  it('is fetched once for concurrent writes', async () => {
    const client = createBrowser();
    await Promise.all([1, 2, 3].map(() => client.post('/api/cart/product', {})));
    expect(paths().filter((path) => path.includes('csrf'))).toHaveLength(1);
  });

  it('is not fetched for a read, which opens no session', async () => {
    await createBrowser().get('/api/cart');
    expect(paths()).toEqual(['GET /api/cart']);
  });

  it('is fetched again after a 419, and the write is repeated once', async () => {
    const client = createBrowser('stale');
    api.use({ 'POST /api/cart/product': ({ headers }) => (headers['x-xsrf-token'] === 'stale' ? fakeError('csrf_token_mismatch') : 'added') });
    await expect(client.post('/api/cart/product', { product_id: 17 })).resolves.toBe('added');
    expect(paths()).toEqual(['POST /api/cart/product', 'GET /sanctum/csrf-cookie', 'POST /api/cart/product']);
    expect(api.requests.at(-1)?.body).toEqual({ product_id: 17 });
  });

  it('is not fetched again after a second 419', async () => {
    const client = createBrowser('stale');
    api.use({ 'POST /api/cart/product': () => fakeAnswer(419, '<h1>Page expired</h1>') });
    expect(await errorOf(client.post('/api/cart/product', {}))).toMatchObject({ status: 419, code: 'service_unavailable' });
    expect(paths()).toHaveLength(3);
  });

  it('fails the write if it cannot be fetched, and is requested again by the next write', async () => {
    const client = createClient({ readCookie: () => undefined });
    const answers = jest.fn<() => unknown>().mockReturnValueOnce(fakeError('too_many_requests', { params: { seconds: 9 } })).mockReturnValue(fakeAnswer(204));
    api.use({ 'GET /sanctum/csrf-cookie': () => answers() });
    expect(await errorOf(client.post('/api/cart/product', {}))).toMatchObject({ code: 'too_many_requests', params: { seconds: 9 } });
    await expect(client.post('/api/cart/product', {})).resolves.toBeNull();
  });
});
