import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

const HOST = '127.0.0.1';

export interface RoundRobin {
  readonly url: string;
  /** The number of requests that each program has received. */
  readonly counts: readonly number[];
  close(): Promise<void>;
}

/**
 * A load balancer that sends each request to the next program, regardless of connections and cookies.
 *
 * @param ports - of the programs on this machine
 */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const counts = ports.map(() => 0);
  let next = 0;
  const server = createServer((incoming, outgoing) => {
    const place = next;
    next = (next + 1) % ports.length;
    counts[place] = (counts[place] ?? 0) + 1;
    const { method, url, headers } = incoming;
    const call = request({ host: HOST, port: ports[place], method, path: url, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      pipeline(answer, outgoing, () => undefined);
    });
    call.on('error', () => outgoing.destroy());
    outgoing.on('close', () => call.destroy());
    pipeline(incoming, call, () => undefined);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    counts,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
