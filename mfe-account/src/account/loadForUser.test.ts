import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { loadContext } from '@feszek/kit';
import { fakeError, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { fakeAccount, fakePasskey, fakeSession } from '../../test/fakeAccount.ts';
import { loadSecurity } from '../security/loadSecurity.ts';
import { loadAccount } from './loadAccount.ts';

let api: FakeApi;

function context(search = '') {
  const client = createApiClient({ baseUrl: api.url, locale: 'hu', currency: 'HUF', headers: { cookie: 'feszek_session=abc' } });
  return loadContext({ fragment: 'account', locale: 'hu', currency: 'HUF', vatMode: 'net', pathname: '/hu/account/adatok', search, params: {} }, client, undefined);
}

beforeEach(async () => {
  api = await startFakeApi({ 'GET /api/account': () => fakeAccount(), 'GET /api/account/sessions': () => [fakeSession()], 'GET /api/account/passkeys': () => [fakePasskey()] });
});

afterEach(() => api.close());

describe('the screens of an account', () => {
  it('load the account of the signed-in user', async () => {
    expect(await loadAccount(context())).toMatchObject({ status: 200, data: { account: fakeAccount() } });
    expect(api.requests[0]?.headers['cookie']).toBe('feszek_session=abc');
  });

  it('load the sessions and passkeys for the page of security', async () => {
    expect(await loadSecurity(context())).toMatchObject({ status: 200, data: { account: fakeAccount(), sessions: [fakeSession()], passkeys: [fakePasskey()] } });
  });

  it('redirect a guest to the sign-in and back to the very address', async () => {
    api.use({ 'GET /api/account': () => fakeError('unauthenticated') });
    expect(await loadAccount(context('?a=b'))).toEqual({ status: 302, location: '/hu/bejelentkezes?return_to=%2Fhu%2Faccount%2Fadatok%3Fa%3Db' });
  });

  it('fail if the API fails, so that the shell shows its fallback', async () => {
    api.use({ 'GET /api/account': () => fakeError('service_unavailable') });
    await expect(loadAccount(context())).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
