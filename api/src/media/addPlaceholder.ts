import type { Image } from '@feszek/contract';
import type { ImageParts } from './imageRoutes.ts';

/** Adds the placeholder of a picture to it, where the placeholder has been made. */
export type AddPlaceholder = (image: Image) => Promise<Image>;

/** Pictures whose drawing or placeholder is kept in memory: a few hundred bytes each. */
const MOST_KEPT = 10_000;

/** A map that starts anew once it is full. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  if (map.size >= MOST_KEPT) map.clear();
  map.set(key, value);
  return value;
}

export function createAddPlaceholder({ store, findDrawing }: ImageParts): AddPlaceholder {
  // Working out what is drawn takes longer than all else of a product's page, and a placeholder never changes.
  const drawingKeys = new Map<string, string>();
  const placeholders = new Map<string, string>();

  async function drawingKeyOf(path: string): Promise<string | undefined> {
    const known = drawingKeys.get(path);
    if (known !== undefined) return known;
    const drawing = await findDrawing(path.replace(/^\/images\//, ''));
    return drawing && keep(drawingKeys, path, drawing.key);
  }

  async function placeholderOf(path: string): Promise<string | undefined> {
    const known = placeholders.get(path);
    if (known !== undefined) return known;
    const key = await drawingKeyOf(path);
    const bytes = key === undefined ? undefined : await store.placeholder(key);
    return bytes && keep(placeholders, path, Buffer.from(bytes).toString('base64'));
  }

  return async (image) => {
    const placeholder = await placeholderOf(image.path);
    return placeholder === undefined ? image : { ...image, placeholder };
  };
}
