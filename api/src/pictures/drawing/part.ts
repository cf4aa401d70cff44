import type { View } from './camera.ts';
import type { Definitions } from './svg.ts';
import type { Bounds, Vec3 } from './vector.ts';

/** One solid piece of a model: a leg, a cushion, a shade. */
export interface Part {
  readonly bounds: Bounds;
  /** SVG of the piece as it is seen. */
  readonly draw: (view: View, defs: Definitions) => string;
  /** Corner points for fitting and shadows where the bounds would be too wide. */
  readonly outline?: readonly Vec3[];
  /** A cord that runs out of the picture. */
  readonly isBeyondPicture?: boolean;
  /** Lamps and clear glass throw no shadow. */
  readonly castsNoShadow?: boolean;
}

const TOUCHING_MM = 2;

/** Whether `a` can be drawn before `b`: a plane between them has the eye on the side of `b`. */
function mayComeFirst(a: Bounds, b: Bounds, eye: Vec3): boolean {
  return ([0, 1, 2] as const).some(
    (axis) =>
      (a.max[axis] <= b.min[axis] + TOUCHING_MM && eye[axis] >= b.min[axis]) ||
      (a.min[axis] >= b.max[axis] - TOUCHING_MM && eye[axis] <= b.max[axis]),
  );
}

/**
 * Parts from back to front. Pieces that intersect keep the order in which the model lists them;
 * so a model lists what lies on something after it.
 */
export function backToFront(parts: readonly Part[], eye: Vec3): readonly Part[] {
  const waiting = parts.map((part, index) => ({ part, index }));
  const sorted: Part[] = [];
  const mustFollow = (a: { part: Part; index: number }, b: { part: Part; index: number }): boolean => {
    const bFirst = mayComeFirst(b.part.bounds, a.part.bounds, eye);
    const aFirst = mayComeFirst(a.part.bounds, b.part.bounds, eye);
    return bFirst === aFirst ? !aFirst && b.index < a.index : bFirst;
  };
  while (waiting.length > 0) {
    const free = waiting.findIndex((candidate) => waiting.every((other) => other === candidate || !mustFollow(candidate, other)));
    const [next] = waiting.splice(Math.max(0, free), 1);
    if (next !== undefined) sorted.push(next.part);
  }
  return sorted;
}
