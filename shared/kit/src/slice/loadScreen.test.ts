import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { fakeError, fakeUser, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { ROUTES } from '@feszek/contract';
import type { FragmentRequest } from '@feszek/contract';
import { helloScreen, requestFor } from '../../test/slice.tsx';
import { loadScreen } from './loadScreen.ts';

const ACCOUNT = { pathname: '/hu/account' };

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/hello': () => ({ name: 'Anna' }), 'GET /api/auth/user': () => fakeUser() });
});
afterEach(() => api.close());

function load(fragment: string, overrides: Partial<FragmentRequest> = {}, signal?: AbortSignal) {
  const client = createApiClient({ baseUrl: api.url, locale: 'hu', currency: 'HUF', headers: { cookie: 'feszek_session=abc' } });
  return loadScreen(helloScreen, requestFor(fragment, overrides), { api: client, route: ROUTES.find(({ screen }) => screen === fragment), signal });
}

describe('a page for signed-in users', () => {
  it('is loaded for a signed-in user', async () => {
    expect(await load('account', ACCOUNT)).toMatchObject({ status: 200, data: { name: 'Anna' } });
    expect(api.requests.map(({ path, headers }) => [path, headers['cookie']])).toEqual([['/api/hello', 'feszek_session=abc'], ['/api/auth/user', 'feszek_session=abc']]);
  });

  it('redirects a guest to the sign-in, which returns to the same address, also if its own load needs no sign-in', async () => {
    api.use({ 'GET /api/auth/user': () => null });
    expect(await load('account', ACCOUNT)).toEqual({ status: 302, location: '/hu/bejelentkezes?return_to=%2Fhu%2Faccount' });
    const orders = { locale: 'en', pathname: '/en/account/orders', search: '?page=2&status=paid' } as const;
    expect(await load('orders', orders)).toEqual({ status: 302, location: '/en/login?return_to=%2Fen%2Faccount%2Forders%3Fpage%3D2%26status%3Dpaid' });
  });

  it('redirects a visitor whose session ends while the page is loaded', async () => {
    api.use({ 'GET /api/hello': () => fakeError('unauthenticated') });
    expect(await load('account', ACCOUNT)).toEqual({ status: 302, location: '/hu/bejelentkezes?return_to=%2Fhu%2Faccount' });
  });

  it('is a failure, not a redirect, if the API is unavailable', async () => {
    api.use({ 'GET /api/auth/user': () => fakeError('service_unavailable') });
    await expect(load('account', ACCOUNT)).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('stops loading when its caller does not need it any more', async () => {
    await expect(load('account', ACCOUNT, AbortSignal.abort())).rejects.toMatchObject({ name: 'ApiAbortError' });
  });
});

describe('a page for everyone', () => {
  it('is loaded without the user', async () => {
    expect(await load('hello')).toMatchObject({ status: 200 });
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/hello']);
  });

  it('does not redirect, even if its load is refused: the sign-in page would redirect to itself', async () => {
    api.use({ 'GET /api/hello': () => fakeError('unauthenticated') });
    await expect(load('login', { pathname: '/hu/bejelentkezes' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('a part of a protected page', () => {
  it('is loaded by itself: the page is protected', async () => {
    expect(await load('hello', ACCOUNT)).toMatchObject({ status: 200 });
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/hello']);
  });
});
