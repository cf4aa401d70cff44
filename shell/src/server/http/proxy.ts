import { errorMessage } from '@feszek/contract';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Paths that belong to the API, under the shop's own origin: one connection, one set of cookies. */
const API_PREFIXES = ['/api', '/sanctum', '/images', '/payment', '/feeds', '/sitemap.xml', '/sitemaps', '/dev/mail'] as const;

/** Hands the API's paths through, with every method and the visitor's address. */
export async function proxyApi(server: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of API_PREFIXES) {
    await server.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { connections: 64, keepAliveTimeout: 30_000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip, 'x-forwarded-host': request.host, 'x-forwarded-proto': request.protocol }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, 'the API does not answer');
          const locale = reply.request.headers['locale'] === 'en' ? 'en' : 'hu';
          void reply.code(503).send(apiDown(locale));
        },
      },
    });
  }
}

function apiDown(locale: 'hu' | 'en') {
  return { error: { code: 'service_unavailable', message: errorMessage('service_unavailable', locale) } };
}
