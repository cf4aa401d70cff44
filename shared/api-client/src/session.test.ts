import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeError, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { createClientOf, errorOf } from '../test/helpers.ts';

let api: FakeApi;
const onUnauthenticated = jest.fn();
const onSessionReplaced = jest.fn();

beforeEach(async () => {
  jest.resetAllMocks();
  api = await startFakeApi({ 'GET /api/account': () => fakeError('unauthenticated') });
});
afterEach(() => api.close());

const createClient = (readCookie = () => 'token') => createClientOf(api, { readCookie, onUnauthenticated, onSessionReplaced });

describe('a response for a visitor who is not signed in', () => {
  it('is reported once, and its call rejects', async () => {
    expect(await errorOf(createClient().get('/api/account'))).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it('is not reported if the visitor has signed in during the call', async () => {
    let token = 'guest';
    api.use({ 'GET /api/account': () => { token = 'user'; return fakeError('unauthenticated'); } });
    expect(await errorOf(createClient(() => token).get('/api/account'))).toMatchObject({ code: 'unauthenticated' });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('is distinguished from other refusals', async () => {
    api.use({ 'GET /api/account': () => fakeError('invalid_credentials') });
    expect(await errorOf(createClient().get('/api/account'))).toMatchObject({ code: 'invalid_credentials' });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});

describe('a session that has ended', () => {
  it('is reported when a change needs a new token, and the change is sent again', async () => {
    let calls = 0;
    api.use({
      'GET /sanctum/csrf-cookie': () => ({ ok: true }),
      'PUT /api/cart/product/{id}': () => { calls += 1; return calls === 1 ? fakeError('csrf_token_mismatch') : 'added'; },
    });
    expect(await createClient().put('/api/cart/product/17', { quantity: 1 })).toBe('added');
    expect(onSessionReplaced).toHaveBeenCalledTimes(1);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('is reported by the second response if the change is for signed-in visitors', async () => {
    let token = 'ended';
    api.use({
      'GET /sanctum/csrf-cookie': () => { token = 'new'; return { ok: true }; },
      'PUT /api/account': ({ headers }) => fakeError(headers['x-xsrf-token'] === 'ended' ? 'csrf_token_mismatch' : 'unauthenticated'),
    });
    expect(await errorOf(createClient(() => token).put('/api/account', { name: 'Anna' }))).toMatchObject({ code: 'unauthenticated' });
    expect(onSessionReplaced).toHaveBeenCalledTimes(1);
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });
});
