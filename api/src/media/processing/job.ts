import type { Focus, PictureFile } from '../pictureFiles.ts';

/** The properties of an uploaded picture. */
export interface PictureFacts {
  /** In pixels, after its orientation is applied. */
  readonly width: number;
  readonly height: number;
  /** Ten pixels wide in the frame of a card, as WebP in base64. */
  readonly placeholder: string;
}

/** Why a picture is refused: codes of the contract's catalogue of errors. */
export type PictureRefusal = 'picture_animated' | 'picture_too_large' | 'picture_unreadable';

/** A job of the picture process for one picture. */
export interface PictureJob {
  /** The uploaded file. */
  readonly bytes: Uint8Array;
  readonly needsFacts: boolean;
  /** Files to produce. `frame` is the focal point for a file in the frame of a card. */
  readonly files: readonly PictureFile[];
  readonly frame: Focus | null;
}

/** A job of the picture process that draws a share picture. */
export interface ShareJob {
  readonly share: {
    readonly title: string;
    readonly line: string;
    /** The uploaded file of the page's picture; `null` for a page without one. */
    readonly bytes: Uint8Array | null;
    readonly isWhole: boolean;
    readonly focus: Focus;
  };
}

export interface PictureResult {
  readonly facts: PictureFacts | null;
  /** By width in pixels, in the types that were asked for; a share picture is JPEG. */
  readonly files: ReadonlyMap<number, Uint8Array>;
}

export type PictureRequest = (PictureJob | ShareJob) & { readonly id: number };
export type PictureReply =
  | { readonly id: number; readonly result: PictureResult }
  | { readonly id: number; readonly refusal: PictureRefusal }
  | { readonly id: number; readonly error: string };
