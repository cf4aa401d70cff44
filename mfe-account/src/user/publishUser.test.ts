/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { fakeAnswer, fakeError, fakeUser } from '@feszek/testing';
import { apiOf } from '../../test/apiOf.ts';
import type { Answering } from '../../test/apiOf.ts';
import { publishUser } from './publishUser.ts';

function openSession(token: string): void {
  document.cookie = `XSRF-TOKEN=${token}; path=/`;
}

function pageOf(answer: Answering) {
  const answering = jest.fn<Answering>(answer);
  return { bus: createBus({ channel: null }).for({ slice: 'account', version: 'test' }), api: apiOf(answering), answering };
}

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
});

describe('publishUser', () => {
  it('publishes the user who has signed in', async () => {
    openSession('a');
    const page = pageOf(() => fakeAnswer(200, { data: fakeUser() }));
    await publishUser(page);
    expect(page.bus.get('visitor.user')).toEqual(fakeUser());
    expect(page.answering.mock.calls.map(([{ call }]) => call)).toEqual(['GET /api/auth/user']);
  });

  it('publishes a guest who has a session', async () => {
    openSession('a');
    const page = pageOf(() => fakeAnswer(200, { data: null }));
    await publishUser(page);
    expect(page.bus.get('visitor.user')).toBeNull();
  });

  it('sends no request and opens no session for a visitor without a session', async () => {
    const page = pageOf(() => fakeAnswer(200, { data: null }));
    await publishUser(page);
    expect(page.answering).not.toHaveBeenCalled();
    expect(page.bus.get('visitor.user')).toBeNull();
  });

  it('drops a response that is older than a sign-in', async () => {
    openSession('guest');
    const page = pageOf(() => {
      openSession('user');
      page.bus.set('visitor.user', fakeUser());
      return fakeAnswer(200, { data: null });
    });
    await publishUser(page);
    expect(page.bus.get('visitor.user')).toEqual(fakeUser());
  });

  it('publishes nothing if the API is unavailable', async () => {
    openSession('a');
    const page = pageOf(() => fakeError('service_unavailable'));
    await publishUser(page);
    expect(page.bus.get('visitor.user')).toBeUndefined();
  });
});
