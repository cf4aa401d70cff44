import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { loadContext } from '@feszek/kit';
import { fakeError, fakeUser, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { loadLogin } from './loadLogin.ts';

let api: FakeApi;

function context() {
  const client = createApiClient({ baseUrl: api.url, locale: 'hu', currency: 'HUF', headers: { cookie: 'feszek_session=abc' } });
  return loadContext({ fragment: 'login', locale: 'hu', currency: 'HUF', vatMode: 'net', pathname: '/hu/bejelentkezes', search: '', params: {} }, client, undefined);
}

beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/auth/user': () => null });
});

afterEach(() => api.close());

describe('loadLogin', () => {
  it('returns no user for a guest', async () => {
    expect(await loadLogin(context())).toMatchObject({ status: 200, data: { user: null } });
  });

  it('returns the signed-in user by the visitor’s cookies', async () => {
    api.use({ 'GET /api/auth/user': () => fakeUser() });
    expect(await loadLogin(context())).toMatchObject({ status: 200, data: { user: fakeUser() } });
    expect(api.requests[0]?.headers['cookie']).toBe('feszek_session=abc');
  });

  it('opens no session', async () => {
    await loadLogin(context());
    expect(api.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/auth/user']);
  });

  it('fails if the API fails, so that the shell shows its fallback', async () => {
    api.use({ 'GET /api/auth/user': () => fakeError('service_unavailable') });
    await expect(loadLogin(context())).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
