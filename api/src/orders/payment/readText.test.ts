import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { createSimplePayClient } from './simplepay/createClient.ts';
import { object } from 'yup';

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

describe('an endless answer of SimplePay', () => {
  it('is not read further than its limit, and its connection is closed', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    let sent = 0;
    const url = await serve((_, response) => {
      response.on('close', resolve);
      const chunk = Buffer.alloc(64 * 1024, ' ');
      function send(): void {
        if (response.destroyed) return;
        sent += chunk.length;
        response.write(chunk, send);
      }
      send();
    });
    const call = createSimplePayClient(url);
    await expect(call({ merchant: 'TEST', key: 'key' }, 'start', {}, object())).rejects.toThrow('larger than');
    await closed;
    // The limit, and the size of the buffers of both sockets.
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });
});
