import { IMAGE_DENSITIES, IMAGE_WIDTHS, imageUrl } from '@feszek/contract';
import type { App } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import type { FindDrawing, FindSpec } from './importedPictures.ts';
import type { PictureStore } from './PictureStore.ts';

/** Every file name that a picture has, with its width in pixels: the listed widths and densities, and no others. */
const SIZES: ReadonlyMap<string, number | 'placeholder'> = new Map<string, number | 'placeholder'>([
  ...IMAGE_WIDTHS.flatMap((width) => IMAGE_DENSITIES.map((density) => [imageUrl('', width, density).slice(1), width * density] as const)),
  ['placeholder.webp', 'placeholder'] as const,
]);

export interface ImageParts {
  readonly store: PictureStore;
  /** The drawing behind a key, or `undefined` for an unknown one. */
  readonly findDrawing: FindDrawing;
  /** What the picture of one of the shop's own products is drawn from. */
  readonly findSpec?: FindSpec;
}

/** `GET /images/{kind}/{name}/{size}.webp`: immutable, since the name holds a hash of what is drawn. */
export function imageRoutes(app: App, { store, findDrawing }: ImageParts): void {
  app.get<{ Params: { kind: string; name: string; file: string } }>('/images/:kind/:name/:file', {
    schema: { hide: true },
    handler: async (request, reply) => {
      const { kind, name, file } = request.params;
      const drawing = await findDrawing(`${kind}/${name}`);
      const pixels = SIZES.get(file);
      if (!drawing || pixels === undefined) throw new ApiError('not_found');
      const bytes = await store.get(drawing, pixels);
      return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(Buffer.from(bytes));
    },
  });
}
