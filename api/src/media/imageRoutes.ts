import type { App } from '../platform/http/app.ts';
import { parsePictureName, pixelsOf } from './addresses.ts';
import type { MediaStore } from './MediaStore.ts';
import { sendPicture } from './sendPicture.ts';

/**
 * `GET /images/{kind}/{name}/{size}.webp`: immutable, since the name contains a hash of the picture. A file that does not
 * exist yet is produced during the request; if too many are waiting, the answer is 503 with `Retry-After`.
 */
export function imageRoutes(app: App, store: MediaStore): void {
  app.get<{ Params: { kind: string; name: string; file: string } }>('/images/:kind/:name/:file', {
    schema: { hide: true },
    handler: (request, reply) => {
      const version = parsePictureName(request.params.name);
      const pixels = pixelsOf(request.params.file);
      return sendPicture(request, reply, 'image/webp', async (signal) => (version && pixels !== undefined ? store.get(version, pixels, signal) : undefined));
    },
  });
}
