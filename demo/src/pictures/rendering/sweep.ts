import type { Surface } from '../pictureSpec.ts';
import { gridTriangles } from './mesh.ts';
import { type Appearance, type Part, partOf } from './part.ts';
import { add, boundsOf, cross, mixPoints, normalize, scale, subtract, type Vec3 } from './vector.ts';

type Options = Omit<Appearance, 'surface'>;

const AROUND = 14;

/** The axis along which a line extends least: never parallel to the line, so that a tube along it is not twisted. */
function leastAxis(points: readonly Vec3[]): Vec3 {
  const { min, max } = boundsOf(points);
  const [x, y, z] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  if (z <= x && z <= y) return [0, 0, 1];
  return x <= y ? [1, 0, 0] : [0, 1, 0];
}

/** A circle of points around a centre, perpendicular to a direction. */
function circleAcross(center: Vec3, direction: Vec3, radius: number, reference: Vec3): readonly Vec3[] {
  const along = normalize(direction);
  const side = normalize(cross(along, reference));
  const other = cross(along, side);
  return Array.from({ length: AROUND }, (_point, index) => {
    const angle = (index / AROUND) * 2 * Math.PI;
    return add(center, add(scale(side, Math.cos(angle) * radius), scale(other, Math.sin(angle) * radius)));
  });
}

/** A tube along points; `radius` may change from the first point (0) to the last one (1). */
export function tube(points: readonly Vec3[], radius: number | ((share: number) => number), surface: Surface, options: Options = {}): Part {
  const last = points.length - 1;
  const radiusAt = typeof radius === 'number' ? () => radius : radius;
  const reference = leastAxis(points);
  const rows = points.map((point, index) => {
    const before = points[Math.max(0, index - 1)] ?? point;
    const after = points[Math.min(last, index + 1)] ?? point;
    return circleAcross(point, subtract(after, before), Math.max(0.5, radiusAt(index / last)), reference);
  });
  const [start, end] = [points[0], points[last]];
  const capped = start === undefined || end === undefined ? rows : [Array.from({ length: AROUND }, () => start), ...rows, Array.from({ length: AROUND }, () => end)];
  return partOf(gridTriangles(capped, true), { ...options, surface });
}

/** A straight, round, tapering leg or rod. */
export function rod(from: Vec3, to: Vec3, fromRadius: number, toRadius: number, surface: Surface, options: Options = {}): Part {
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) => mixPoints(from, to, share));
  return tube(points, (share) => fromRadius + (toRadius - fromRadius) * share, surface, options);
}

/** Points of a smooth curve through corner points, rounded within each of them. */
export function smoothCurve(points: readonly Vec3[], steps = 8): readonly Vec3[] {
  const at = (index: number): Vec3 => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0, 0];
  const curve: Vec3[] = [];
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) curve.push(catmullRom(a, b, c, d, step / steps));
  }
  curve.push(at(points.length - 1));
  return curve;
}

function catmullRom(a: Vec3, b: Vec3, c: Vec3, d: Vec3, t: number): Vec3 {
  const axis = (i: 0 | 1 | 2): number =>
    0.5 * (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
  return [axis(0), axis(1), axis(2)];
}

export interface Wall {
  /** Middle line on the floor plan, from one end to the other. */
  readonly plan: readonly (readonly [x: number, z: number])[];
  readonly thickness: number;
  /** Lower and upper edge at a share of the length of the plan. */
  readonly bottom: (share: number) => number;
  readonly top: (share: number) => number;
  /** Roundness of the upper edge and the ends, 0 to 1. */
  readonly roundness?: number;
  readonly place?: (point: Vec3) => Vec3;
}

/** An upright wall along a curve, rounded above and at its ends: a wrap-around back, a bent backrest. */
export function curvedWall(wall: Wall, surface: Surface, options: Options = {}): Part {
  const count = wall.plan.length - 1;
  const half = wall.thickness / 2;
  const lengths = lengthsAlong(wall.plan);
  const rows = wall.plan.map(([x, z], index) => {
    const share = (lengths[index] ?? 0) / (lengths.at(-1) || 1);
    const [beforeX, beforeZ] = wall.plan[Math.max(0, index - 1)] ?? [x, z];
    const [afterX, afterZ] = wall.plan[Math.min(count, index + 1)] ?? [x, z];
    const size = Math.hypot(afterX - beforeX, afterZ - beforeZ) || 1;
    const outward: Vec3 = [(afterZ - beforeZ) / size, 0, -(afterX - beforeX) / size];
    const fromEnd = Math.min(index, count - index) / Math.max(1, count * 0.06);
    const ending = fromEnd >= 1 ? 1 : Math.sqrt(Math.max(0.02, 1 - (1 - fromEnd) ** 2));
    const section = sectionOf(half * ending, wall.bottom(share), wall.top(share) - (1 - ending) * half * 0.6, (wall.roundness ?? 1) * half);
    return section.map(([across, y]): Vec3 => {
      const point: Vec3 = [x + outward[0] * across, y, z + outward[2] * across];
      return wall.place?.(point) ?? point;
    });
  });
  const [start, end] = [rows[0] ?? [], rows.at(-1) ?? []];
  return partOf(gridTriangles([start.map(() => middleOf(start)), ...rows, end.map(() => middleOf(end))], true), { ...options, surface });
}

/** The distance of each point along a line, in millimetres. */
function lengthsAlong(plan: Wall['plan']): readonly number[] {
  let length = 0;
  return plan.map(([x, z], index) => {
    const [beforeX, beforeZ] = plan[index - 1] ?? [x, z];
    length += Math.hypot(x - beforeX, z - beforeZ);
    return length;
  });
}

function middleOf(points: readonly Vec3[]): Vec3 {
  return scale(points.reduce((sum, point) => add(sum, point), [0, 0, 0]), 1 / Math.max(1, points.length));
}

function sectionOf(half: number, bottom: number, top: number, round: number): readonly (readonly [across: number, y: number])[] {
  const rounding = Math.min(round, half, (top - bottom) / 2);
  const flat = half - rounding;
  const arc = (fromAngle: number, centerY: number): [number, number][] =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => {
      const angle = fromAngle + share * (Math.PI / 2);
      return [Math.sign(Math.cos(angle + 1e-6)) * flat + Math.cos(angle) * rounding, centerY + Math.sin(angle) * rounding];
    });
  const side = (x: number, from: number, to: number): [number, number][] => [0.25, 0.5, 0.75].map((share) => [x, from + (to - from) * share]);
  const [low, high] = [bottom + rounding, top - rounding];
  return [...side(half, low, high), ...arc(0, high), ...arc(Math.PI / 2, high), ...side(-half, high, low), ...arc(Math.PI, low), ...arc(Math.PI * 1.5, low)];
}
