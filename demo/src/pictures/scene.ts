import type { EditorialSubject } from './editorial.ts';
import type { PictureSpec, PictureVariant } from './pictureSpec.ts';

/** Everything that a picture is drawn from. */
export type Scene =
  /** A product alone on quiet ground, in a room, or close up. */
  | { readonly name: PictureVariant; readonly spec: PictureSpec }
  /** The front page's living room. */
  | { readonly name: 'hero' }
  /** What a brand makes, side by side. */
  | { readonly name: 'brand'; readonly brand: string; readonly specs: readonly PictureSpec[] }
  /** A room that an article is about. */
  | { readonly name: 'editorial'; readonly subject: EditorialSubject };
