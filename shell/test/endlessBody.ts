import type { ServerResponse } from 'node:http';

const CHUNK = Buffer.alloc(64 * 1024, 'a');

export interface EndlessBody {
  /** Sends without end, as fast as the reader reads. */
  readonly respond: (response: ServerResponse) => void;
  /** Bytes sent so far to all readers. */
  sent(): number;
  /** Resolves when the first reader has closed its connection. */
  readonly closed: Promise<void>;
}

/** A body that no reader can read completely. */
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
