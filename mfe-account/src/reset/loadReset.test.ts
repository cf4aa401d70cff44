import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { loadContext } from '@feszek/kit';
import { fakeError, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { loadReset } from './loadReset.ts';

const ADDRESS = 'GET /api/auth/password/reset/abc';

let api: FakeApi;

function context() {
  const client = createApiClient({ baseUrl: api.url, locale: 'hu', currency: 'HUF' });
  return loadContext({ fragment: 'password-reset', locale: 'hu', currency: 'HUF', vatMode: 'net', pathname: '/hu/jelszo/uj/abc', search: '', params: { token: 'abc' } }, client, undefined);
}

beforeEach(async () => {
  api = await startFakeApi({ [ADDRESS]: () => ({ is_valid: true, email: 'anna@example.com' }) });
});

afterEach(() => api.close());

describe('loadReset', () => {
  it('returns whether the token is valid, and for which account', async () => {
    expect(await loadReset(context())).toMatchObject({ status: 200, data: { token: 'abc', isValid: true, email: 'anna@example.com' } });
  });

  it('returns a token that is not valid for a text that no token can be', async () => {
    api.use({ [ADDRESS]: () => fakeError('not_found') });
    expect(await loadReset(context())).toMatchObject({ status: 200, data: { token: 'abc', isValid: false, email: '' } });
  });

  it('fails if the API fails, so that the shell shows its fallback', async () => {
    api.use({ [ADDRESS]: () => fakeError('service_unavailable') });
    await expect(loadReset(context())).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
