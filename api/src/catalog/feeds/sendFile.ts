import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicFile } from './PublicFiles.ts';

/** Sends a file of machines' XML, compressed where that is understood, or says that nothing has changed. */
export function sendFile(file: PublicFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${file.etag}${isCompressed ? '-gzip' : ''}"`;
  reply.headers({ etag, 'cache-control': 'public, max-age=900', vary: 'accept-encoding', 'last-modified': file.madeAt.toUTCString() });
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  if (isCompressed) reply.header('content-encoding', 'gzip');
  return reply.type('application/xml; charset=utf-8').send(request.method === 'HEAD' ? '' : file.open(isCompressed));
}
