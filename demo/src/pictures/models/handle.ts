import { type Profile, smoothProfile } from '../rendering/lathe.ts';
import type { Part } from '../rendering/part.ts';
import { smoothCurve, tube } from '../rendering/sweep.ts';
import type { Surface } from '../pictureSpec.ts';

/** The radius of a turned piece at a height, both in millimetres. */
export function radiusAt(outside: Profile, height: number): number {
  const points = smoothProfile(outside);
  const above = points.findIndex(([, y]) => y >= height);
  const [radius, y] = points[above] ?? points.at(-1) ?? [0, 0];
  const [lowerRadius, lowerY] = points[above - 1] ?? [radius, y];
  return y === lowerY ? radius : lowerRadius + ((radius - lowerRadius) * (height - lowerY)) / (y - lowerY);
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
}

/** The handle of a cup or jug: both ends run into the wall of the piece. */
export function handle({ outside, low, high, reach, thickness }: HandleShape, surface: Surface): Part {
  const [upper, lower] = [radiusAt(outside, high) - thickness * 0.4, radiusAt(outside, low) - thickness * 0.4];
  const out = reach - thickness;
  const middle = low + (high - low) * 0.6;
  return tube(
    smoothCurve([[upper, high, 0], [upper + (out - upper) * 0.62, high + (high - low) * 0.05, 0], [out, high - (high - low) * 0.16, 0], [out * 0.98, middle, 0], [lower + (out - lower) * 0.5, low + (high - low) * 0.14, 0], [lower, low, 0]]),
    thickness, surface, { role: 'handle' },
  );
}
