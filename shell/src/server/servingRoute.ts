import type { FastifyInstance } from 'fastify';

/**
 * `/serving` is the check of a proxy before several shells: 200 also while the API is unavailable, because the caches still have
 * pages. A shell that is about to end answers 404, by which HAProxy sends it no new request and lets the others finish
 * (`http-check disable-on-404`).
 */
export function servingRoute(server: FastifyInstance, isStopping: () => boolean): void {
  server.get('/serving', (_, reply) => {
    void reply.header('cache-control', 'no-store');
    return isStopping() ? reply.code(404).send({ status: 'stopping' }) : { status: 'ok' };
  });
}
