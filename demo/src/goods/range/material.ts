import type { PictureMaterial } from '../../pictures/pictureSpec.ts';
import type { ColorKey } from '../colors.ts';

export type Texts = readonly [hu: string, en: string];

/** The material of a product's visible body: upholstery, table top, glaze, weave. */
export interface Finish {
  readonly body: PictureMaterial;
  /** As in a list of materials, in lower case: `lenkeverék`, `linen blend`. */
  readonly name: Texts;
  /** Every available colour. */
  readonly colors: readonly [ColorKey, ...ColorKey[]];
  /** A sentence that is true of every product of this material. */
  readonly note: Texts;
  /** Price factor relative to the plainest finish of its range. */
  readonly price: number;
}

/** The supporting part of a product: legs, a frame, a base. */
export interface Carrier {
  readonly surface: readonly [PictureMaterial, ColorKey];
  /** As in a list of materials, in lower case: `tölgy`, `oak`. */
  readonly name: Texts;
  /** As in the line under a title, in lower case: `tölgylábak`, `oak legs`. */
  readonly part: Texts;
}
