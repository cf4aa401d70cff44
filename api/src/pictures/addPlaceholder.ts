import type { Image } from '@feszek/contract';
import type { ImageParts } from './imageRoutes.ts';

/** Adds the placeholder of a picture to it, where the placeholder has been made. */
export type AddPlaceholder = (image: Image) => Promise<Image>;

export function createAddPlaceholder({ store, findDrawing }: ImageParts): AddPlaceholder {
  return async (image) => {
    const drawing = await findDrawing(image.path.replace(/^\/images\//, ''));
    const bytes = drawing && (await store.placeholder(drawing.key));
    return bytes ? { ...image, placeholder: Buffer.from(bytes).toString('base64') } : image;
  };
}
