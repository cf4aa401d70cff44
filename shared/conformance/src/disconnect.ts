import { once } from 'node:events';
import { connect as connectSecurely } from 'node:tls';
import { connect } from 'node:net';

/** Sends a request and closes the connection without waiting for the answer, as a shell does that no longer needs it. */
export async function disconnect(url: string): Promise<void> {
  const { hostname, host, port, protocol, pathname, search } = new URL(url);
  const isSecure = protocol === 'https:';
  const socket = isSecure ? connectSecurely({ host: hostname, port: Number(port || 443), servername: hostname }) : connect({ host: hostname, port: Number(port || 80) });
  // The server may close the connection first.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`, () => socket.destroy());
  await closed;
}
