import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { signRegisterState } from '@feszek/release';
import type { RegisterState, SigningKey } from '@feszek/release';

/** What a shell has reported of a release. */
export interface ReportedOutcome {
  readonly slice: string;
  readonly version: string;
  readonly signal: string;
  readonly succeeded: number;
  readonly failed: number;
}

export interface RegisterStandIn {
  readonly url: string;
  /** Sends a state as the register does, now and to shells that connect later. */
  send(state: RegisterState, signer: SigningKey): void;
  /** What shells have reported, added up for each release and signal. */
  outcome(slice: string, version: string, signal: 'server' | 'browser'): { readonly succeeded: number; readonly failed: number };
  close(): Promise<void>;
}

function isOutcome(value: unknown): value is ReportedOutcome {
  return typeof value === 'object' && value !== null && 'slice' in value && 'signal' in value;
}

/** Implements the register's protocol with shells: its stream of states, and the reports of shells. The token is `reader`. */
export async function startRegisterStandIn(): Promise<RegisterStandIn> {
  const readers = new Set<ServerResponse>();
  const outcomes: ReportedOutcome[] = [];
  let sent = '';
  const server = createServer((request, response) => {
    if (request.headers.authorization !== 'Bearer reader') return void response.writeHead(401).end();
    if (request.url === '/outcomes') {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk)).on('end', () => {
        const { outcomes: received }: { outcomes: unknown[] } = JSON.parse(text);
        outcomes.push(...received.filter(isOutcome));
        response.writeHead(204).end();
      });
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(sent);
    readers.add(response);
    response.once('close', () => readers.delete(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '',
    send(state, signer) {
      sent = `data: ${JSON.stringify(signRegisterState(state, signer))}\n\n`;
      for (const reader of readers) reader.write(sent);
    },
    outcome(slice, version, signal) {
      const own = outcomes.filter((outcome) => outcome.slice === slice && outcome.version === version && outcome.signal === signal);
      return { succeeded: own.reduce((sum, { succeeded }) => sum + succeeded, 0), failed: own.reduce((sum, { failed }) => sum + failed, 0) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
