import { BODY_LIMIT_BYTES, CONTACT_BODY_BYTES, CONTACT_PATH, REVIEW_PHOTO_BODY_BYTES, REVIEW_PHOTO_PATH, errorMessage, hasDotSegment } from '@feszek/contract';
import type { ErrorCode, Locale } from '@feszek/contract';
import { disconnectSignal, Origins } from '@feszek/kit/server';
import { formatTraceparent, maskPath, namePlugin } from '@feszek/logging';
import type { RequestTraces } from '@feszek/logging';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { endToEndHeaders } from './hopHeaders.ts';
import { UnreadAnswers } from './UnreadAnswers.ts';
import { Uploads } from './Uploads.ts';
import { Upstream, UpstreamTimeoutError } from './Upstream.ts';
import type { UpstreamAnswer } from './Upstream.ts';
import { UPSTREAM_GROUPS } from './upstreams.ts';
import type { UpstreamGroup } from './upstreams.ts';

/** Paths for programs only. Any other path a person may open: from a mail, a bookmark, a bank. */
const FOR_PROGRAMS = /^\/(?:api|sanctum)(?:[/?]|$)/;

/** Headers that describe the body of an answer, which is not sent. */
const OF_BODY = ['content-length', 'content-encoding', 'etag', 'last-modified'];

/** Memory for answers that visitors have not read yet. */
const UNREAD_BYTES = 64 * 1024 * 1024;

/** Large bodies in memory at once. */
const MOST_UPLOADS = 8;

const RETRY_AFTER_S = 5;

/** The request for which a page is composed. */
export type ReceivedRequest = Pick<FastifyRequest, 'id' | 'raw' | 'method' | 'url' | 'headers' | 'ip' | 'socket'>;

/** The shell's own pages that replace an error answer, which is written for programs. */
export interface PagesInstead {
  /** For an address that does not exist, or not for this visitor. */
  readonly notFound: (request: ReceivedRequest, reply: FastifyReply) => unknown;
  /** For a failure of the API, or if it does not answer. */
  readonly failed: (request: ReceivedRequest, reply: FastifyReply, status: number) => unknown;
}

export interface ProxyOptions {
  readonly api: Origins;
  readonly traces: RequestTraces;
  /** Address of the demo program; `undefined` if it does not run. */
  readonly demoUrl: string | undefined;
  /** How long a program may take to answer, in milliseconds. */
  readonly timeoutMs: number;
  readonly pages: PagesInstead;
}

/** The connections of a group of paths, and the program to which they lead. */
interface Target {
  readonly upstream: Upstream;
  readonly program: UpstreamGroup['program'];
}

/** Whether a browser requests a page to show, not a program an answer, nor a page one of its pictures. */
function isForPerson({ method, url, headers }: ReceivedRequest): boolean {
  return method === 'GET' && !FOR_PROGRAMS.test(url) && headers.accept?.includes('text/html') === true;
}

function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return headers['locale'] === 'en' ? 'en' : 'hu';
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number, code: ErrorCode): FastifyReply {
  return reply.code(status).send({ error: { code, message: errorMessage(code, localeOf(request)) } });
}

/** Path and query as they were sent, also for an address in absolute form (RFC 9112, 3.2.2). */
function pathOf({ url }: FastifyRequest): string {
  return url.replace(/^https?:\/\/[^/?]*/i, '');
}

/** Paths to which visitors post files, with the bytes of a body; every other body is small. */
const UPLOAD_PATHS: ReadonlyMap<string, number> = new Map([[CONTACT_PATH, CONTACT_BODY_BYTES], [REVIEW_PHOTO_PATH, REVIEW_PHOTO_BODY_BYTES]]);

function bodyLimitOf({ method, routeOptions }: FastifyRequest): number {
  return (method === 'POST' ? UPLOAD_PATHS.get(routeOptions.url ?? '') : undefined) ?? BODY_LIMIT_BYTES;
}

/** The state of another vendor's trace is not passed on: the trace may be a new one. */
function headersOf(request: FastifyRequest, traces: RequestTraces): Record<string, string | string[]> {
  const { host: _host, 'content-length': _length, tracestate: _state, ...headers } = endToEndHeaders(request.headers);
  return { ...headers, traceparent: formatTraceparent(traces.of(request.raw)), 'x-forwarded-for': request.ip, 'x-forwarded-host': request.host, 'x-forwarded-proto': request.protocol };
}

/**
 * Forwards requests for paths of the API and of the demo program, with every method and the visitor's address.
 *
 * A request takes a connection to a program once its whole body has arrived, and frees it once the answer is complete:
 * neither a slow sender nor a slow reader occupies one. A body that is too large is refused here: the API would close the
 * connection in the middle of it, as if it were down. A person receives a page of the shop instead of an error answer.
 */
export async function proxyApi(server: FastifyInstance, { api, traces, demoUrl, timeoutMs, pages }: ProxyOptions): Promise<void> {
  const unread = new UnreadAnswers(UNREAD_BYTES);
  const uploads = new Uploads(MOST_UPLOADS);
  const demo = demoUrl === undefined ? undefined : new Origins(new URL(demoUrl).origin);

  function sendAnswer(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: UpstreamAnswer): unknown {
    void reply.code(status).headers(endToEndHeaders(headers));
    const isRefusal = status >= 400 && String(headers['content-type']).startsWith('application/json');
    if (isRefusal && isForPerson(request)) {
      if (!Buffer.isBuffer(body)) body.destroy();
      for (const name of OF_BODY) void reply.removeHeader(name);
      return status >= 500 ? pages.failed(request, reply, status) : pages.notFound(request, reply);
    }
    if (!Buffer.isBuffer(body)) return reply.send(body);
    unread.add(reply.raw, body.length);
    return reply.send(body.length > 0 ? body : undefined);
  }

  function sendFailure(request: FastifyRequest, reply: FastifyReply, program: UpstreamGroup['program'], error: unknown): unknown {
    const status = error instanceof UpstreamTimeoutError ? 504 : 503;
    request.log.warn({ err: error, path: maskPath(request.url) }, program === 'api' ? 'the API does not answer' : 'the demo program does not answer');
    void reply.header('retry-after', RETRY_AFTER_S);
    if (isForPerson(request)) return pages.failed(request, reply, status);
    return refuse(request, reply, status, 'service_unavailable');
  }

  async function forward({ upstream, program }: Target, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const path = pathOf(request);
    if (hasDotSegment(path.split('?', 1)[0] ?? '')) return refuse(request, reply, 404, 'not_found');
    const body = Buffer.isBuffer(request.body) ? request.body : undefined;
    const left = disconnectSignal(reply.raw);
    try {
      return sendAnswer(request, reply, await upstream.send({ method: request.method as Dispatcher.HttpMethod, path, headers: headersOf(request, traces), body }, left));
    } catch (error) {
      if (left.aborted) return reply.hijack();
      return sendFailure(request, reply, program, error);
    }
  }

  await server.register(namePlugin(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      const bytes = Number(request.headers['content-length'] ?? 0);
      if (bytes > bodyLimitOf(request)) return refuse(request, reply, 413, 'payload_too_large');
      if (bytes > BODY_LIMIT_BYTES && !uploads.tryAdd(reply.raw)) return refuse(request, reply, 503, 'service_unavailable').header('retry-after', RETRY_AFTER_S);
    });
    scope.setErrorHandler((error, request, reply) => {
      const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
      if (!isTooLarge) throw error;
      // The rest of the body is read and dropped; otherwise the sender would never read the answer.
      request.raw.resume();
      return refuse(request, reply, 413, 'payload_too_large');
    });
    for (const { program, prefixes, connections } of UPSTREAM_GROUPS) {
      const origins = program === 'api' ? api : demo;
      if (origins === undefined) continue;
      const upstream = new Upstream(origins, connections, timeoutMs);
      scope.addHook('onClose', () => upstream.close());
      for (const [path, bodyLimit] of prefixes.includes('/api') ? UPLOAD_PATHS : []) scope.post(path, { bodyLimit }, (request, reply) => forward({ upstream, program }, request, reply));
      for (const prefix of prefixes) {
        scope.all(prefix, (request, reply) => forward({ upstream, program }, request, reply));
        scope.all(`${prefix}/*`, (request, reply) => forward({ upstream, program }, request, reply));
      }
    }
  }, 'apiProxy'));
}
