import type { Projected } from './camera.ts';
import type { Vec3 } from './vector.ts';

/** The bounding rectangle of points in the picture, in pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The bounding rectangle of projected points. */
export function frameAround(points: Iterable<Projected>): Frame {
  const frame = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    frame.left = Math.min(frame.left, x);
    frame.right = Math.max(frame.right, x);
    frame.top = Math.min(frame.top, y);
    frame.bottom = Math.max(frame.bottom, y);
  }
  return frame;
}

/** The bounding rectangle of points of the world in the picture. */
export function frameOf(points: readonly Vec3[], project: (point: Vec3) => Projected): Frame {
  return frameAround(points.map(project));
}

/** The distance of the furthest point from the origin. */
export function reachOf(points: readonly Vec3[]): number {
  return points.reduce((furthest, point) => Math.max(furthest, Math.hypot(...point)), 0);
}
