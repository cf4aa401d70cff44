import type { Surface } from '../pictureSpec.ts';
import { gridTriangles } from './mesh.ts';
import { type Appearance, type Part, partOf } from './part.ts';
import type { Vec3 } from './vector.ts';

export type Profile = readonly (readonly [radius: number, y: number])[];

export interface LatheOptions extends Omit<Appearance, 'surface'> {
  readonly at?: Vec3;
  readonly place?: (point: Vec3) => Vec3;
  /** Waves around the rim, as share of the radius, and their number: fluting, a hand-made edge. */
  readonly flutes?: { readonly count: number; readonly depth: number };
  readonly segments?: number;
}

/** A piece turned on a lathe or a potter's wheel; the profile runs from the bottom upwards, and for an open piece down again inside. */
export function lathe(profile: Profile, surface: Surface, options: LatheOptions = {}): Part {
  const at = options.at ?? [0, 0, 0];
  const segments = options.segments ?? (options.flutes === undefined ? 56 : options.flutes.count * 4);
  const rows = profile.map(([radius, y]) =>
    Array.from({ length: segments }, (_point, index): Vec3 => {
      const angle = -(index / segments) * 2 * Math.PI;
      const wave = options.flutes === undefined ? 1 : 1 - options.flutes.depth * (0.5 + 0.5 * Math.cos(angle * options.flutes.count));
      const point: Vec3 = [at[0] + Math.cos(angle) * radius * wave, at[1] + y, at[2] + Math.sin(angle) * radius * wave];
      return options.place?.(point) ?? point;
    }),
  );
  return partOf(gridTriangles(rows, true), { ...options, surface });
}

/** A smooth profile through the given points. */
export function smoothProfile(points: Profile, steps = 6): Profile {
  const at = (index: number): readonly [number, number] => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const smooth: [number, number][] = [];
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const axis = (i: 0 | 1): number =>
        0.5 * (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
      smooth.push([Math.max(0, axis(0)), axis(1)]);
    }
  }
  smooth.push([at(points.length - 1)[0], at(points.length - 1)[1]]);
  return smooth;
}

/** A disc with a rounded edge: a top, a seat, a base. */
export function disc(at: Vec3, radius: number, thickness: number, surface: Surface, options: Omit<LatheOptions, 'at'> = {}): Part {
  const edge = Math.min(thickness / 2, radius / 4);
  const profile: [number, number][] = [[0, 0]];
  for (let step = 0; step <= 6; step += 1) {
    const angle = ((step / 6) * 2 - 1) * (Math.PI / 2);
    profile.push([radius - edge + Math.cos(angle) * edge, thickness / 2 + Math.sin(angle) * (thickness / 2)]);
  }
  profile.push([0, thickness]);
  return lathe(profile, surface, { ...options, at, segments: options.segments ?? 64 });
}
