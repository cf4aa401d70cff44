import type { Surface } from '../pictureSpec.ts';
import type { Model } from '../rendering/model.ts';
import { lathe, smoothProfile } from '../rendering/lathe.ts';
import { gridOf, gridTriangles } from '../rendering/mesh.ts';
import { layeredNoise } from '../rendering/noise.ts';
import { type Appearance, type Part, partOf } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { smoothCurve, tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import { modelFrom } from './model.ts';

/** A coat on a hook: its collar is at the origin. */
export function coat(surface: Surface, length: number, lining = surface.hex): Model {
  const flat = ([x, y, z]: Vec3): Vec3 => [x * 0.76 + Math.sin(y / 210) * 9, y, z * 0.42 + 70 + Math.sin(x / 60) * 5];
  const body = lathe(smoothProfile([[232, -length], [216, -length * 0.7], [196, -length * 0.4], [196, -170], [178, -88], [96, -34], [58, -6], [50, 14]]), surface, { place: flat, isThin: true, flutes: { count: 9, depth: 0.07 }, segments: 90 });
  const sleeve = (side: 1 | -1): Part => tube(smoothCurve([[side * 108, -84, 74], [side * 150, -190, 82], [side * 166, -430, 100], [side * 158, -length * 0.66, 112]]), (share) => 52 - 12 * share, surface);
  const edge = tube(smoothCurve([[4, -20, 122], [10, -300, 158], [2, -length * 0.6, 162], [8, -length + 6, 168]]), 4, { material: surface.material, hex: lining });
  const collar = tube(smoothCurve([[-70, -34, 112], [-62, 16, 60], [0, 26, 38], [62, 16, 60], [70, -34, 112]]), 19, surface);
  return modelFrom([body, sleeve(-1), sleeve(1), edge, collar], 'wall');
}

export interface Drape {
  /** Along the edge over which the cloth hangs. */
  readonly width: number;
  /** Breadth of the support, from left to right. */
  readonly across: number;
  readonly dropLeft: number;
  readonly dropRight: number;
}

/** A cloth over the arm of a seat, which runs from front to back; the top of the arm is at the origin. */
export function clothOver({ width, across, dropLeft, dropRight }: Drape, surface: Surface, appearance: Omit<Appearance, 'surface'> = {}): Model {
  const x = across / 2 + 12;
  const path = smoothCurve([[-x - 14, -dropLeft, 0], [-x - 6, -dropLeft * 0.5, 0], [-x + 2, -28, 0], [-x * 0.6, 10, 0], [0, 16, 0], [x * 0.6, 10, 0], [x - 2, -28, 0], [x + 6, -dropRight * 0.5, 0], [x + 12, -dropRight, 0]], 6);
  const rows = gridOf(36, path.length - 1, (u, v): Vec3 => {
    const [px, py] = path[Math.round(v * (path.length - 1))] ?? [0, 0];
    const hanging = Math.min(1, Math.abs(py) / 160);
    const fold = Math.sin(u * 13 + v * 2) * 9 + Math.sin(u * 29 + 1) * 4;
    const side = v < 0.5 ? -1 : 1;
    return [px + side * (fold + 10) * hanging, py + (1 - hanging) * 5 * Math.sin(u * 9) + hanging * 14 * Math.sin(u * 5 + side), (u - 0.5) * width + 14 * Math.sin(v * 6)];
  });
  return modelFrom([partOf(gridTriangles(rows), { surface, isThin: true, ...appearance })]);
}

/** A creased cover over a bed: width and length on top, and how far it hangs down at the sides and the foot. Its top is at the origin. */
export function creasedCover(width: number, length: number, drop: number, surface: Surface): Model {
  const x = width / 2;
  const rows = gridOf(120, 120, (u, v): Vec3 => {
    const along = (u - 0.5) * (width + 2 * drop);
    const down = v * (length + drop) - length;
    const z = Math.min(v * (length + drop), length) - length / 2;
    const over = Math.max(0, Math.abs(along) - x);
    const crease = layeredNoise(along / 190 + z / 420, z / 170 - along / 600, 3.1) * 74 + layeredNoise(along / 60, z / 74, 8.4) * 20 - 12;
    const hanging = Math.max(over, down, 0);
    const level = crease * Math.max(0, 1 - hanging / 90) - hanging;
    const fold = (position: number): number => 12 + Math.min(1, hanging / 60) * (16 + 16 * Math.sin(position / 70 + layeredNoise(position / 300, 1, 2) * 5));
    return [over > 0 ? Math.sign(along) * (x + fold(z)) : along, level, down > 0 ? length / 2 + fold(along) : z];
  });
  const hem = softBox([-x - 16, -26, -length / 2 - 40], [x + 16, 44, -length / 2 + 200], surface, { radius: 34, bulge: [0, 16, 10], divisions: 12 });
  return modelFrom([partOf(gridTriangles(rows.map((row) => row.toReversed())), { surface, isThin: true }), hem]);
}

/** A small cloth, folded twice. */
export function foldedCloth(width: number, depth: number, surface: Surface): Model {
  const [x, z] = [width / 2, depth / 2];
  return modelFrom([0, 1, 2].map((index) => softBox([-x + index * 4, index * 9, -z + index * 6], [x - index * 7, index * 9 + 12, z - index * 3], surface, { radius: 6, bulge: [5, 3, 6], divisions: 10 })));
}
