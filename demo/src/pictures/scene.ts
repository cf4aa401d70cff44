import type { PictureSpec, PictureVariant } from './pictureSpec.ts';

/** The input of a picture. */
export type Scene =
  /** A product on a plain background, in a room, or in a close-up. */
  | { readonly name: PictureVariant; readonly spec: PictureSpec }
  /** The front page's living room. */
  | { readonly name: 'hero' }
  /** Products of a brand, side by side. */
  | { readonly name: 'brand'; readonly brand: string; readonly specs: readonly PictureSpec[] };
