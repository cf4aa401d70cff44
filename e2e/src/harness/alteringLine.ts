import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Changes the body of an answer; returns it unchanged for any other path. */
export type Alteration = (path: string, body: string) => string;

export interface AlteringLine {
  /** The address of the same shop over the line. */
  readonly url: string;
  /** Changes bodies from now on; without an alteration nothing is changed. */
  alter(alteration?: Alteration): void;
  /** The paths of the answers that were changed since the last call. */
  takeAltered(): string[];
  close(): Promise<void>;
}

/** What may be altered; everything else is passed on as it comes. */
const FILE = /^\/(?:assets|slices)\/.*\.(?:js|css|json)$/;

/** Opens a line to a shop that changes files on their way to the browser, as a broken cache or a provider in between would. */
export async function openAlteringLine(originOf: () => string): Promise<AlteringLine> {
  let alteration: Alteration = (_, body) => body;
  let altered: string[] = [];

  async function answer(received: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (received.url ?? '/').split('?', 1);
    const isFile = FILE.test(path);
    const headers = { ...received.headers, ...(isFile && { 'accept-encoding': 'identity' }) };
    const forwarded = send(originOf() + (received.url ?? '/'), { method: received.method, headers, agent: false });
    received.pipe(forwarded);
    const [answered]: IncomingMessage[] = await once(forwarded, 'response');
    if (!answered) throw new Error('The shop has not answered');
    if (!isFile) {
      response.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(response);
      return;
    }
    const body = (await buffer(answered)).toString('utf8');
    const sent = alteration(path, body);
    if (sent !== body) altered.push(path);
    response.writeHead(answered.statusCode ?? 502, { ...answered.headers, 'content-length': Buffer.byteLength(sent) });
    response.end(sent);
  }

  const server = createServer((received, response) => void answer(received, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    alter(next = (_, body) => body) {
      alteration = next;
    },
    takeAltered() {
      const taken = altered;
      altered = [];
      return taken;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
