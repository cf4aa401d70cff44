import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { AssetSource } from './assets.ts';
import type { SliceRegistry } from './slices/SliceRegistry.ts';

/** In development an open page hears of every new build and reloads itself. */
export function developmentRoutes(server: FastifyInstance, registry: SliceRegistry, assets: AssetSource): void {
  const pages = new Set<ServerResponse>();
  const tell = () => {
    for (const page of pages) page.write(`data: ${assets.current().version} ${registry.buildId}\n\n`);
  };
  registry.onChange(tell);
  assets.onChange(tell);

  server.get('/development/builds', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': listening\n\n');
    pages.add(reply.raw);
    request.raw.on('close', () => pages.delete(reply.raw));
  });
}
