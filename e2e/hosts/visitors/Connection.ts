import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { PUBLIC_PROXY } from '../machines/Network.ts';
import { SHOP_URL } from '../machines/settings.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

const HOST = new URL(SHOP_URL).hostname;
/** A visitor's browser opens a few connections, and keeps them open. */
const CONNECTIONS = 4;
/** After so long without an answer, Firefox asks whether the connection still exists (TCP keep-alive), in milliseconds. */
const SILENCE_MS = 10_000;
const VISITORS = 65_000;
let visitors = 0;

/** An address in 198.19.0.0/16, another one for each of so many visitors. */
function nextAddress(): string {
  visitors = (visitors % VISITORS) + 1;
  return `198.19.${visitors >> 8}.${visitors & 255}`;
}

/** A visitor's connections to the proxy, from an address of their own, with their cookies. */
export class Connection {
  readonly address = nextAddress();
  readonly #agent: Agent;
  readonly #cookies = new Map<string, string>();

  constructor(certificate: string) {
    this.#agent = new Agent({ keepAlive: true, keepAliveMsecs: SILENCE_MS, maxSockets: CONNECTIONS, ca: certificate, servername: HOST, localAddress: this.address, host: PUBLIC_PROXY });
  }

  cookie(name: string): string | undefined {
    const value = this.#cookies.get(name);
    return value === undefined ? undefined : decodeURIComponent(value);
  }

  /** Sends a request. Like a browser, it repeats one whose open connection was closed before the first byte of the answer. */
  async send(sent: HttpRequest): Promise<HttpAnswer> {
    const { isReused, answer } = this.#exchange(sent);
    const begun = await answer.catch((error: unknown) => {
      const isClosed = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
      if (!isClosed || !isReused() || sent.method !== 'GET') throw error;
      return this.#exchange(sent).answer;
    });
    return this.#read(begun);
  }

  #exchange({ method, path, headers, body, signal }: HttpRequest): { readonly isReused: () => boolean; readonly answer: Promise<IncomingMessage> } {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { promise: answer, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = request({ host: PUBLIC_PROXY, port: 443, agent: this.#agent, method, path, signal, headers: { ...headers, host: HOST, cookie, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) } });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end(body);
    return { isReused: () => sent.reusedSocket, answer };
  }

  async #read(answer: IncomingMessage): Promise<HttpAnswer> {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return { status: answer.statusCode ?? 0, text: await text(answer) };
  }

  close(): void {
    this.#agent.destroy();
  }
}
