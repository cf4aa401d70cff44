import type { Image } from '@feszek/contract';
import type { Texts } from '../platform/database/columns.ts';

export interface StoredImage extends Omit<Image, 'alt'> {
  readonly alt: Texts;
}

export interface StoredImages {
  readonly cutout: StoredImage;
  readonly room: StoredImage | null;
  readonly all: readonly StoredImage[];
}
