import { type Profile, smoothProfile } from '../rendering/lathe.ts';
import type { Part } from '../rendering/part.ts';
import { tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { Surface } from '../pictureSpec.ts';

type Point = readonly [x: number, y: number];

/** Points along each half of a handle. */
const STEPS = 14;
/** Where the handle is furthest from the piece, as a share of the height between its ends. */
const OUTERMOST = 0.6;
/** Length of the tangents of the curve, as a share of what it crosses: rounder than a quarter of a circle (0.55). */
const TANGENT = 0.62;
/** By how much the handle rises from its upper end, as a share of the height between its ends. */
const RISE = 0.1;
/** Additional thickness where the handle is joined to the wall, and the share of its length over which it fades. */
const JOINT = 0.42;
const JOINT_LENGTH = 0.07;

/** The radius of a turned piece at a height, both in millimetres. */
export function radiusAt(outside: Profile, height: number): number {
  const points = smoothProfile(outside);
  const above = points.findIndex(([, y]) => y >= height);
  const [radius, y] = points[above] ?? points.at(-1) ?? [0, 0];
  const [lowerRadius, lowerY] = points[above - 1] ?? [radius, y];
  return y === lowerY ? radius : lowerRadius + ((radius - lowerRadius) * (height - lowerY)) / (y - lowerY);
}

/** Points of a cubic Bézier curve, without its last one. */
function bezier([a, b, c, d]: readonly [Point, Point, Point, Point]): readonly Point[] {
  return Array.from({ length: STEPS }, (_, step): Point => {
    const t = step / STEPS;
    const axis = (i: 0 | 1): number => a[i] * (1 - t) ** 3 + 3 * b[i] * t * (1 - t) ** 2 + 3 * c[i] * t ** 2 * (1 - t) + d[i] * t ** 3;
    return [axis(0), axis(1)];
  });
}

export interface HandleShape {
  /** The outline of the turned piece. */
  readonly outside: Profile;
  /** Heights of its lower and upper end, in millimetres. */
  readonly low: number;
  readonly high: number;
  /** From the axis of the piece to the outermost point of the handle, in millimetres. */
  readonly reach: number;
  readonly thickness: number;
  /** The side of the piece; on the right by default. */
  readonly side?: 1 | -1;
}

/** The end of a handle within the wall at a height, and the direction in which it leaves the wall: square to it. */
function endAt({ outside, thickness }: HandleShape, height: number): { readonly end: Point; readonly out: Point } {
  const slope = (radiusAt(outside, height + thickness) - radiusAt(outside, height - thickness)) / (2 * thickness);
  const size = Math.hypot(1, slope);
  const out: Point = [1 / size, -slope / size];
  const depth = thickness * 0.5;
  return { end: [radiusAt(outside, height) - out[0] * depth, height - out[1] * depth], out };
}

/** The middle line of a handle, from its upper end to its lower one. */
export function handleLine(shape: HandleShape): readonly Vec3[] {
  const { low, high, reach, thickness, side = 1 } = shape;
  const [upper, lower] = [endAt(shape, high), endAt(shape, low)];
  const outer: Point = [reach - thickness, low + (high - low) * OUTERMOST];
  const leaving = ({ end, out }: typeof upper, rise: number): Point => {
    const length = (outer[0] - end[0]) * TANGENT;
    return [end[0] + out[0] * length, end[1] + out[1] * length + (high - low) * rise];
  };
  const line: readonly Point[] = [
    ...bezier([upper.end, leaving(upper, RISE), [outer[0], outer[1] + (high - outer[1]) * TANGENT], outer]),
    ...bezier([outer, [outer[0], outer[1] - (outer[1] - low) * TANGENT], leaving(lower, 0), lower.end]),
    lower.end,
  ];
  return line.map(([x, y]): Vec3 => [x * side, y, 0]);
}

/** The handle of a cup or jug: one smooth curve, both ends of which thicken and run into the wall of the piece. */
export function handle(shape: HandleShape, surface: Surface): Part {
  const thicken = (share: number): number => 1 + JOINT * (Math.exp(-share / JOINT_LENGTH) + Math.exp((share - 1) / JOINT_LENGTH));
  return tube(handleLine(shape), (share) => shape.thickness * thicken(share), surface, { role: 'handle' });
}
