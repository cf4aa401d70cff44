import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { createClientOf, createGate, errorOf, until } from '../test/helpers.ts';
import { isApiAbortError } from './index.ts';
import type { ApiClientOptions } from './index.ts';

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi();
});
afterEach(() => api.close());

const createClient = (options?: Partial<ApiClientOptions>) => createClientOf(api, options);

describe('a read with a key', () => {
  it('aborts an older read with the same key', async () => {
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

  it('does not abort reads with other keys or without a key', async () => {
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

  it('may have a longer time limit, or none', async () => {
    api.use({ 'POST /api/cart/order': () => new Promise((resolve) => setTimeout(() => resolve('placed'), 80)) });
    const client = createClient({ timeoutMs: 20 });
    await expect(client.post('/api/cart/order', {}, { timeoutMs: 5_000 })).resolves.toBe('placed');
    await expect(client.post('/api/cart/order', {}, { timeoutMs: Infinity })).resolves.toBe('placed');
  });

  it('includes the wait for the token in its time limit', async () => {
    const gate = createGate();
    api.use({ 'GET /sanctum/csrf-cookie': () => gate.opened });
    const client = createClient({ readCookie: () => undefined });
    const error = await errorOf(client.post('/api/cart/product', {}, { timeoutMs: 40 }));
    expect(error).toMatchObject({ reason: 'timeout' });
    gate.open();
  });

  it('is aborted by its caller, before or while it runs', async () => {
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
