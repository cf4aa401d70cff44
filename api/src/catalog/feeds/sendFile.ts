import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicFile } from './PublicFiles.ts';

/** Whether `If-None-Match` names the entity tag, compared weakly (RFC 9110, section 13.1.2). */
function isKnown(etag: string, header: string | undefined): boolean {
  return header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
}

/**
 * Sends an XML file for machines, compressed if the client accepts it, or answers 304. Ignores `Range`: after a rebuild,
 * a client would join parts of two files.
 */
export function sendFile(file: PublicFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${file.etag}${isCompressed ? '-gzip' : ''}"`;
  reply.headers({ etag, 'accept-ranges': 'none', 'cache-control': 'public, max-age=900', vary: 'accept-encoding', 'last-modified': file.madeAt.toUTCString() });
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  if (isCompressed) reply.header('content-encoding', 'gzip');
  return reply.type('application/xml; charset=utf-8').send(request.method === 'HEAD' ? '' : file.open(isCompressed));
}
