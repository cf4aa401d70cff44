import type { PictureSpec } from '../pictureSpec.ts';
import type { Part } from './part.ts';
import type { Vec3 } from './vector.ts';

/** A thing to be drawn, standing on the floor around the origin and facing the viewer. */
export interface Model {
  readonly parts: readonly Part[];
  readonly mount: 'floor' | 'wall' | 'ceiling';
  /** What the detail picture looks at, and how close: its share of the cut-out's width. */
  readonly focus: { readonly at: Vec3; readonly share: number };
}

/** How one design of a kind is built for a product. */
export type Design = (spec: PictureSpec) => Model;
