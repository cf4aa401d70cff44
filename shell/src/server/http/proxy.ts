import { BODY_LIMIT_BYTES, errorMessage } from '@feszek/contract';
import type { ErrorCode, Locale } from '@feszek/contract';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Paths that belong to the API, under the shop's own origin: one connection, one set of cookies. */
const API_PREFIXES = ['/api', '/sanctum', '/images', '/payment', '/feeds', '/sitemap.xml', '/sitemaps', '/dev/mail'] as const;

/**
 * Hands the API's paths through, with every method and the visitor's address. A body that is too large is refused here:
 * the API would hang up in the middle of it, as if it were down.
 */
export async function proxyApi(server: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of API_PREFIXES) {
    await server.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      preHandler(request, reply, done) {
        if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) void reply.code(413).send(refusal('payload_too_large', localeOf(request)));
        else done();
      },
      undici: { connections: 64, keepAliveTimeout: 30_000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip, 'x-forwarded-host': request.host, 'x-forwarded-proto': request.protocol }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, 'the API does not answer');
          void reply.code(503).send(refusal('service_unavailable', localeOf(reply.request)));
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
