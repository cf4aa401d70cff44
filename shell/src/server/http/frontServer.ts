import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ShellConfig } from '../config.ts';
import { addressKey } from './addressKey.ts';
import { httpsHeaders } from './httpsHeaders.ts';
import { KEEP_ALIVE_MS, REQUESTS_PER_CONNECTION } from './keepAlive.ts';

/** How long the head of a request may take to arrive, in milliseconds. */
const HEADERS_MS = 10_000;

/** How long a connection may be idle while a request is answered: longer than the deadline of the API. */
const IDLE_MS = 60_000;

/** Requests that may be pipelined on one connection. Browsers and proxies do not pipeline. */
const PIPELINED = 16;

/** Destroys connections of an address beyond its limit. Trusted proxies, which forward many visitors, have no limit. */
function limitConnections(server: Server, { limits, isTrustedProxy }: ShellConfig): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrustedProxy(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    const count = (counts.get(key) ?? 0) + 1;
    if (count > limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    counts.set(key, count);
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
  });
}

/** Closes connections that send many requests without reading the answers: each answer would take memory until it is read. */
function boundPipelines(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response: ServerResponse) => {
    // A response gets its connection once the answer before it is sent.
    if (response.socket !== null) {
      handle(request, response);
      return;
    }
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (socket.destroyed || count > PIPELINED) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}

interface Handlers {
  /**
   * Answers without the framework, and writes all headers itself.
   *
   * @returns whether it answered
   */
  readonly answerFromCache: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers every other request. */
  readonly handle: RequestListener;
}

function answering({ answerFromCache, handle }: Handlers, isSecure: boolean): RequestListener {
  const https = Object.entries(httpsHeaders(isSecure));
  return (request, response) => {
    if (answerFromCache(request, response)) return;
    for (const [name, value] of https) response.setHeader(name, value);
    handle(request, response);
  };
}

/** The HTTP server for visitors: requests have deadlines, and the connections and memory of each visitor are limited. */
export function createFrontServer(config: ShellConfig, handlers: Handlers): Server {
  const { requestMs, apiMs } = config.limits;
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: Math.min(HEADERS_MS, requestMs),
      connectionsCheckingInterval: Math.min(1000, requestMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      optimizeEmptyRequests: true,
    },
    boundPipelines(answering(handlers, config.isSecure)),
  );
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.on('dropRequest', (_request, socket) => socket.destroy());
  server.timeout = Math.max(IDLE_MS, 2 * apiMs);
  limitConnections(server, config);
  return server;
}
