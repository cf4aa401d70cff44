import type { App } from '../platform/http/app.ts';
import { ApiError, errorBody } from '../platform/http/errors.ts';
import { requestLocale } from '../platform/http/requestView.ts';
import { parsePictureName, pixelsOf } from './addresses.ts';
import { PicturesBusyError } from './MediaStore.ts';
import type { MediaStore } from './MediaStore.ts';

/** In seconds: the time in which a few of the waiting pictures are produced. */
const RETRY_SECONDS = 5;

/**
 * `GET /images/{kind}/{name}/{size}.webp`: immutable, since the name contains a hash of the picture. A file that does not
 * exist yet is produced during the request; if too many are waiting, the answer is 503 with `Retry-After`.
 */
export function imageRoutes(app: App, store: MediaStore): void {
  app.get<{ Params: { kind: string; name: string; file: string } }>('/images/:kind/:name/:file', {
    schema: { hide: true },
    handler: async (request, reply) => {
      const disconnected = new AbortController();
      reply.raw.once('close', () => disconnected.abort());
      if (reply.raw.destroyed) disconnected.abort();
      const version = parsePictureName(request.params.name);
      const pixels = pixelsOf(request.params.file);
      try {
        const bytes = version && pixels !== undefined ? await store.get(version, pixels, disconnected.signal) : undefined;
        if (!bytes) throw new ApiError('not_found');
        return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(Buffer.from(bytes));
      } catch (error) {
        // The client has disconnected: no answer can be sent.
        if (disconnected.signal.aborted) return reply.hijack();
        if (!(error instanceof PicturesBusyError)) throw error;
        request.log.info('too many requests are waiting for pictures');
        return reply.code(503).headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }).send(errorBody(new ApiError('pictures_busy'), requestLocale(request)));
      }
    },
  });
}
