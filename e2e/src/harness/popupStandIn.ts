import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local popup tool of a marketing service. */
export interface PopupStandIn {
  /** For `POPUP_SCRIPT_URL`. */
  readonly scriptUrl: string;
  /** How often the script was requested. */
  readonly loads: () => number;
  /** The paths of the pages that the tool was notified of. */
  readonly pages: readonly string[];
  /** Answers requests for the script from now on only once the result is called. */
  hold(): () => void;
  stop(): Promise<void>;
}

/** The tool reports each page to its server. */
const SCRIPT = `
const { origin } = new URL(document.currentScript.src);
window.popupTool = { pageView: (path) => void fetch(origin + '/pages', { method: 'POST', mode: 'no-cors', body: path }) };
`;

/** Starts a stand-in for the popup tool and its server, on a free port. */
export async function startPopupStandIn(): Promise<PopupStandIn> {
  const pages: string[] = [];
  let loads = 0;
  let isReleased = Promise.resolve();
  const server = createServer(async (request, response) => {
    if (request.url === '/tool.js') {
      loads += 1;
      await isReleased;
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    }
    const body = await request.setEncoding('utf8').toArray();
    pages.push(body.join(''));
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    scriptUrl: `http://127.0.0.1:${port}/tool.js`,
    loads: () => loads,
    pages,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      isReleased = promise;
      return resolve;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
