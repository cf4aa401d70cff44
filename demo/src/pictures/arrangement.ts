import type { PictureSpec } from './pictureSpec.ts';
import type { Vec3 } from './rendering/vector.ts';
import type { Furnishing, Room } from './room.ts';

/** A product among its companions. */
export interface Arrangement {
  readonly things: readonly Furnishing[];
  /** The things that must be completely visible; the product comes first. */
  readonly seen: readonly Furnishing[];
  readonly wallZ: number;
  readonly yaw?: number;
  readonly pitch?: number;
  readonly fill?: number;
  /** What distinguishes a room: its floor, its walls, and what is not for sale. */
  readonly room?: Partial<Pick<Room, 'wall' | 'floor' | 'flooring' | 'wallTiles' | 'fixtures' | 'hasSkirting' | 'lighting'>>;
}

/** Companions differ from product to product, and are deterministic for one product. */
export type Choose = <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;

/** Arranges the room of a product. */
export type Arrange = (spec: PictureSpec, pick: Choose) => Arrangement;

export function place(spec: PictureSpec, at: Vec3, turn = 0): Furnishing {
  return { spec, at, turn };
}

/** A placeholder of another size at a position, which only the camera takes into account. */
export function bounds(spec: PictureSpec, width: number, depth: number, height: number, at: Vec3): Furnishing {
  return place({ ...spec, kind: 'box', design: 1, size: { width, depth, height } }, at);
}
