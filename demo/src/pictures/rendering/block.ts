import type { Surface } from '../pictureSpec.ts';
import { TriangleBuilder } from './mesh.ts';
import { type Appearance, type Part, partOf } from './part.ts';
import { cross, dot, normalize, subtract, type Vec3 } from './vector.ts';

export interface BlockOptions extends Omit<Appearance, 'surface'> {
  readonly place?: (point: Vec3) => Vec3;
  /** Width of the bevel, in millimetres. */
  readonly bevel?: number;
}

const BEVEL = 3;
const SIGNS = [-1, 1] as const;

/** A plank, a slab or a drawer front: six flat faces with bevelled edges. */
export function block(min: Vec3, max: Vec3, surface: Surface, options: BlockOptions = {}): Part {
  const { place = (point: Vec3): Vec3 => point, bevel: wanted = BEVEL, ...appearance } = options;
  const center: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const half: Vec3 = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2];
  const bevel = Math.min(wanted, ...half.map((value) => value * 0.45));
  const builder = new TriangleBuilder();

  /** The corner of the face towards an axis. */
  const corner = (axis: 0 | 1 | 2, signs: readonly [number, number, number]): Vec3 => {
    const at = (index: 0 | 1 | 2): number => center[index] + signs[index] * (half[index] - (index === axis ? 0 : bevel));
    return place([at(0), at(1), at(2)]);
  };
  const facing = (axis: 0 | 1 | 2, sign: number): Vec3 => {
    const direction: [number, number, number] = [0, 0, 0];
    direction[axis] = sign;
    const [from, to] = [place(center), place([center[0] + direction[0], center[1] + direction[1], center[2] + direction[2]])];
    return normalize(subtract(to, from));
  };
  const normals = ([0, 1, 2] as const).map((axis) => SIGNS.map((sign) => facing(axis, sign)));
  const normalOf = (axis: number, sign: number): Vec3 => normals[axis]?.[sign < 0 ? 0 : 1] ?? [0, 1, 0];
  /** A quad whose corners are ordered to face outwards. */
  const outward = (points: readonly [Vec3, Vec3, Vec3, Vec3], faces: readonly [Vec3, Vec3, Vec3, Vec3]): void => {
    const [a, b, c, d] = points;
    const [na, nb, nc, nd] = faces;
    if (dot(cross(subtract(c, a), subtract(d, b)), [na[0] + nc[0], na[1] + nc[1], na[2] + nc[2]]) > 0) builder.quad(points, faces);
    else builder.quad([a, d, c, b], [na, nd, nc, nb]);
  };
  const signsOf = (...entries: readonly (readonly [axis: number, sign: number])[]): readonly [number, number, number] => {
    const signs: [number, number, number] = [1, 1, 1];
    for (const [axis, sign] of entries) signs[axis] = sign;
    return signs;
  };

  for (const axis of [0, 1, 2] as const) {
    const [u, v] = ([0, 1, 2] as const).filter((other) => other !== axis) as [0 | 1 | 2, 0 | 1 | 2];
    for (const sign of SIGNS) {
      const face = normalOf(axis, sign);
      const at = (su: number, sv: number): Vec3 => corner(axis, signsOf([axis, sign], [u, su], [v, sv]));
      outward([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], [face, face, face, face]);
    }
    // The four edges that run along this axis, between the faces of the other two.
    for (const su of SIGNS) {
      for (const sv of SIGNS) {
        const [nu, nv] = [normalOf(u, su), normalOf(v, sv)];
        const at = (face: 0 | 1 | 2, along: number): Vec3 => corner(face, signsOf([axis, along], [u, su], [v, sv]));
        outward([at(u, -1), at(u, 1), at(v, 1), at(v, -1)], [nu, nu, nv, nv]);
      }
    }
  }
  return partOf(builder.triangles(), { ...appearance, surface });
}
