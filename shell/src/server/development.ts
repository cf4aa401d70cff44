import type { FastifyInstance } from 'fastify';
import type { SliceRegistry } from './slices/SliceRegistry.ts';

/** In development an open page hears of every new build and reloads itself. */
export function developmentRoutes(server: FastifyInstance, registry: SliceRegistry): void {
  server.get('/development/builds', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': listening\n\n');
    const stop = registry.onChange(() => reply.raw.write(`data: ${registry.buildId}\n\n`));
    request.raw.on('close', stop);
  });
}
