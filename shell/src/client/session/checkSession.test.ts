import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiNetworkError } from '@feszek/api-client';
import { createBus } from '@feszek/bus';
import type { BusView } from '@feszek/bus';
import { fakeUser } from '@feszek/testing';
import { checkSession } from './checkSession.ts';

let bus: BusView;
beforeEach(() => {
  bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
});

/** A client whose only call answers with `answer`. */
function clientOf(answer: () => unknown) {
  const get = jest.fn<(path: string) => Promise<never>>(async () => answer() as never);
  return { get };
}

describe('checkSession', () => {
  it('publishes a guest if the session of the shown user has ended', async () => {
    bus.set('visitor.user', fakeUser());
    const api = clientOf(() => null);
    await checkSession(bus, api);
    expect(api.get.mock.calls.map(([path]) => path)).toEqual(['/api/auth/user']);
    expect(bus.get('visitor.user')).toBeNull();
  });

  it('sends no request if the page shows no user', async () => {
    const api = clientOf(() => fakeUser());
    await checkSession(bus, api);
    bus.set('visitor.user', null);
    await checkSession(bus, api);
    expect(api.get).not.toHaveBeenCalled();
  });

  it('drops a response that is older than a sign-in', async () => {
    bus.set('visitor.user', fakeUser());
    await checkSession(bus, clientOf(() => {
      bus.set('visitor.user', fakeUser({ id: 6 }));
      return null;
    }));
    expect(bus.get('visitor.user')).toEqual(fakeUser({ id: 6 }));
  });

  it('changes nothing if the API is unavailable', async () => {
    bus.set('visitor.user', fakeUser());
    await checkSession(bus, clientOf(() => { throw new ApiNetworkError('Offline', undefined); }));
    expect(bus.get('visitor.user')).toEqual(fakeUser());
  });
});
