import { startClosingServer } from '@feszek/testing';
import type { ClosingServer } from '@feszek/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { leanFetch } from './leanFetch.ts';
import { Origins } from './Origins.ts';

let server: ClosingServer;
let other: ClosingServer;

beforeEach(async () => {
  [server, other] = await Promise.all([startClosingServer(), startClosingServer()]);
});
afterEach(() => Promise.all([server.stop(), other.stop()]));

async function sendTo(origins: Origins, method: 'GET' | 'POST'): Promise<number> {
  return (await leanFetch(origins)(`${origins.first}/x`, { method, credentials: 'include', headers: new Headers(), signal: AbortSignal.timeout(20_000) })).status;
}

describe('a program that closes a connection instead of answering', () => {
  const send = (method: 'GET' | 'POST') => sendTo(new Origins(server.url), method);

  it('gets a safe request again', async () => {
    expect(await send('GET')).toBe(200);
    server.closeNext(1);
    expect(await send('GET')).toBe(200);
    expect(server.received).toEqual(['GET /x', 'GET /x', 'GET /x']);
  });

  it('gets it twice at most', async () => {
    server.closeNext(3);
    await expect(send('GET')).rejects.toThrow('other side closed');
    expect(server.received).toEqual(['GET /x', 'GET /x']);
  });

  it('gets an unsafe request once', async () => {
    server.closeNext(1);
    await expect(send('POST')).rejects.toThrow('other side closed');
    expect(server.received).toEqual(['POST /x']);
  });
});

/** A process that answers nothing more, its check included, once it has received a request for `/x`. */
async function startSilentServer() {
  const threeMissed = Promise.withResolvers<string>();
  let missed = 0;
  let isSilent = false;
  const silent = createServer(({ url }, answer) => {
    isSilent ||= url === '/x';
    if (!isSilent) return void answer.end();
    if (url === '/health') missed += 1;
    if (missed === 3) threeMissed.resolve('three checks missed');
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    missed: threeMissed.promise,
    stop() {
      silent.closeAllConnections();
      return new Promise((resolve) => silent.close(resolve));
    },
  };
}

describe('several processes of a program', () => {
  it('get requests in turn', async () => {
    const origins = new Origins(`${server.url}, ${other.url}/`);
    for (let count = 0; count < 4; count += 1) expect(await sendTo(origins, 'POST')).toBe(200);
    expect([server.received.length, other.received.length]).toEqual([2, 2]);
  });

  it.each(['GET', 'POST'] as const)('get the requests (%s) for one that accepts no connection', async (method) => {
    const origins = new Origins(`${server.url},${other.url}`);
    await server.stop();
    for (let count = 0; count < 3; count += 1) expect(await sendTo(origins, method)).toBe(200);
    expect(other.received).toEqual(Array.from({ length: 3 }, () => `${method} /x`));
  });

  it('get a safe request for one that closes the connection, and no other request', async () => {
    const origins = new Origins(`${server.url},${other.url}`);
    server.closeNext(2);
    expect(await sendTo(origins, 'GET')).toBe(200);
    expect([server.received, other.received]).toEqual([['GET /x'], ['GET /x']]);
    expect(await sendTo(origins, 'POST')).toBe(200);
    await expect(sendTo(origins, 'POST')).rejects.toThrow('other side closed');
    expect(other.received).toEqual(['GET /x', 'POST /x']);
  });

  it.each(['GET', 'POST'] as const)('get a safe request that waits for one which falls silent, and no other request: %s', async (method) => {
    const silent = await startSilentServer();
    const origins = new Origins(`${silent.url},${other.url}`);
    origins.watch('/health');
    const answer = origins.send({ method }, (origin, signal) => request(`${origin}/x`, { method, signal })).then(({ statusCode }) => statusCode, () => 'failed');
    try {
      expect(await Promise.race([answer, silent.missed])).toBe(method === 'GET' ? 200 : 'three checks missed');
      expect(other.received.filter((line) => line.endsWith('/x'))).toEqual(method === 'GET' ? ['GET /x'] : []);
    } finally {
      origins.stop();
      await silent.stop();
      await answer;
    }
  });

  it('get no requests while their check fails, unless all fail', async () => {
    const stopping = createServer((request, answer) => answer.writeHead(request.url === '/health' ? 503 : 200).end());
    await new Promise<void>((resolve) => stopping.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(stopping.address() as AddressInfo).port}`;
    const origins = new Origins(`${address},${other.url}`);
    try {
      origins.watch('/health');
      while (other.received.length < 1) await sleep(10);
      while ((await origins.send({}, (origin) => Promise.resolve(origin))) === address) await sleep(10);
      expect(new Set(await Promise.all([1, 2, 3].map(() => origins.send({}, (origin) => Promise.resolve(origin)))))).toEqual(new Set([other.url]));
      await other.stop();
      expect(await sendTo(origins, 'GET')).toBe(200);
    } finally {
      origins.stop();
      stopping.closeAllConnections();
      stopping.close();
    }
  });
});
