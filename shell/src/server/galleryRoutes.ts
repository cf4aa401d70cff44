import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { SECURITY_HEADERS } from './http/securityHeaders.ts';
import { galleryPage, galleryView } from '../gallery/galleryPage.ts';

const FILES = join(import.meta.dirname, '..', '..', 'dist', 'gallery');
const TYPES: ReadonlyMap<string, string> = new Map(Object.entries({ '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' }));

function send(reply: FastifyReply, type: string, body: string | Buffer): FastifyReply {
  return reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store').type(type).send(body);
}

/** The component gallery, for development only: a shop in production answers 404. */
export function galleryRoutes(server: FastifyInstance): void {
  server.get('/_gallery', (request, reply) => send(reply, 'text/html; charset=utf-8', galleryPage(galleryView(new URL(request.url, 'http://shop').searchParams))));

  server.get<{ Params: { file: string } }>('/_gallery/:file', async ({ params: { file } }, reply) => {
    const type = TYPES.get(extname(file));
    if (!type || !/^[\w.-]+$/.test(file)) return reply.code(404).send();
    try {
      return send(reply, type, await readFile(join(FILES, file)));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return reply.code(404).type('text/plain').send('Not built yet: `npm run dev` builds the gallery.');
      throw error;
    }
  });
}
