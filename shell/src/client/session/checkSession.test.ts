import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { createBus } from '@feszek/bus';
import type { BusView } from '@feszek/bus';
import { fakeError, fakeUser, startFakeApi } from '@feszek/testing';
import type { FakeApi } from '@feszek/testing';
import { checkSession } from './checkSession.ts';

let bus: BusView;
let api: FakeApi;
beforeEach(async () => {
  bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  api = await startFakeApi({ 'GET /api/auth/user': () => null });
});
afterEach(() => api.close());

function check(): Promise<void> {
  return checkSession(bus, createApiClient({ baseUrl: api.url, locale: 'hu', currency: 'HUF', readCookie: () => 'token' }));
}

describe('checkSession', () => {
  it('publishes a guest if the session of the shown user has ended', async () => {
    bus.set('visitor.user', fakeUser());
    await check();
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/auth/user']);
    expect(bus.get('visitor.user')).toBeNull();
  });

  it('sends no request if the page shows no user', async () => {
    await check();
    bus.set('visitor.user', null);
    await check();
    expect(api.requests).toEqual([]);
  });

  it('drops a response that is older than a sign-in', async () => {
    api.use({ 'GET /api/auth/user': () => { bus.set('visitor.user', fakeUser({ id: 6 })); return null; } });
    bus.set('visitor.user', fakeUser());
    await check();
    expect(bus.get('visitor.user')).toEqual(fakeUser({ id: 6 }));
  });

  it('changes nothing if the API is unavailable', async () => {
    api.use({ 'GET /api/auth/user': () => fakeError('service_unavailable') });
    bus.set('visitor.user', fakeUser());
    await check();
    expect(bus.get('visitor.user')).toEqual(fakeUser());
  });
});
