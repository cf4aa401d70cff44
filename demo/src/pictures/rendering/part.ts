import type { Surface } from '../pictureSpec.ts';
import type { Bounds, Vec3 } from './vector.ts';

export type Axis = 'x' | 'y' | 'z';

/** Functions of parts that shoppers count. */
export type PartRole = 'seat' | 'drawer' | 'door' | 'shelf' | 'fringe' | 'handle';

/** The appearance of a piece. */
export interface Appearance {
  readonly surface: Surface;
  /** The colour at a point, if it varies: stripes, a dipped base. */
  readonly paint?: (point: Vec3) => string | undefined;
  /** Emitted light at a point, from 0 to 1: a shade that is lit from inside, a bulb. */
  readonly glow?: (point: Vec3) => number;
  /** The direction of the grain of wood and the threads of cloth; by default the longest side. */
  readonly grain?: Axis;
  /** Visible from both sides: an open bowl, a leaf. */
  readonly isThin?: boolean;
  /** A reflective surface: the glass of a mirror. */
  readonly isMirror?: boolean;
  /** Without weave or grain: a painted edge, a thread. */
  readonly isPlain?: boolean;
  /** A cord that leaves the picture. */
  readonly isBeyondPicture?: boolean;
  /** The part's function, if it is one of a number that the product states. */
  readonly role?: PartRole;
  /** Not sold with the product: books on a shelf, a rod for curtains. */
  readonly isProp?: boolean;
  /** Lamps and threads cast no shadow. */
  readonly castsNoShadow?: boolean;
}

/** Triangles in millimetres: nine numbers each, three corners counter-clockwise from outside, and the same for their normals. */
export interface Triangles {
  readonly corners: Float32Array;
  readonly normals: Float32Array;
}

/** One solid piece of a model: a leg, a cushion, a shade. */
export interface Part extends Appearance {
  readonly bounds: Bounds;
  readonly triangles: Triangles;
  readonly grain: Axis;
}

function longestAxis({ min, max }: Bounds): Axis {
  const sizes = [['x', max[0] - min[0]], ['y', max[1] - min[1]], ['z', max[2] - min[2]]] as const;
  return sizes.reduce((best, entry) => (entry[1] > best[1] ? entry : best), sizes[0])[0];
}

/** The outer dimensions of triangles. */
function boundsOfCorners(corners: Float32Array): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < corners.length; at += 3) {
    for (const axis of [0, 1, 2] as const) {
      const value = corners[at + axis] ?? 0;
      if (value < min[axis]) min[axis] = value;
      if (value > max[axis]) max[axis] = value;
    }
  }
  return { min, max };
}

/** A piece with a shape and an appearance. */
export function partOf(triangles: Triangles, appearance: Appearance): Part {
  const bounds = boundsOfCorners(triangles.corners);
  return { ...appearance, triangles, bounds, grain: appearance.grain ?? longestAxis(bounds) };
}
