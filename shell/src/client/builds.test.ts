/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import '../../test/browserPage.tsx';
import { POLL_MS, watchBuilds } from './builds.ts';

let server: Server;
let id = 'build-1';
let requested: string[] = [];

beforeEach(async () => {
  id = 'build-1';
  requested = [];
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.end(id === 'broken' ? '<html>' : JSON.stringify({ id }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  openAt(`http://127.0.0.1:${address.port}/hu`);
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** Advances the clock by five minutes and waits for the effects. */
async function afterAPoll(isThere: () => boolean): Promise<void> {
  jest.advanceTimersByTime(POLL_MS);
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('an open page', () => {
  it('requests the build manifest every five minutes', async () => {
    const builds = watchBuilds('build-1');
    expect(POLL_MS).toBe(5 * 60_000);
    jest.advanceTimersByTime(POLL_MS - 1);
    expect(requested).toEqual([]);
    await afterAPoll(() => requested.length === 1);
    expect(requested).toEqual(['/builds/meta/build-1.json']);
    expect(builds.isOutdated()).toBe(false);
    id = 'build-2';
    await afterAPoll(builds.isOutdated);
    expect(requested).toHaveLength(2);
  });

  it.each([
    ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['returns from the back-forward cache', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ])('requests the build manifest when it %s', async (_, resume) => {
    const builds = watchBuilds('build-0');
    resume();
    while (!builds.isOutdated()) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(requested).toContain('/builds/meta/build-0.json');
  });

  it('sends no request while it is hidden', async () => {
    const log = jest.spyOn(console, 'info').mockReturnValue();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const builds = watchBuilds('build-0');
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(POLL_MS);
    expect(builds.isOutdated()).toBe(false);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await afterAPoll(builds.isOutdated);
    expect([requested, log.mock.calls]).toEqual([['/builds/meta/build-0.json'], []]);
  });

  it('stops the requests once it has found a newer build', async () => {
    const builds = watchBuilds('build-0');
    await afterAPoll(builds.isOutdated);
    const later = watchBuilds('build-9');
    await afterAPoll(later.isOutdated);
    expect(requested).toEqual(['/builds/meta/build-0.json', '/builds/meta/build-9.json']);
  });

  it('continues when the manifest cannot be loaded, which is only logged', async () => {
    const log = jest.spyOn(console, 'info').mockReturnValue();
    id = 'broken';
    const builds = watchBuilds('build-1');
    await afterAPoll(() => log.mock.calls.length > 0);
    expect(builds.isOutdated()).toBe(false);
    expect(log).toHaveBeenCalledWith('build manifest', expect.anything());
  });
});
