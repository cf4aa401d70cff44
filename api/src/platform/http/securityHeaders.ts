import type { FastifyInstance } from 'fastify';

/** The API's own pages load only resources of the API itself. */
const PAGE_CSP = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Pictures are shown in mails and in previews of other sites, and programs read feeds. */
const isShownElsewhere = (url: string) => /^\/(?:images|feeds)\//.test(url);

/** Headers of every answer; nothing is cached unless a route declares its answers public. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': PAGE_CSP,
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': isShownElsewhere(request.url) ? 'cross-origin' : 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
  });
}
