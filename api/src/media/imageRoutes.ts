import { IMAGE_DENSITIES, IMAGE_WIDTHS, imageUrl } from '@feszek/contract';
import type { App } from '../platform/http/app.ts';
import { ApiError, errorBody } from '../platform/http/errors.ts';
import { requestLocale } from '../platform/http/requestView.ts';
import type { FindDrawing, FindSpec } from './importedPictures.ts';
import { PicturesBusyError } from './PictureStore.ts';
import type { PictureStore } from './PictureStore.ts';

/** Every file name that a picture has, with its width in pixels: the listed widths and densities, and no others. */
const SIZES: ReadonlyMap<string, number | 'placeholder'> = new Map<string, number | 'placeholder'>([
  ...IMAGE_WIDTHS.flatMap((width) => IMAGE_DENSITIES.map((density) => [imageUrl('', width, density).slice(1), width * density] as const)),
  ['placeholder.webp', 'placeholder'] as const,
]);
/** After so many seconds a few of the pictures that others wait for are made. */
const RETRY_SECONDS = 5;

export interface ImageParts {
  readonly store: PictureStore;
  /** The drawing behind a key, or `undefined` for an unknown one. */
  readonly findDrawing: FindDrawing;
  /** What the picture of one of the shop's own products is drawn from. */
  readonly findSpec?: FindSpec;
}

/**
 * `GET /images/{kind}/{name}/{size}.webp`: immutable, since the name holds a hash of what is drawn. A picture that does
 * not exist yet is made while the client waits; where too many wait, it is answered with 503 and `Retry-After`.
 */
export function imageRoutes(app: App, { store, findDrawing }: ImageParts): void {
  app.get<{ Params: { kind: string; name: string; file: string } }>('/images/:kind/:name/:file', {
    schema: { hide: true },
    handler: async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      if (reply.raw.destroyed) gone.abort();
      const { kind, name, file } = request.params;
      const drawing = await findDrawing(`${kind}/${name}`);
      const pixels = SIZES.get(file);
      if (!drawing || pixels === undefined) throw new ApiError('not_found');
      try {
        const bytes = await store.get(drawing, pixels, gone.signal);
        return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(Buffer.from(bytes));
      } catch (error) {
        // The client has disconnected: no answer can be sent.
        if (gone.signal.aborted) return reply.hijack();
        if (!(error instanceof PicturesBusyError)) throw error;
        request.log.info('too many requests wait for pictures');
        return reply.code(503).headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }).send(errorBody(new ApiError('pictures_busy'), requestLocale(request)));
      }
    },
  });
}
