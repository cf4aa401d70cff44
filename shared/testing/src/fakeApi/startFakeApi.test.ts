import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isErrorBody } from '@feszek/contract';
import { fakeCart } from '../cart.ts';
import { fakeAnswer, fakeError, startFakeApi } from './startFakeApi.ts';
import type { FakeApi } from './startFakeApi.ts';

let api: FakeApi;

beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/cart': () => fakeCart() });
});
afterEach(() => api.close());

async function json(path: string, init?: RequestInit): Promise<unknown> {
  return (await fetch(`${api.url}${path}`, init)).json();
}

describe('startFakeApi', () => {
  it('answers with the payload in data', async () => {
    expect(await json('/api/cart')).toEqual({ data: fakeCart() });
  });

  it('passes the placeholders of the path, the query and the body to the handler', async () => {
    api.use({ 'PUT /api/cart/product/{id}': ({ params, query, body }) => ({ params, q: query.get('q'), body }) });
    const answer = await json('/api/cart/product/17?q=1', { method: 'PUT', body: JSON.stringify({ quantity: 2 }) });
    expect(answer).toEqual({ data: { params: { id: '17' }, q: '1', body: { quantity: 2 } } });
  });

  it('keeps the slashes in a placeholder of several segments', async () => {
    api.use({ 'GET /api/categories/{slug...}': ({ params }) => params['slug'] });
    expect(await json('/api/categories/nappali/f%C3%A9szkek')).toEqual({ data: 'nappali/fészkek' });
  });

  it('answers errors with the texts of the contract', async () => {
    api.use({ 'PUT /api/cart/customer': () => fakeError('validation_failed', { locale: 'en', fields: { email: 'required' } }) });
    const response = await fetch(`${api.url}/api/cart/customer`, { method: 'PUT' });
    const body: unknown = await response.json();
    expect(response.status).toBe(422);
    expect(isErrorBody(body)).toBe(true);
    expect(body).toMatchObject({ error: { fields: [{ path: 'email', code: 'required', message: 'This field is required.' }] } });
  });

  it('answers not_found, in the language of the request, if there is no route', async () => {
    expect(await json('/api/nowhere', { headers: { Locale: 'en' } })).toEqual({
      error: { code: 'not_found', message: 'We couldn’t find what you asked for.' },
    });
  });

  it('sets the csrf cookie', async () => {
    const response = await fetch(`${api.url}/sanctum/csrf-cookie`);
    expect(response.headers.getSetCookie()).toEqual(['XSRF-TOKEN=fake-token%3D; Path=/']);
  });

  it('sends an answer as it is given', async () => {
    api.use({ 'GET /api/cart': () => fakeAnswer(502, '<h1>Bad gateway</h1>') });
    const response = await fetch(`${api.url}/api/cart`);
    expect([response.status, await response.text()]).toEqual([502, '<h1>Bad gateway</h1>']);
  });

  it('records the requests', async () => {
    await json('/api/cart', { headers: { 'Currency-Id': 'EUR' } });
    expect(api.requests).toMatchObject([{ method: 'GET', path: '/api/cart', headers: { 'currency-id': 'EUR' } }]);
  });
});
