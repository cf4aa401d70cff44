import { bestEncoding } from '@feszek/kit/server';
import type { FastifyInstance } from 'fastify';
import type { SliceFiles } from './SliceFiles.ts';

/** The slices' files under the shop's own origin: `/slices/{name}/{version}/…`. Those of a retired release are answered with 410. */
export function sliceFileRoutes(server: FastifyInstance, files: SliceFiles): void {
  server.get('/slices/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const file = await files.read(path, bestEncoding(request.headers['accept-encoding']) ?? 'identity');
    if (file === 'gone') return reply.code(410).type('text/plain').send('The release of this file is retired.');
    // It may be there at the next attempt.
    if (!file) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such file.');
    return reply
      .headers({ ...file.headers, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding', 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' })
      .send(file.body);
  });
}
