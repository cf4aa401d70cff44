/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import '../../test/browserPage.tsx';
import { watchBuilds } from './builds.ts';

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

/** Advances the clock by a minute and waits for the effects. */
async function aMinuteLater(isThere: () => boolean): Promise<void> {
  jest.advanceTimersByTime(60_000);
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('an open page', () => {
  it('requests the build manifest every minute', async () => {
    const builds = watchBuilds('build-1');
    await aMinuteLater(() => requested.length === 1);
    expect(requested).toEqual(['/builds/meta/build-1.json']);
    expect(builds.isOutdated()).toBe(false);
    id = 'build-2';
    await aMinuteLater(builds.isOutdated);
    expect(requested).toHaveLength(2);
  });

  it('stops the requests once it has found a newer build', async () => {
    const builds = watchBuilds('build-0');
    await aMinuteLater(builds.isOutdated);
    await aMinuteLater(() => true);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(requested).toHaveLength(1);
  });

  it('continues when the manifest cannot be loaded, which is only logged', async () => {
    const log = jest.spyOn(console, 'info').mockReturnValue();
    id = 'broken';
    const builds = watchBuilds('build-1');
    await aMinuteLater(() => log.mock.calls.length > 0);
    expect(builds.isOutdated()).toBe(false);
    expect(log).toHaveBeenCalledWith('build manifest', expect.anything());
  });
});
