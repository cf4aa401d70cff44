import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A connection on which a test writes raw HTTP. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything received and read so far. */
  readonly received: () => string;
  /** Ends once the other side has closed the connection. */
  readonly closed: Promise<unknown>;
}

/** Opens a connection and writes `text`. The answer is read at once, unless `isReading` is false. */
export function openConnection(url: string, text: string, isReading = true): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  if (isReading) socket.setEncoding('latin1').on('data', (chunk: string) => { received += chunk; });
  // A connection that the server cuts ends with an error; the tests check what was received, and that it closed.
  socket.on('error', () => socket.destroy());
  const { promise: closed, resolve } = Promise.withResolvers<unknown>();
  socket.once('close', resolve);
  socket.write(text);
  return { socket, closed, received: () => received };
}

export interface StandIn {
  readonly url: string;
  /** Addresses of all requests so far. */
  readonly paths: readonly string[];
  /** Addresses of requests whose client disconnected before the answer. */
  readonly abandoned: readonly string[];
  readonly server: Server;
  close(): Promise<void>;
}

/** A real HTTP server that stands in for the API. */
export async function startStandIn(listener: RequestListener): Promise<StandIn> {
  const paths: string[] = [];
  const abandoned: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    paths.push(request.url ?? '');
    response.once('close', () => { if (!response.writableFinished) abandoned.push(request.url ?? ''); });
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The stand-in has no port');
  return {
    url: `http://127.0.0.1:${address.port}`, paths, abandoned, server,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
