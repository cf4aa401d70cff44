import type { FastifyInstance } from 'fastify';

/** The policy of an answer that shows and loads nothing: a redirect, a text, JSON. */
const NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of all answers that do not set their own: pages, the service worker and the API's answers have other policies. */
export function addSmallAnswerHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('x-content-type-options')) void reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', NOTHING);
  });
}
