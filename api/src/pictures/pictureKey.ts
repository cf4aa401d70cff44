import { createHash } from 'node:crypto';
import type { PictureSpec, PictureVariant } from './pictureSpec.ts';

/** Raised when the drawing code changes what it draws: every picture then has a new, again immutable address. */
const DRAWING_VERSION = 2;

function hashOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify([DRAWING_VERSION, ...parts])).digest('hex').slice(0, 8);
}

/** Names one picture of a product by what it is drawn from, e.g. `products/17-cutout-ab12cd34`. */
export function productPictureKey(id: number, variant: PictureVariant, spec: PictureSpec): string {
  return `products/${id}-${variant}-${hashOf(variant, spec)}`;
}

/** Names the front page's picture. */
export function heroPictureKey(spec: PictureSpec): string {
  return `hero/living-room-${hashOf('hero', spec)}`;
}

/** Names the picture of a category, which is drawn from one of its products. */
export function categoryPictureKey(id: number, key: string, spec: PictureSpec): string {
  return `categories/${id}-${key}-${hashOf('category', spec)}`;
}
