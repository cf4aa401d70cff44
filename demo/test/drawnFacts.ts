import type { Model } from '../src/pictures/rendering/model.ts';
import type { Part, PartRole } from '../src/pictures/rendering/part.ts';
import { boundsOf, type Vec3 } from '../src/pictures/rendering/vector.ts';

/** Below this share of its height, a model stands on the floor. */
const FOOT_SHARE = 0.02;
/** Points of one foot are nearer to each other than this share of the model's width. */
const FOOT_GAP = 0.1;
/** The smallest share of its bounding rectangle that a rectangular outline fills; a round one fills 0.785. */
const RECTANGULAR = 0.9;

function pointsOf({ triangles: { corners } }: Part): Vec3[] {
  return Array.from({ length: corners.length / 3 }, (_, index): Vec3 => [corners[index * 3] ?? 0, corners[index * 3 + 1] ?? 0, corners[index * 3 + 2] ?? 0]);
}

/** The parts that are sold: without books on a shelf or bedding on a bed. */
export function soldParts({ parts }: Pick<Model, 'parts'>): readonly Part[] {
  return parts.filter(({ isProp, isBeyondPicture }) => isProp !== true && isBeyondPicture !== true);
}

/** Outer dimensions of parts, in millimetres. */
export function drawnSize(parts: readonly Part[]): { readonly width: number; readonly depth: number; readonly height: number } {
  const { min, max } = boundsOf(parts.flatMap(({ bounds }) => [bounds.min, bounds.max]));
  return { width: max[0] - min[0], depth: max[2] - min[2], height: max[1] - min[1] };
}

/** The diameter of the circle around the axis of a model that encloses its parts, in millimetres. */
export function enclosingDiameter(parts: readonly Part[]): number {
  return 2 * parts.flatMap(pointsOf).reduce((furthest, [x, , z]) => Math.max(furthest, Math.hypot(x, z)), 0);
}

export function countRole(parts: readonly Part[], role: PartRole): number {
  return parts.filter((part) => part.role === role).length;
}

function crossOf(o: Vec3, a: Vec3, b: Vec3): number {
  return (a[0] - o[0]) * (b[2] - o[2]) - (a[2] - o[2]) * (b[0] - o[0]);
}

/** One side of the outline of points on the floor plan, by Andrew's algorithm. */
function halfHull(points: readonly Vec3[]): readonly Vec3[] {
  const hull: Vec3[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last || crossOf(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

function planArea(points: readonly Vec3[]): number {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[2] - b[2]);
  const hull = [...halfHull(sorted), ...halfHull(sorted.toReversed())];
  return Math.abs(hull.reduce((sum, [x, , z], index) => {
    const [nextX, , nextZ] = hull[(index + 1) % hull.length] ?? [0, 0, 0];
    return sum + x * nextZ - nextX * z;
  }, 0)) / 2;
}

/** Whether the highest part is round, seen from above. */
export function isTopRound(parts: readonly Part[]): boolean {
  const top = parts.reduce<Part | undefined>((highest, part) => (!highest || part.bounds.max[1] > highest.bounds.max[1] ? part : highest), undefined);
  if (!top) return false;
  const [width, depth] = [top.bounds.max[0] - top.bounds.min[0], top.bounds.max[2] - top.bounds.min[2]];
  return planArea(pointsOf(top)) / (width * depth) < RECTANGULAR;
}

/** The number of places where a model touches the floor. */
export function countFeet(parts: readonly Part[]): number {
  const { width, height } = drawnSize(parts);
  const feet: Vec3[][] = [];
  const low = parts.filter(({ bounds }) => bounds.min[1] < height * FOOT_SHARE).flatMap(pointsOf).filter(([, y]) => y < height * FOOT_SHARE);
  // Points of one square centimetre are one.
  const places = new Map(low.map(([x, y, z]) => [`${Math.round(x / 10)} ${Math.round(z / 10)}`, [x, y, z] as const]));
  for (const point of places.values()) {
    const near = feet.filter((foot) => foot.some(([x, , z]) => Math.hypot(x - point[0], z - point[2]) < width * FOOT_GAP));
    const joined = [point, ...near.flat()];
    for (const foot of near) feet.splice(feet.indexOf(foot), 1);
    feet.push(joined);
  }
  return feet.length;
}
