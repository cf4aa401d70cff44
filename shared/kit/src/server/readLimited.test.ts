import { afterEach, describe, expect, it } from '@jest/globals';
import { createApiClient } from '@feszek/api-client';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { request } from 'undici';
import { leanFetch, Origins, readLimited } from './index.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'a');

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Sends without end, as fast as its reader reads. */
function sendEndlessly(): { listener: RequestListener; sent: () => number; closed: Promise<void> } {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  return {
    sent: () => sent,
    closed,
    listener(_, response) {
      response.on('close', resolve);
      function send(): void {
        if (response.destroyed) return;
        sent += CHUNK.length;
        response.write(CHUNK, send);
      }
      send();
    },
  };
}

describe('the body of an answer', () => {
  it('is read whole up to the limit', async () => {
    const url = await serve((_, response) => response.end('árvíztűrő'));
    expect((await readLimited(await request(url), Buffer.byteLength('árvíztűrő'))).toString()).toBe('árvíztűrő');
  });

  it('is refused once it is larger, and the connection is closed', async () => {
    const { listener, sent, closed } = sendEndlessly();
    const url = await serve(listener);
    await expect(readLimited(await request(url), 256 * 1024)).rejects.toThrow('larger than 262144 bytes');
    await closed;
    // The limit, and the size of the buffers of both sockets.
    expect(sent()).toBeLessThan(32 * 1024 * 1024);
  });

  it('is refused at once if its `Content-Length` is larger', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 1_000_000 });
      response.write('a');
    });
    const closed = new Promise<void>((resolve) => { server.on('request', (_, response) => response.on('close', resolve)); });
    await expect(readLimited(await request(url), 1000)).rejects.toThrow('larger than 1000 bytes');
    await closed;
  });

  it('that the API sends is limited, too', async () => {
    const { listener, closed } = sendEndlessly();
    const url = await serve(listener);
    const api = createApiClient({ baseUrl: url, locale: 'hu', currency: 'HUF', fetch: leanFetch(new Origins(url)) });
    await expect(api.get('/api/init', { timeoutMs: Infinity })).rejects.toMatchObject({ code: 'network' });
    await closed;
  });
});
