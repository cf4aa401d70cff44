import type { Surface } from '../pictureSpec.ts';
import type { View } from './camera.ts';
import { tone } from './color.ts';
import { seededRandom } from './random.ts';
import { number } from './svg.ts';
import type { Vec3 } from './vector.ts';

/** A flat piece of a surface: `point(u, v)` with `u` along the grain and `v` across it, both from 0 to 1. */
export interface Plane {
  readonly point: (u: number, v: number) => Vec3;
  /** Across the grain, in millimetres. */
  readonly widthMm: number;
  readonly seed: string;
  /** Which part of the grain at `v` lies on the plane; the whole for a rectangle. */
  readonly span?: (v: number) => readonly [from: number, to: number];
}

const STEPS = 14;

function polyline(plane: Plane, view: View, at: (u: number) => number, span: readonly [number, number]): string {
  const points = Array.from({ length: STEPS + 1 }, (_point, step) => {
    const u = span[0] + ((span[1] - span[0]) * step) / STEPS;
    const { x, y } = view.project(plane.point(u, Math.max(0, Math.min(1, at(u)))));
    return `${number(x)} ${number(y)}`;
  });
  return `M${points.join('L')}`;
}

/** Lines of growth: nearly parallel, parted around one or two hearts, as in a board sawn from a trunk. */
export function woodGrain(surface: Surface, plane: Plane, view: View): string {
  const random = seededRandom(plane.seed);
  const pixels = plane.widthMm * view.pixelsPerMm;
  const count = Math.max(2, Math.min(46, Math.round(pixels / 6.5)));
  const heart = { u: 0.2 + random() * 0.6, v: 0.25 + random() * 0.5, length: 0.16 + random() * 0.16, push: 0.05 + random() * 0.05 };
  const phase = random() * 6;
  const unit = Math.max(0.7, Math.min(2.2, view.pixelsPerMm * 1.8));
  return Array.from({ length: count }, (_line, index) => {
    const v = (index + 0.2 + random() * 0.6) / count;
    const side = v < heart.v ? -1 : 1;
    const near = Math.exp(-Math.abs(v - heart.v) * 5);
    const at = (u: number): number =>
      v + side * heart.push * near * Math.exp(-(((u - heart.u) / heart.length) ** 2)) + 0.006 * Math.sin(u * 7 + phase + v * 5) + 0.003 * Math.sin(u * 19 + phase * 2);
    const color = tone(surface.hex, random() < 0.22 ? 1.16 : 0.66);
    return `<path d="${polyline(plane, view, at, plane.span?.(v) ?? [0, 1])}" fill="none" stroke="${color}" stroke-width="${number((0.5 + random() * 1.1) * unit)}" stroke-opacity="${number(0.12 + random() * 0.28)}"/>`;
  }).join('');
}

/** Wandering veins of marble or the layers of travertine. */
export function stoneVeins(surface: Surface, plane: Plane, view: View): string {
  const random = seededRandom(plane.seed);
  return Array.from({ length: 9 }, () => {
    const v = random();
    const slope = (random() - 0.5) * 0.5;
    const phase = random() * 6;
    const at = (u: number): number => v + slope * (u - 0.5) + 0.04 * Math.sin(u * 5 + phase) + 0.015 * Math.sin(u * 17 + phase);
    return `<path d="${polyline(plane, view, at, plane.span?.(v) ?? [0, 1])}" fill="none" stroke="${tone(surface.hex, 0.72)}" stroke-width="${number(0.8 + random() * 3)}" stroke-opacity="${number(0.1 + random() * 0.3)}"/>`;
  }).join('');
}
