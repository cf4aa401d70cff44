import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConformingSlice } from './conformingSlice.ts';
import type { SliceAnswer, SliceCall } from './conformingSlice.ts';

/** Changes an answer of the conforming slice. */
export type Change = (answer: SliceAnswer, call: SliceCall) => SliceAnswer;

export interface SliceOptions {
  /** How the slice breaks the protocol; it conforms by default. */
  readonly change?: Change;
  /** Whether closed connections end its work. */
  readonly isEndedByDisconnection?: boolean;
  /** The code of its entry. */
  readonly entry?: string;
  /** Whether the manifest lists the entry. */
  readonly hasEntryInFiles?: boolean;
}

export interface RunningSlice {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the server of a slice that follows the protocol, but for the given changes. */
export async function startSlice({ change = (answer) => answer, isEndedByDisconnection = false, ...options }: SliceOptions = {}): Promise<RunningSlice> {
  const slice = createConformingSlice(options);
  let isEnded = false;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://slice');
    const call: SliceCall = { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, headers: request.headers };
    const { status, headers, body } = change(slice(call), call);
    response.on('close', () => {
      if (isEndedByDisconnection && !response.writableFinished) isEnded = true;
    });
    if (isEnded) return void response.writeHead(500).end();
    const send = () => void response.writeHead(status, headers).end(body);
    // The connection is closed before the answer.
    return isEndedByDisconnection && call.path.startsWith('/fragments/') ? void setTimeout(send, 20) : send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  };
}
