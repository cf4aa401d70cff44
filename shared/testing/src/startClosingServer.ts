import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\nok';

export interface ClosingServer {
  readonly url: string;
  /** The first lines of all requests, e.g. `GET /x`. */
  readonly received: readonly string[];
  /** Closes the connections of the next requests instead of answering them. */
  closeNext(requests: number): void;
  stop(): Promise<void>;
}

/** A server that answers every request with `ok` and keeps the connection open, until a test makes it close some. */
export async function startClosingServer(): Promise<ClosingServer> {
  const sockets = new Set<Socket>();
  const received: string[] = [];
  let closing = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received.push(data.toString().split(' HTTP', 1)[0] ?? '');
      if (closing === 0) return void socket.write(ANSWER);
      closing -= 1;
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    closeNext(requests) {
      closing = requests;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
