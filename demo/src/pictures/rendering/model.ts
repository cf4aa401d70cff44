import type { PictureSpec } from '../pictureSpec.ts';
import type { Part } from './part.ts';
import type { Vec3 } from './vector.ts';

/** A thing to be drawn, standing on the floor at the origin and facing the viewer. */
export interface Model {
  readonly parts: readonly Part[];
  readonly mount: 'floor' | 'wall' | 'ceiling';
  /** The target of the detail picture, and its share of the cut-out's width. */
  readonly focus: { readonly at: Vec3; readonly share: number };
}

/** Builds one design of a kind for a product. */
export type Design = (spec: PictureSpec) => Model;
