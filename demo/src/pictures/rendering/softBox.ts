import type { Surface } from '../pictureSpec.ts';
import { gridTriangles } from './mesh.ts';
import { type Appearance, type Part, partOf } from './part.ts';
import type { Vec3 } from './vector.ts';

export interface SoftBoxOptions extends Omit<Appearance, 'surface'> {
  readonly radius: number;
  /** Bulge of the middle of each pair of faces, in millimetres. */
  readonly bulge?: Vec3;
  readonly place?: (point: Vec3) => Vec3;
  /** Larger for large pieces. */
  readonly divisions?: number;
}

const CORNER_STEPS = 4;

interface RingPoint {
  readonly x: number;
  readonly z: number;
  readonly normal: readonly [x: number, z: number];
}

/** The outline of a rectangle with the directions of its rounded edge, counter-clockwise as seen from above. */
function ringAround(halfX: number, halfZ: number, divisions: number): readonly RingPoint[] {
  const corners = [[1, 1, 0], [-1, 1, 1], [-1, -1, 2], [1, -1, 3]] as const;
  const points: RingPoint[] = [];
  corners.forEach(([sx, sz, quarter], index) => {
    for (let step = 0; step <= CORNER_STEPS; step += 1) {
      const angle = ((quarter + step / CORNER_STEPS) * Math.PI) / 2;
      points.push({ x: sx * halfX, z: sz * halfZ, normal: [Math.cos(angle), Math.sin(angle)] });
    }
    const next = corners[(index + 1) % 4] ?? corners[0];
    const angle = ((quarter + 1) * Math.PI) / 2;
    for (let step = 1; step < divisions; step += 1) {
      const share = step / divisions;
      points.push({
        x: (sx + (next[0] - sx) * share) * halfX,
        z: (sz + (next[1] - sz) * share) * halfZ,
        normal: [Math.cos(angle), Math.sin(angle)],
      });
    }
  });
  return points;
}

function bulged(point: Vec3, center: Vec3, half: Vec3, bulge: Vec3): Vec3 {
  const [a, b, c] = [0, 1, 2].map((axis) => ((point[axis] ?? 0) - (center[axis] ?? 0)) / Math.max(1, half[axis] ?? 1)) as [number, number, number];
  const [fx, fy, fz] = [1 - a * a, 1 - b * b, 1 - c * c];
  return [point[0] + bulge[0] * a * fy * fz, point[1] + bulge[1] * b * fx * fz, point[2] + bulge[2] * c * fx * fy];
}

/** An upholstered box: rounded on every edge and optionally plump. */
export function softBox(min: Vec3, max: Vec3, surface: Surface, options: SoftBoxOptions): Part {
  const half: Vec3 = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2];
  const center: Vec3 = [(max[0] + min[0]) / 2, (max[1] + min[1]) / 2, (max[2] + min[2]) / 2];
  const radius = Math.min(options.radius, ...half.map((value) => value * 0.98));
  const divisions = options.divisions ?? 6;
  const inner: Vec3 = [half[0] - radius, half[1] - radius, half[2] - radius];
  const ring = ringAround(inner[0], inner[2], divisions);
  const rows: Vec3[][] = [];
  const row = (y: number, out: number, shrink: number): void => {
    rows.push(
      ring.map(({ x, z, normal }) => {
        const point: Vec3 = [center[0] + (x + normal[0] * out) * shrink, center[1] + y, center[2] + (z + normal[1] * out) * shrink];
        const plump = options.bulge === undefined ? point : bulged(point, center, half, options.bulge);
        return options.place?.(plump) ?? plump;
      }),
    );
  };
  for (let step = 0; step < divisions; step += 1) row(-half[1], 0, step / divisions);
  for (let step = 0; step <= CORNER_STEPS; step += 1) {
    const angle = ((step / CORNER_STEPS - 1) * Math.PI) / 2;
    row(-inner[1] + Math.sin(angle) * radius, Math.cos(angle) * radius, 1);
  }
  for (let step = 1; step < divisions; step += 1) row(-inner[1] + (2 * inner[1] * step) / divisions, radius, 1);
  for (let step = 0; step <= CORNER_STEPS; step += 1) {
    const angle = (step / CORNER_STEPS) * (Math.PI / 2);
    row(inner[1] + Math.sin(angle) * radius, Math.cos(angle) * radius, 1);
  }
  for (let step = divisions - 1; step >= 0; step -= 1) row(half[1], 0, step / divisions);
  // Rows run upwards and rings counter-clockwise from above (x to z), which determines the outside.
  return partOf(gridTriangles(rows.map((points) => points.toReversed()), true), { ...options, surface });
}
