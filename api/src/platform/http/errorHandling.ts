import { DEFAULT_LOCALE } from '@feszek/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { ApiError, errorBody, toApiError } from './errors.ts';
import { requestLocale } from './requestView.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the refusal or failure; empty if the request succeeded. */
    errorCode: string;
  }
}

/** `Retry-After` of `service_unavailable`, in seconds: a lost connection is replaced within one, a restarted database takes a few. */
const RETRY_AFTER_S = 5;
/** Refusals under load; their parameter `seconds` is the time until a retry. */
const RETRY_LATER: ReadonlySet<string> = new Set(['too_many_requests', 'search_busy', 'sign_in_delayed']);

/**
 * Answers with the catalogue's error. An internal error is logged with its cause. A refusal is logged with its code and
 * its fields, without their values.
 */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.signal.aborted && thrown === request.signal.reason) {
    request.log.info('the client disconnected before the answer');
    return reply.code(503).send();
  }
  const error = toApiError(thrown);
  reply.errorCode = error.code;
  const isShed = RETRY_LATER.has(error.code);
  if (error.statusCode >= 500 && !isShed) request.log.error({ err: error.cause ?? error }, 'request failed');
  else request.log.info({ code: error.code, ...(error.fields && { fields: error.fields.map(({ path, code }) => `${path}: ${code}`) }) }, 'request refused');
  if (error.statusCode < 500 && error.cause) request.log.debug({ err: error.cause }, 'cause of the refusal');
  if (isShed && error.params) reply.header('retry-after', error.params['seconds']);
  if (error.code === 'service_unavailable') reply.header('retry-after', RETRY_AFTER_S);
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error, requestLocale(request))));
}

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((segment) => (segment === '*' ? '.*' : segment.startsWith(':') ? '[^/]+' : segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}/?$`);
}

/** Answers errors, unknown addresses (404) and known addresses with another method (405). */
export function addErrorHandling(app: FastifyInstance): void {
  const paths = new Map<string, KnownPath>();
  app.addHook('onRoute', (route) => {
    const known = paths.get(route.path) ?? { pattern: patternOf(route.path), methods: new Set<string>() };
    for (const method of [route.method].flat()) known.methods.add(method);
    paths.set(route.path, known);
  });
  app.decorateReply('errorCode', '');
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const methods = [...paths.values()].filter(({ pattern }) => pattern.test(path)).flatMap((known) => [...known.methods]);
    if (methods.length === 0 || methods.includes(request.method)) return sendError(new ApiError('not_found'), request, reply);
    reply.header('allow', [...new Set(methods)].join(', '));
    return sendError(new ApiError('method_not_allowed'), request, reply);
  });
}

/** Answers bytes that are not HTTP: they never become a request, so there is only the socket. */
export function answerBrokenHttp(_error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(errorBody(new ApiError('malformed_request'), DEFAULT_LOCALE));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
