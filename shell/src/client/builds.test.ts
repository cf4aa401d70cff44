/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import '../../test/browserPage.tsx';
import { watchBuilds } from './builds.ts';

let server: Server;
let id = 'build-1';
let asked: string[] = [];

beforeEach(async () => {
  id = 'build-1';
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
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

/** Lets a minute pass, and waits until what follows from it is there. */
async function aMinuteLater(isThere: () => boolean): Promise<void> {
  jest.advanceTimersByTime(60_000);
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('an open page', () => {
  it('asks every minute whether a newer build is live', async () => {
    const builds = watchBuilds('build-1');
    await aMinuteLater(() => asked.length === 1);
    expect(asked).toEqual(['/builds/meta/build-1.json']);
    expect(builds.isOutdated()).toBe(false);
    id = 'build-2';
    await aMinuteLater(builds.isOutdated);
    expect(asked).toHaveLength(2);
  });

  it('asks no more once it knows', async () => {
    const builds = watchBuilds('build-0');
    await aMinuteLater(builds.isOutdated);
    await aMinuteLater(() => true);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(asked).toHaveLength(1);
  });

  it('works on when the manifest does not arrive, which is only logged', async () => {
    const log = jest.spyOn(console, 'info').mockReturnValue();
    id = 'broken';
    const builds = watchBuilds('build-1');
    await aMinuteLater(() => log.mock.calls.length > 0);
    expect(builds.isOutdated()).toBe(false);
    expect(log).toHaveBeenCalledWith('build manifest', expect.anything());
  });
});
