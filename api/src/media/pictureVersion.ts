import type { Focus } from './pictureFiles.ts';

/** The number of digits of a picture's hash in its address. */
export const ADDRESS_DIGITS = 16;

/** A picture in its original shape, or in the frame of a card around its focal point. */
export interface PictureVersion {
  /** The first digits of its hash. */
  readonly address: string;
  readonly frame: Focus | null;
}

/** The hash of a picture that is shown in this version. */
export type FindHash = (version: PictureVersion) => Promise<string | undefined>;
