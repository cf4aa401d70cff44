import { block } from '../rendering/block.ts';
import { disc } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { curvedWall, rod, tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { cornerLegs, divide } from './pieces.ts';

/** The seat height of a bar stool, with or without a back. */
function seatOf({ design, size }: PictureSpec): number {
  return design === 1 ? Math.min(size.height - 180, 760) : size.height;
}

function footRing(halfX: number, halfZ: number, y: number, surface: Surface): readonly Part[] {
  const corners: Vec3[] = [[-halfX, y, halfZ], [halfX, y, halfZ], [halfX, y, -halfZ], [-halfX, y, -halfZ]];
  return corners.map((from, index) => rod(from, corners[(index + 1) % 4] ?? from, 9, 9, surface));
}

/** Solid wood with a low, bent back. */
function backedStool(spec: PictureSpec): Model {
  const { size, body, frame } = spec;
  const [x, z] = [size.width / 2, size.depth / 2];
  const seat = seatOf(spec);
  const plan = Array.from({ length: 17 }, (_, index) => {
    const share = (index / 16) * 2 - 1;
    return [share * (x - 20), -z + 24 + 80 * share * share] as const;
  });
  return {
    parts: [
      ...cornerLegs(x - 84, z - 84, seat - 20, 18, frame, 0.08),
      ...footRing(x - 52, z - 52, seat * 0.36, frame),
      rod([-x + 70, seat - 20, -z + 70], [-x + 50, size.height - 70, -z + 70], 11, 11, frame),
      rod([x - 70, seat - 20, -z + 70], [x - 50, size.height - 70, -z + 70], 11, 11, frame),
      curvedWall({ plan, thickness: 22, bottom: () => size.height - 120, top: () => size.height, roundness: 0.9 }, frame),
      softBox([-x + 24, seat - 36, -z + 30], [x - 24, seat + 4, z - 6], body, { radius: 18, bulge: [10, -6, 10], divisions: 8 }),
    ],
    mount: 'floor',
    focus: { at: [x * 0.4, seat + 40, 0], share: 0.4 },
  };
}

/** A round cushion on four slim legs with a foot ring. */
function roundStool(spec: PictureSpec): Model {
  const { size, body, frame } = spec;
  const radius = size.width / 2;
  const seat = seatOf(spec);
  const legs = [0, 1, 2, 3].map((index) => {
    const angle = Math.PI / 4 + (index * Math.PI) / 2;
    return rod([Math.cos(angle) * radius * 1.02, 0, Math.sin(angle) * radius * 1.02], [Math.cos(angle) * radius * 0.68, seat - 60, Math.sin(angle) * radius * 0.68], 10, 13, frame);
  });
  const ring = Array.from({ length: 41 }, (_, index): Vec3 => {
    const angle = (index / 40) * 2 * Math.PI;
    return [Math.cos(angle) * radius * 0.9, seat * 0.34, Math.sin(angle) * radius * 0.9];
  });
  return { parts: [...legs, tube(ring, 8, frame), disc([0, seat - 76, 0], radius * 0.92, 24, frame), disc([0, seat - 56, 0], radius, 66, body)], mount: 'floor', focus: { at: [radius * 0.5, seat, radius * 0.5], share: 0.42 } };
}

/** A saddle of solid wood, without a back. */
function saddleStool(spec: PictureSpec): Model {
  const { size, body, frame } = spec;
  const [x, z] = [size.width / 2, size.depth / 2];
  const seat = seatOf(spec);
  const saddle = (point: Vec3): Vec3 => [point[0], point[1] + 34 * (point[0] / x) ** 2 - 14, point[2]];
  return {
    parts: [...cornerLegs(x - 70, z - 60, seat - 30, 18, frame, 0.1), ...footRing(x - 30, z - 24, seat * 0.36, frame), softBox([-x, seat - 50, -z], [x, seat - 12, z], body, { radius: 18, divisions: 10, place: saddle })],
    mount: 'floor',
    focus: { at: [x * 0.5, seat, z * 0.5], share: 0.42 },
  };
}

/** A plank on four splayed legs. */
function plankBench({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  return { parts: [...cornerLegs(x - 160, z - 60, height - 30, 20, frame, 0.14), block([-x, height - 38, -z], [x, height, z], body, { grain: 'x', bevel: 8 })], mount: 'floor', focus: { at: [x * 0.6, height, z], share: 0.4 } };
}

/** A long cushion on a slim frame. */
function cushionBench({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const low = height - 110;
  return {
    parts: [...cornerLegs(x - 50, z - 40, low, 15, frame, 0.01), block([-x + 20, low - 50, -z + 20], [x - 20, low + 6, z - 20], frame, { grain: 'x' }), softBox([-x, low, -z], [x, height, z], body, { radius: 40, bulge: [2, 20, 4], divisions: 8 })],
    mount: 'floor',
    focus: { at: [x * 0.6, height - 20, z], share: 0.4 },
  };
}

/** Slats between two solid ends. */
function slatBench({ size, body, frame }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const slats = divide(-z, z, Math.max(5, Math.round(size.depth / 62))).map(([from, to]) => block([-x, height - 30, from + 5], [x, height, to - 5], body, { grain: 'x' }));
  return { parts: [block([-x + 70, 0, -z + 10], [-x + 105, height - 28, z - 10], frame, { grain: 'y' }), block([x - 105, 0, -z + 10], [x - 70, height - 28, z - 10], frame, { grain: 'y' }), block([-x + 100, 90, -20], [x - 100, 150, 20], frame, { grain: 'x' }), ...slats], mount: 'floor', focus: { at: [x * 0.6, height, z], share: 0.4 } };
}

export const BAR_STOOLS: readonly Design[] = [backedStool, roundStool, saddleStool];
export const BENCHES: readonly Design[] = [plankBench, cushionBench, slatBench];
