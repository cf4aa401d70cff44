import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port on which no program listens, for a process that uses it again after a restart. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new TypeError('A server without a port');
  return address.port;
}
