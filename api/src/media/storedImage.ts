import type { Image } from '@feszek/contract';
import type { Texts } from '../platform/database/columns.ts';

/** A picture as pages receive it, with its alternative text in every language. */
export interface StoredImage extends Omit<Image, 'alt'> {
  readonly alt: Texts;
}
