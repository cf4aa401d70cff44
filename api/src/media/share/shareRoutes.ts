import type { App } from '../../platform/http/app.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { sendPicture } from '../sendPicture.ts';
import { parseShareName, sharePath, shareVersion } from './shareCard.ts';
import type { FindShareCard } from './shareCard.ts';
import type { SharePictures } from './SharePictures.ts';

/**
 * `GET /images/og/{kind}-{key}-{language}-{version}.jpg`: immutable, since the version is a hash of what the picture shows.
 * Another version of a page's picture, such as one in an earlier preview of a link, redirects to the current one, so that
 * only current pictures are drawn.
 */
export function shareRoutes(app: App, pictures: SharePictures, findCard: FindShareCard): void {
  app.get<{ Params: { name: string } }>('/images/og/:name', {
    schema: { hide: true },
    handler: async (request, reply) => {
      const subject = parseShareName(request.params.name);
      const card = subject && (await findCard(subject));
      if (!card) throw new ApiError('not_found');
      if (shareVersion(card) !== subject.version) return reply.header('cache-control', 'public, max-age=300').redirect(sharePath(subject, card), 302);
      return sendPicture(request, reply, 'image/jpeg', (signal) => pictures.get(subject, card, signal));
    },
  });
}
