import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of the foreign site. */
export interface ForeignPage {
  readonly type?: string;
  readonly body: string;
  /** The content security policy of the page; none by default. */
  readonly policy?: string;
}

export interface ForeignSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** A site of another origin than the shop, on a free port. A page is rendered for each request; its server may call the shop. */
export async function startForeignSite(pages: Readonly<Record<string, () => Promise<ForeignPage> | ForeignPage>>): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://localhost').pathname];
    if (!page) return void response.writeHead(404).end();
    Promise.resolve(page()).then(
      ({ type = 'text/html; charset=utf-8', body, policy }) => response.writeHead(200, { 'content-type': type, ...(policy !== undefined && { 'content-security-policy': policy }) }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
