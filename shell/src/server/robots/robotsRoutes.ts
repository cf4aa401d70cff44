import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { SliceRegistry } from '../slices/SliceRegistry.ts';
import { robotsTxt } from './robotsTxt.ts';
import { sitemapOfPages } from './sitemapPages.ts';

/** `/robots.txt`, and the part of the sitemap that follows from the route table and the deployments. */
export function robotsRoutes(server: FastifyInstance, registry: SliceRegistry, shopUrl: string): void {
  server.get('/robots.txt', (_, reply) => reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robotsTxt(shopUrl, registry.plan.routes.routes)));

  server.get('/sitemaps/pages.xml', (request, reply) => {
    const xml = sitemapOfPages(registry.plan, shopUrl);
    const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=900' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/xml; charset=utf-8').send(xml);
  });
}
