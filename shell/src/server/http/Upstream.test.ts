import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { Upstream } from './Upstream.ts';

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nok';
const { signal: staying } = new AbortController();

let server: Server;
let upstream: Upstream;
let sockets: Socket[];
/** The first lines of all requests. */
let received: string[];
/** How many of the next requests end their connection instead of being answered. */
let closing: number;

beforeEach(async () => {
  sockets = [];
  received = [];
  closing = 0;
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received.push(data.toString().split(' HTTP', 1)[0] ?? '');
      if (closing > 0) {
        closing -= 1;
        socket.destroy();
      } else socket.write(ANSWER);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  upstream = new Upstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 2, 20_000);
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await upstream.close();
  await new Promise((resolve) => server.close(resolve));
});

const send = async (method: 'GET' | 'POST') => (await upstream.send({ method, path: '/x', headers: {}, body: undefined }, staying)).status;

describe('a program that closes a connection instead of answering', () => {
  it('gets a safe request once more', async () => {
    expect(await send('GET')).toBe(200);
    closing = 1;
    expect(await send('GET')).toBe(200);
    expect(received).toEqual(['GET /x', 'GET /x', 'GET /x']);
  });

  it('gets it twice at most', async () => {
    closing = 3;
    await expect(send('GET')).rejects.toThrow('other side closed');
    expect(received).toEqual(['GET /x', 'GET /x']);
  });

  it('gets a request that changes something once', async () => {
    closing = 1;
    await expect(send('POST')).rejects.toThrow('other side closed');
    expect(received).toEqual(['POST /x']);
  });
});
