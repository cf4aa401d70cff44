import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, errorBody } from '../platform/http/errors.ts';
import { requestLocale } from '../platform/http/requestView.ts';
import { PicturesBusyError } from './SharedWorks.ts';

/** In seconds: the time in which a few of the waiting pictures are produced. */
const RETRY_SECONDS = 5;

/**
 * Answers with a picture at an immutable address. If too many requests are waiting for others, the answer is 503 with
 * `Retry-After`.
 *
 * @param get - reads or produces the picture; `undefined` if it does not exist. Its signal aborts when the client disconnects
 * @throws ApiError `not_found`
 */
export async function sendPicture(request: FastifyRequest, reply: FastifyReply, type: 'image/webp' | 'image/jpeg', get: (signal: AbortSignal) => Promise<Uint8Array | undefined>): Promise<FastifyReply> {
  const disconnected = new AbortController();
  reply.raw.once('close', () => disconnected.abort());
  if (reply.raw.destroyed) disconnected.abort();
  try {
    const bytes = await get(disconnected.signal);
    if (!bytes) throw new ApiError('not_found');
    return await reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(Buffer.from(bytes));
  } catch (error) {
    // The client has disconnected: no answer can be sent.
    if (disconnected.signal.aborted) return reply.hijack();
    if (!(error instanceof PicturesBusyError)) throw error;
    request.log.info('too many requests are waiting for pictures');
    return reply.code(503).headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }).send(errorBody(new ApiError('pictures_busy'), requestLocale(request)));
  }
}
