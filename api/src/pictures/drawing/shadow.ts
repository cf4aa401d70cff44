import type { View } from './camera.ts';
import type { Part } from './part.ts';
import { blurFilter, convexHull, type Definitions, number, polygonPath } from './svg.ts';
import { cornersOf, type Vec3 } from './vector.ts';

const SHADOW = '#2E2218';
const TOUCHES_FLOOR_MM = 12;
/** How far a shadow reaches for each millimetre of height: to the right and to the back. */
const REACH: Vec3 = [0.34, 0, -0.2];

/** Corners, or for a round piece its rings. */
function pointsOf(part: Part): readonly Vec3[] {
  return part.outline ?? cornersOf(part.bounds);
}

function standsOn(part: Part, lift: number): readonly Vec3[] {
  if (part.outline === undefined) return cornersOf({ min: part.bounds.min, max: [part.bounds.max[0], lift, part.bounds.max[2]] });
  return part.outline.filter(([, y]) => y < lift + TOUCHES_FLOOR_MM).map(([x, , z]): Vec3 => [x, lift, z]);
}

function footprint(part: Part, lift: number): readonly Vec3[] {
  return pointsOf(part).map(([x, y, z]): Vec3 => {
    const height = (y - lift) * 0.9;
    return [x + REACH[0] * height, lift, z + REACH[2] * height];
  });
}

function hullPath(points: readonly Vec3[], view: View): string {
  return polygonPath(convexHull(points.map(view.project)));
}

function layer(paths: readonly string[], blur: number, opacity: number, defs: Definitions): string {
  if (paths.length === 0) return '';
  return `<g filter="url(#${blurFilter(defs, blur)})" opacity="${number(opacity * 10) === '0' ? 0 : opacity}"><path d="${paths.join('')}" fill="${SHADOW}"/></g>`;
}

/**
 * The shadow of a model on the floor: one soft cast to the right, a wide one around it, and a close, dark one where it touches.
 *
 * @param lift height of what it stands on, in millimetres
 */
export function floorShadow(parts: readonly Part[], view: View, defs: Definitions, strength = 1, lift = 0): string {
  const solid = parts.filter((part) => part.castsNoShadow !== true);
  if (solid.length === 0) return '';
  const size = Math.max(...solid.map((part) => Math.max(part.bounds.max[0] - part.bounds.min[0], part.bounds.max[1]))) * view.pixelsPerMm;
  const unit = Math.max(0.35, Math.min(1.2, size / 900));
  const touching = solid.filter((part) => part.bounds.min[1] < lift + TOUCHES_FLOOR_MM);
  const ground = touching.map((part) => hullPath(standsOn(part, lift), view));
  const around = hullPath(solid.flatMap((part) => pointsOf(part).map(([x, , z]): Vec3 => [x, lift, z])), view);
  const cast = solid.map((part) => hullPath(footprint(part, lift), view));
  return [
    layer([around], 34 * unit, 0.2 * strength, defs),
    layer(cast, 16 * unit, 0.17 * strength, defs),
    layer(ground, 6 * unit, 0.42 * strength, defs),
  ].join('');
}

/** The shadow of a thing that hangs on or stands close to a wall behind it. */
export function wallShadow(parts: readonly Part[], view: View, defs: Definitions, wallZ: number): string {
  const paths = parts
    .filter((part) => part.castsNoShadow !== true)
    .map((part) =>
      hullPath(
        pointsOf(part).map(([x, y, z]): Vec3 => {
          const gap = Math.min(400, Math.max(0, z - wallZ));
          return [x + gap * 0.5, y - gap * 0.45, wallZ];
        }),
        view,
      ),
    );
  return layer(paths, 14, 0.2, defs);
}
