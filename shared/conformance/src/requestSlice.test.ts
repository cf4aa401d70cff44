import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { requestSlice } from './requestSlice.ts';

it('sends each request on a connection of its own, since a server may close an idle one', async () => {
  const connections = new Set<Socket>();
  const server = createServer(({ socket }, response) => {
    connections.add(socket);
    response.end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (const path of ['/first', '/second']) {
    expect((await requestSlice(`http://127.0.0.1:${port}${path}`)).body.toString()).toBe('answered');
    // By then, a connection that is kept is ready for the next request.
    await setTimeout(50);
  }
  expect(connections.size).toBe(2);
  await new Promise((resolve) => server.close(resolve));
});
