import { block } from '../rendering/block.ts';
import { lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Profile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import { gridTriangles } from '../rendering/mesh.ts';
import { type Part, partOf } from '../rendering/part.ts';
import { smoothCurve, tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';

/** A round pan wall, open above. */
function wall(radius: number, height: number, surface: Surface, at: Vec3 = [0, 0, 0], flare = 1.04): Part {
  const outer: Profile = smoothProfile([[radius * 0.92, 0], [radius, 10], [radius * ((1 + flare) / 2), height * 0.5], [radius * flare, height]], 4);
  const inner = outer.toReversed().map(([r, y]) => [Math.max(0, r - 4), Math.max(6, y)] as const);
  return lathe([[0, 0], ...outer, ...inner, [0, 6]], surface, { at, isThin: true, segments: 72 });
}

function lid(radius: number, y: number, rise: number, surface: Surface, knob: Surface): readonly Part[] {
  return [
    lathe(smoothProfile([[radius * 1.03, y], [radius * 1.02, y + 7], [radius * 0.7, y + rise * 0.8], [radius * 0.2, y + rise], [1, y + rise]], 5), surface, { segments: 72 }),
    lathe(smoothProfile([[7, y + rise - 2], [8, y + rise + 10], [20, y + rise + 16], [20, y + rise + 24], [1, y + rise + 28]], 4), knob, { segments: 32 }),
  ];
}

function earOf(sign: 1 | -1, radius: number, y: number, surface: Surface, thickness = 8): Part {
  return tube(smoothCurve([[sign * radius * 0.92, y, -46], [sign * (radius + 26), y + 4, -38], [sign * (radius + 34), y + 5, 0], [sign * (radius + 26), y + 4, 38], [sign * radius * 0.92, y, 46]]), thickness, surface);
}

/** A casserole with two ears and a lid. */
function casserole({ size, body, frame }: PictureSpec): Model {
  const radius = Math.min(size.depth, size.width) / 2 - 6;
  const high = size.height * 0.72;
  return { parts: [wall(radius, high, body), earOf(-1, radius, high * 0.8, body, 11), earOf(1, radius, high * 0.8, body, 11), ...lid(radius * 1.02, high, size.height * 0.16, body, frame)], mount: 'floor', focus: { at: [radius * 0.5, size.height * 0.8, radius * 0.6], share: 0.5 } };
}

/** A saucepan with one long handle. */
function saucepan({ size, body, frame }: PictureSpec): Model {
  const radius = Math.min(size.depth, size.width) / 2;
  const reach = Math.max(radius + 130, size.width - radius);
  return { parts: [wall(radius, size.height * 0.94, body), tube(smoothCurve([[radius * 0.96, size.height * 0.76, 0], [radius + 40, size.height * 0.82, 0], [reach, size.height * 0.98, 0]]), (share) => 8 + 5 * share, frame)], mount: 'floor', focus: { at: [radius, size.height * 0.8, radius * 0.4], share: 0.5 } };
}

/** A tall pot for stock, with a lid. */
function stockpot({ size, body, frame }: PictureSpec): Model {
  const radius = Math.min(size.depth, size.width) / 2 - 6;
  const high = size.height * 0.84;
  return { parts: [wall(radius, high, body, [0, 0, 0], 1), earOf(-1, radius, high * 0.84, frame, 6), earOf(1, radius, high * 0.84, frame, 6), ...lid(radius, high, size.height * 0.07, body, frame)], mount: 'floor', focus: { at: [radius * 0.5, size.height * 0.8, radius * 0.6], share: 0.5 } };
}

/** A skillet: the handle is cast with it. */
function skillet({ size, body, frame }: PictureSpec): Model {
  // The rim is wider than the base, and an ear opposite the handle makes the pan longer.
  const radius = Math.min(size.depth, size.width) / 2.2;
  const reach = size.width - radius - 77;
  const ring = Array.from({ length: 25 }, (_, index): Vec3 => [reach + 12 + Math.cos((index / 24) * 2 * Math.PI) * 17, size.height * 0.86 + 6, Math.sin((index / 24) * 2 * Math.PI) * 15]);
  return { parts: [wall(radius, size.height, body, [0, 0, 0], 1.1), tube([[radius * 0.98, size.height * 0.7, 0], [radius + 40, size.height * 0.82, 0], [reach, size.height * 0.88, 0]], (share) => 13 - 3 * share, frame), tube(ring, 6, frame), earOf(-1, radius, size.height * 0.8, body, 8)], mount: 'floor', focus: { at: [radius * 0.8, size.height, radius * 0.4], share: 0.5 } };
}

/** A wide pan with a wooden handle. */
function sautePan({ size, body, frame }: PictureSpec): Model {
  const radius = Math.min(size.depth, size.width) / 2;
  const reach = Math.max(radius + 150, size.width - radius);
  return {
    parts: [
      wall(radius, size.height, body, [0, 0, 0], 1.03),
      tube([[radius, size.height * 0.7, 0], [radius + 46, size.height * 0.84, 0]], 8, { material: 'metal', hex: '#A7A8A8' }),
      tube(smoothCurve([[radius + 40, size.height * 0.82, 0], [radius + 90, size.height * 0.86, 0], [reach, size.height * 0.86, 0]]), (share) => 11 + 6 * Math.sin(Math.PI * Math.min(1, share * 1.1)), frame),
    ],
    mount: 'floor',
    focus: { at: [radius, size.height, radius * 0.3], share: 0.5 },
  };
}

/** A flat board from its outline, counter-clockwise as seen from above. */
function slab(outline: readonly (readonly [x: number, z: number])[], thickness: number, surface: Surface, place: (point: Vec3) => Vec3): Part {
  const middle: readonly [number, number] = [outline.reduce((sum, [px]) => sum + px, 0) / outline.length, outline.reduce((sum, [, pz]) => sum + pz, 0) / outline.length];
  const ring = (y: number, inset: number): Vec3[] => outline.map(([px, pz]) => place([px + (middle[0] - px) * inset, y, pz + (middle[1] - pz) * inset]));
  const flat = (y: number): Vec3[] => outline.map(() => place([middle[0], y, middle[1]]));
  const rows = [flat(0), ring(0, 0.02), ring(3, 0), ring(thickness - 3, 0), ring(thickness, 0.02), flat(thickness)];
  return partOf(gridTriangles(rows, true), { surface, isThin: true, grain: 'x' });
}

function roundedOutline(halfX: number, halfZ: number, radius: number): (readonly [number, number])[] {
  const corners = [[1, -1, -0.5], [-1, -1, -1], [-1, 1, -1.5], [1, 1, -2]] as const;
  return corners.flatMap(([sx, sz, from]) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) => {
      const angle = (from + 0.5 - share * 0.5) * Math.PI;
      return [sx * (halfX - radius) + Math.cos(angle) * radius, sz * (halfZ - radius) + Math.sin(angle) * radius] as const;
    }));
}

/** Boards are tilted towards the viewer without a support, so that their face is visible. */
function tilted(depth: number): (point: Vec3) => Vec3 {
  const angle = 1.15;
  return ([x, y, z]) => [x, (depth / 2 - z) * Math.sin(angle) + y * Math.cos(angle), -(depth / 2 - z) * Math.cos(angle) + y * Math.sin(angle)];
}

const HOLE: Surface = { material: 'lacquer', hex: '#CFC4B2' };

/** Rectangular, with a hole to hang it by. */
function holedBoard({ size, body }: PictureSpec): Model {
  const { width, depth } = size;
  const thick = Math.max(18, size.height);
  const place = tilted(depth);
  const hole = lathe([[0, 0], [15, 0], [15, 1], [0, 1]], HOLE, { segments: 32, place: ([px, py, pz]) => place([px + width / 2 - 44, thick + py, pz - depth / 2 + 44]) });
  return { parts: [slab(roundedOutline(width / 2, depth / 2, 18), thick, body, place), hole], mount: 'floor', focus: { at: [width * 0.3, depth * 0.7, 0], share: 0.46 } };
}

/** Round, with a short handle. */
function roundBoard({ size, body }: PictureSpec): Model {
  const radius = Math.min(size.width, size.depth) / 2;
  const thick = Math.max(18, size.height);
  const length = Math.max(size.width, size.depth) - radius * 2;
  const total = radius * 2 + Math.max(90, length);
  const place = tilted(total);
  const outline = Array.from({ length: 57 }, (_, index) => {
    const angle = Math.PI * 1.5 + 0.26 - (index / 56) * (2 * Math.PI - 0.52);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius + total / 2 - radius] as const;
  });
  const grip = [[-radius * 0.16, -total / 2 + 18], [-radius * 0.06, -total / 2], [radius * 0.06, -total / 2], [radius * 0.16, -total / 2 + 18]] as const;
  const hole = lathe([[0, 0], [9, 0], [9, 1], [0, 1]], HOLE, { segments: 24, place: ([px, py, pz]) => place([px, thick + py, pz - total / 2 + 26]) });
  return { parts: [slab([...outline, ...grip], thick, body, place), hole], mount: 'floor', focus: { at: [0, total * 0.6, 0], share: 0.46 } };
}

/** A long paddle to serve from. */
function paddle({ size, body }: PictureSpec): Model {
  const [long, wide] = [Math.max(size.width, size.depth), Math.min(size.width, size.depth)];
  const thick = Math.max(16, size.height);
  const x = long / 2;
  const outline = [[x, -wide / 2 + 24], [x - 24, -wide / 2], [-x * 0.36, -wide / 2], [-x * 0.5, -wide * 0.34], [-x * 0.62, -wide * 0.12], [-x + 16, -wide * 0.1], [-x, 0], [-x + 16, wide * 0.1], [-x * 0.62, wide * 0.12], [-x * 0.5, wide * 0.34], [-x * 0.36, wide / 2], [x - 24, wide / 2], [x, wide / 2 - 24]] as const;
  const place = ([px, py, pz]: Vec3): Vec3 => [px, py, pz];
  const bread = lathe(smoothProfile([[1, 0], [wide * 0.26, 4], [wide * 0.3, wide * 0.12], [wide * 0.2, wide * 0.24], [1, wide * 0.27]]), { material: 'paper', hex: '#B98550' }, { at: [x * 0.34, thick, 0], isProp: true, place: ([px, py, pz]) => [(px - x * 0.34) * 1.7 + x * 0.34, py, pz] });
  return { parts: [slab(outline, thick, body, place), bread], mount: 'floor', focus: { at: [x * 0.3, thick, wide * 0.4], share: 0.46 } };
}

/** A round tray with a rim. */
function roundTray({ size, body, frame }: PictureSpec): Model {
  const [radius, height] = [size.width / 2, size.height];
  return { parts: [lathe([[0, 0], [radius * 0.96, 0], [radius, 6], [radius, height], [radius - 7, height], [radius - 8, 9], [0, 9]], body, { isThin: true, grain: 'x', segments: 80 }), tube(Array.from({ length: 81 }, (_, index): Vec3 => [Math.cos((index / 80) * 2 * Math.PI) * (radius - 3.5), height, Math.sin((index / 80) * 2 * Math.PI) * (radius - 3.5)]), 4, frame)], mount: 'floor', focus: { at: [radius * 0.5, height, radius * 0.6], share: 0.5 } };
}

/** A rectangular tray with two grips. */
function grippedTray({ size, body, frame }: PictureSpec): Model {
  // The grips rise above the rim.
  const [x, z, height] = [size.width / 2, size.depth / 2, Math.max(24, size.height - 40)];
  const grip = (sign: 1 | -1): Part => tube(smoothCurve([[sign * (x - 6), height * 0.8, -70], [sign * (x + 2), height + 34, -52], [sign * (x + 4), height + 38, 0], [sign * (x + 2), height + 34, 52], [sign * (x - 6), height * 0.8, 70]]), 7, frame);
  return {
    parts: [
      block([-x, 0, -z], [x, 9, z], body, { grain: 'x' }),
      block([-x, 0, -z], [x, height, -z + 10], body, { grain: 'x' }),
      block([-x, 0, -z], [-x + 10, height, z], body, { grain: 'z' }),
      block([x - 10, 0, -z], [x, height, z], body, { grain: 'z' }),
      block([-x, 0, z - 10], [x, height, z], body, { grain: 'x' }),
      grip(-1),
      grip(1),
    ],
    mount: 'floor',
    focus: { at: [x * 0.7, height, z * 0.5], share: 0.5 },
  };
}

export const POTS: readonly Design[] = [casserole, saucepan, stockpot];
export const PANS: readonly Design[] = [skillet, sautePan];
export const BOARDS: readonly Design[] = [holedBoard, roundBoard, paddle];
export const TRAYS: readonly Design[] = [roundTray, grippedTray];
