import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { BuildSource } from './build.ts';
import type { SliceRegistry } from './slices/SliceRegistry.ts';

/** In development an open page is notified of every new build and reloads itself. */
export function developmentRoutes(server: FastifyInstance, registry: SliceRegistry, build: BuildSource): void {
  const pages = new Set<ServerResponse>();
  const notifyPages = () => {
    for (const page of pages) page.write(`data: ${build.current().assets.version} ${registry.plan.id}\n\n`);
  };
  registry.onChange(notifyPages);
  build.onChange(notifyPages);

  server.get('/development/builds', (request, reply) => {
    reply.hijack();
    // The connection stays silent until there is a build.
    request.raw.socket.setTimeout(0);
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': listening\n\n');
    pages.add(reply.raw);
    request.raw.on('close', () => pages.delete(reply.raw));
  });
}
