import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { pipeline, Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** A poor mobile connection: its latency in milliseconds, and the bandwidth of each connection. */
const LATENCY_MS = 150;
const BYTES_PER_MS = 60;

export interface SlowLine {
  /** The address of the same shop over the slow line. */
  readonly url: string;
  close(): Promise<void>;
}

const delayed = (delayOf: (chunk: Buffer) => number) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      void sleep(delayOf(chunk)).then(() => done(null, chunk));
    },
  });

/** Opens a slow line to a shop. It is outside of the browser: with the browser's emulation, some pages never finish loading. */
export async function openSlowLine(origin: string): Promise<SlowLine> {
  const { port } = new URL(origin);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const shop = connect({ host: '127.0.0.1', port: Number(port) });
    for (const socket of [client, shop]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    const endBoth = () => {
      client.destroy();
      shop.destroy();
    };
    pipeline(client, delayed(() => LATENCY_MS), shop, endBoth);
    pipeline(shop, delayed((chunk) => chunk.length / BYTES_PER_MS), client, endBoth);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
