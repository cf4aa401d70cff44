import type { ServerResponse } from 'node:http';

const CHUNK = Buffer.alloc(64 * 1024, 'a');

export interface EndlessBody {
  /** Sends without an end, as fast as the reader takes it. */
  readonly respond: (response: ServerResponse) => void;
  /** Bytes sent so far, to all readers together. */
  sent(): number;
  /** The first reader has closed its connection. */
  readonly closed: Promise<void>;
}

/** A body that no reader can read whole. */
export function createEndlessBody(): EndlessBody {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  return {
    sent: () => sent,
    closed,
    respond(response) {
      response.on('close', resolve);
      response.writeHead(200);
      function send(): void {
        if (response.destroyed) return;
        sent += CHUNK.length;
        response.write(CHUNK, send);
      }
      send();
    },
  };
}
