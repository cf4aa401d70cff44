import type { App } from '../platform/http/app.ts';
import { parsePictureName, fileOf } from './addresses.ts';
import type { MediaStore } from './MediaStore.ts';
import { sendPicture } from './sendPicture.ts';

/**
 * `GET /images/{kind}/{name}/{size}.webp` and `mail.jpg`: immutable, since the name contains a hash of the picture. A file that does not
 * exist yet is produced during the request; if too many are waiting, the answer is 503 with `Retry-After`.
 */
export function imageRoutes(app: App, store: MediaStore): void {
  app.get<{ Params: { kind: string; name: string; file: string } }>('/images/:kind/:name/:file', {
    schema: { hide: true },
    handler: (request, reply) => {
      const version = parsePictureName(request.params.name);
      const file = fileOf(request.params.file);
      return sendPicture(request, reply, `image/${file?.type ?? 'webp'}`, async (signal) => (version && file ? store.get(version, file, signal) : undefined));
    },
  });
}
