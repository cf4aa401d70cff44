import type { Surface } from '../pictureSpec.ts';
import { block } from '../rendering/block.ts';
import type { Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { lathe } from '../rendering/lathe.ts';
import { softBox } from '../rendering/softBox.ts';
import { rod } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import { modelFrom } from './model.ts';

const BEECH: Surface = { material: 'wood', hex: '#D9B98A' };
const STEEL: Surface = { material: 'metal', hex: '#9A9A98' };
const LATH: Surface = { material: 'lacquer', hex: '#E3B23C' };
const OAK: Surface = { material: 'wood', hex: '#C9A26E' };

/** A folding rule of three laths, leaning to the right; its foot is at the origin. */
export function foldingRule(length: number, lean: number): Model {
  const step = length / 3;
  const tilted = (bend: number, base: Vec3) => ([x, y, z]: Vec3): Vec3 => [base[0] + x + y * (lean + bend), base[1] + y, base[2] + z - y * 0.16];
  const mark = ([, y]: Vec3): string | undefined => (y % 40 < 3 ? '#6B5A2E' : undefined);
  const parts: Part[] = [];
  let base: Vec3 = [0, 0, 0];
  for (const [index, bend] of [0, 0.1, -0.06].entries()) {
    const place = tilted(bend, base);
    parts.push(block([-17, 0, index * 5], [17, step + 12, index * 5 + 5], LATH, { place, paint: mark, isPlain: true, bevel: 1 }));
    base = place([0, step, 0]);
  }
  return modelFrom(parts);
}

/** A flat brush that lies on its side, its bristles to the right. */
export function brush(): Model {
  const bristles = block([40, 6, -24], [104, 20, 24], { material: 'wool', hex: '#5B4433' }, { grain: 'x', bevel: 4 });
  return modelFrom([rod([-150, 13, 0], [-20, 13, 0], 9, 12, BEECH), block([-30, 4, -22], [4, 22, 22], BEECH, { bevel: 7 }), block([2, 3, -26], [44, 23, 26], STEEL, { bevel: 3 }), bristles]);
}

/** A tin of oil. */
export function oilTin(): Model {
  return modelFrom([lathe([[0, 0], [44, 0], [44, 96], [42, 98], [0, 98]], { material: 'metal', hex: '#8F8D86' }), lathe([[44.6, 18], [44.6, 80]], { material: 'paper', hex: '#CB9A45' }), lathe([[0, 98], [22, 98], [22, 112], [0, 114]], { material: 'lacquer', hex: '#2E2B28' })]);
}

/** Length of a dovetail, in millimetres. */
const TAIL = 32;

/** Dovetails at the front edge of a drawer's side: end grain and side in turn. */
function dovetails(front: number, low: number, high: number): (point: Vec3) => string | undefined {
  const tail = (high - low) / 4;
  return ([, y, z]) => {
    const depth = front - z;
    if (depth > TAIL) return depth < TAIL + 2 ? '#8A653F' : undefined;
    const share = (((y - low) / tail) % 1 + 1) % 1;
    const half = 0.24 + 0.13 * (depth / TAIL);
    const from = Math.abs(share - 0.5);
    if (Math.abs(from - half) < 0.018) return '#7E5A38';
    return from < half ? undefined : '#B48A5A';
  };
}

/** An open drawer, pulled out of a chest; the middle of the lower edge of its front is at the origin. */
export function openDrawer(width: number, height: number, out: number): Model {
  const x = width / 2 - 14;
  const inner = height - 34;
  const side = (at: number): Part => block([at - 8, 12, -out], [at + 8, 12 + inner, -20], OAK, { grain: 'z', bevel: 1.5, paint: dovetails(-20, 12, 12 + inner) });
  return modelFrom([
    side(-x), side(x),
    block([-x, 20, -out], [x, 28, -20], { material: 'wood', hex: '#D6B48C' }, { grain: 'x' }),
    block([-x, 12, -out - 12], [x, 12 + inner, -out], OAK, { grain: 'x' }),
    block([-width / 2, 0, -20], [width / 2, height - 14, 2], OAK, { grain: 'x' }),
    softBox([-x + 40, 28, -out + 30], [x - 320, 84, -60], { material: 'cotton', hex: '#E6DFD0' }, { radius: 22, bulge: [4, 8, 4] }),
    softBox([x - 290, 28, -out + 40], [x - 40, 66, -70], { material: 'cotton', hex: '#A3AE95' }, { radius: 18, bulge: [4, 6, 4] }),
  ]);
}

/** A worktop of stone with a front edge. */
export function worktop(width: number, depth: number, thickness: number, surface: Surface): Model {
  return modelFrom([block([-width / 2, -thickness, -depth / 2], [width / 2, 0, depth / 2], surface, { grain: 'x', bevel: 6, castsNoShadow: true })]);
}

const COVERS = ['#7A3B2E', '#C9B48F', '#35506B', '#5E6B4A', '#D8CFC0', '#8A5A3C', '#2F3A36', '#B9775A', '#A3AE95'] as const;

/** A row of books of different sizes, standing from left to right; their spines face the viewer. */
export function bookRow(length: number, tallest: number, seed: number): Model {
  const parts: Part[] = [];
  for (let x = 0, index = seed; x < length - 46; index += 1) {
    const thick = 22 + ((index * 17) % 24);
    const height = tallest - ((index * 41) % 70);
    parts.push(block([x, 0, -150 + ((index * 13) % 20)], [x + thick - 2, height, 0 - ((index * 29) % 14)], { material: 'paper', hex: COVERS[(index * 5 + seed) % COVERS.length] ?? COVERS[0] }, { castsNoShadow: true, bevel: 2 }));
    x += thick;
  }
  return modelFrom(parts);
}
