import { IMAGE_DENSITIES, IMAGE_WIDTHS, imageUrl } from '@feszek/contract';
import type { App } from '../platform/http/app.ts';
import { ApiError, errorBody } from '../platform/http/errors.ts';
import { requestLocale } from '../platform/http/requestView.ts';
import type { FindDrawing, FindSpec } from './importedPictures.ts';
import { parsePictureName, pixelsOf } from './addresses.ts';
import { PicturesBusyError as MediaBusyError } from './MediaStore.ts';
import type { MediaStore } from './MediaStore.ts';
import { PicturesBusyError } from './PictureStore.ts';
import type { PictureStore } from './PictureStore.ts';

/** Every file name that a drawn picture has, with its width in pixels: the listed widths and densities, and no others. */
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

async function readPicture(parts: Partial<ImageParts> & { readonly media?: MediaStore | undefined }, kind: string, name: string, file: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const version = parsePictureName(name);
  if (version) {
    const pixels = pixelsOf(file);
    return pixels === undefined ? undefined : parts.media?.get(version, pixels, signal);
  }
  const drawing = await parts.findDrawing?.(`${kind}/${name}`);
  const size = SIZES.get(file);
  return drawing && size !== undefined ? parts.store?.get(drawing, size, signal) : undefined;
}

/**
 * `GET /images/{kind}/{name}/{size}.webp`: immutable, since the name holds a hash of the picture. A file that does not
 * exist yet is made while the client waits; where too many wait, it is answered with 503 and `Retry-After`.
 */
export function imageRoutes(app: App, parts: Partial<ImageParts> & { readonly media?: MediaStore | undefined }): void {
  app.get<{ Params: { kind: string; name: string; file: string } }>('/images/:kind/:name/:file', {
    schema: { hide: true },
    handler: async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      if (reply.raw.destroyed) gone.abort();
      const { kind, name, file } = request.params;
      try {
        const bytes = await readPicture(parts, kind, name, file, gone.signal);
        if (!bytes) throw new ApiError('not_found');
        return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(Buffer.from(bytes));
      } catch (error) {
        // The client has disconnected: no answer can be sent.
        if (gone.signal.aborted) return reply.hijack();
        if (!(error instanceof PicturesBusyError) && !(error instanceof MediaBusyError)) throw error;
        request.log.info('too many requests wait for pictures');
        return reply.code(503).headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }).send(errorBody(new ApiError('pictures_busy'), requestLocale(request)));
      }
    },
  });
}
