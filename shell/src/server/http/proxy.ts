import { BODY_LIMIT_BYTES, errorMessage } from '@feszek/contract';
import type { ErrorCode, Locale } from '@feszek/contract';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { ServerResponse } from 'node:http';

/** Paths that belong to the API, under the shop's own origin: one connection, one set of cookies. */
const API_PREFIXES = ['/api', '/sanctum', '/images', '/payment', '/feeds', '/sitemap.xml', '/sitemaps', '/dev/mail'] as const;

/** Paths that programs alone ask for. Below the others a person may open an address: from a mail, a bookmark, a bank. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(['/api', '/sanctum']);

/** Headers of an answer that are of its body, which is not sent. */
const OF_BODY = ['content-length', 'content-encoding', 'etag', 'last-modified'];

/** What a page is made from. */
export type Asked = Pick<FastifyRequest, 'id' | 'method' | 'url' | 'headers' | 'ip'>;

/** The shell's own pages in the place of a refusal, which is written for programs. */
export interface PagesInstead {
  /** For what does not exist, or not for this visitor. */
  readonly notFound: (request: Asked, reply: FastifyReply) => unknown;
  /** For a failure of the API's, or where it does not answer. */
  readonly failed: (request: Asked, reply: FastifyReply, status: number) => unknown;
}

/** Whether a browser asks for a page to show, not a program for an answer, nor a page for one of its pictures. */
function isForPerson({ method, headers }: Asked): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** The shell speaks HTTP/1 alone; the proxy's types do not know. */
function isReply(reply: FastifyReply<RouteGenericInterface, RawServerBase>): reply is FastifyReply {
  return reply.raw instanceof ServerResponse;
}

/**
 * Hands the API's paths through, with every method and the visitor's address. A body that is too large is refused here:
 * the API would hang up in the middle of it, as if it were down. A person who is refused sees a page of the shop.
 */
export async function proxyApi(server: FastifyInstance, apiUrl: string, pages: PagesInstead): Promise<void> {
  for (const prefix of API_PREFIXES) {
    await server.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // Its lines would hold the whole address, with hashes of orders.
      disableRequestLogging: true,
      preHandler(request, reply, done) {
        if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) void reply.code(413).send(refusal('payload_too_large', localeOf(request)));
        else done();
      },
      undici: { connections: 64, keepAliveTimeout: 30_000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip, 'x-forwarded-host': request.host, 'x-forwarded-proto': request.protocol }),
        onResponse(request, reply, answer) {
          const { statusCode: status } = reply;
          const isRefusal = status >= 400 && String(reply.getHeader('content-type')).startsWith('application/json');
          if (!isRefusal || FOR_PROGRAMS.has(prefix) || !isForPerson(request) || !isReply(reply)) return void reply.send(answer.stream);
          answer.stream.resume();
          for (const name of OF_BODY) void reply.removeHeader(name);
          if (status >= 500) pages.failed(request, reply, status);
          else pages.notFound(request, reply);
        },
        onError: (reply, { error }) => {
          const { request } = reply;
          reply.log.warn({ err: error }, 'the API does not answer');
          if (!FOR_PROGRAMS.has(prefix) && isForPerson(request) && isReply(reply)) pages.failed(request, reply, 503);
          else void reply.code(503).send(refusal('service_unavailable', localeOf(request)));
        },
      },
    });
  }
}

function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return headers['locale'] === 'en' ? 'en' : 'hu';
}

function refusal(code: ErrorCode, locale: Locale) {
  return { error: { code, message: errorMessage(code, locale) } };
}
