import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { softBox } from '../rendering/softBox.ts';
import { curvedWall, rod, smoothCurve, tube } from '../rendering/sweep.ts';
import { leanBack, type Vec3 } from '../rendering/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { cornerLegs } from './pieces.ts';

/** A shallow arc behind the seat, from left to right. */
function backPlan(halfX: number, z: number, bow: number): readonly (readonly [x: number, z: number])[] {
  return Array.from({ length: 17 }, (_point, index) => {
    const share = (index / 16) * 2 - 1;
    return [share * halfX, z + bow * share * share] as const;
  });
}

function rearPosts(x: number, z: number, height: number, surface: Surface): readonly Part[] {
  return [-1, 1].map((sign) =>
    tube(smoothCurve([[sign * (x - 18), 0, -z + 12], [sign * (x - 36), 440, -z + 52], [sign * (x - 30), height - 8, -z + 4]]), (share) => 13 + 6 * Math.sin(Math.PI * share), surface),
  );
}

function frontLegs(x: number, z: number, seat: number, surface: Surface): readonly Part[] {
  return [-1, 1].map((sign) => rod([sign * (x - 16), 0, z - 16], [sign * (x - 40), seat, z - 44], 12, 18, surface));
}

/** Solid wood with a broad, bent backrest. */
function bentBackChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const seat = 450;
  const parts: Part[] = [
    ...rearPosts(x, z, height - 20, frame),
    curvedWall({ plan: backPlan(x - 8, -z + 12, 78), thickness: 24, bottom: (share) => height - 150 + 36 * (2 * share - 1) ** 2, top: (share) => height - 26 * (2 * share - 1) ** 2, roundness: 0.8 }, frame),
    rod([-x + 46, seat - 60, -z + 60], [-x + 44, seat - 60, z - 50], 11, 11, frame),
    rod([x - 46, seat - 60, -z + 60], [x - 44, seat - 60, z - 50], 11, 11, frame),
    ...frontLegs(x, z, seat - 10, frame),
    softBox([-x + 12, seat - 36, -z + 40], [x - 12, seat, z], body, { radius: 17, bulge: [10, -8, 12], divisions: 8 }),
  ];
  return { parts, mount: 'floor', focus: { at: [x * 0.5, height - 70, -z + 30], share: 0.42 } };
}

/** A round frame with woven cane in seat and back. */
function caneChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const seat = 450;
  const panel = { plan: backPlan(x - 52, -z + 26, 34), roundness: 0.5 };
  const parts: Part[] = [
    ...rearPosts(x, z, height, frame),
    curvedWall({ ...panel, thickness: 8, bottom: () => height - 330, top: () => height - 40 }, { material: 'cane', hex: body.hex }),
    tube(panel.plan.map(([px, pz]) => [px * 1.06, height - 30, pz] as const), 15, frame),
    tube(panel.plan.map(([px, pz]) => [px * 1.06, height - 335, pz + 8] as const), 13, frame),
    ...frontLegs(x, z, seat - 10, frame),
    softBox([-x + 14, seat - 46, -z + 36], [x - 14, seat - 6, z], frame, { radius: 18, bulge: [8, 0, 10] }),
    softBox([-x + 60, seat - 30, -z + 84], [x - 60, seat + 2, z - 46], { material: 'cane', hex: body.hex }, { radius: 8, bulge: [6, -4, 6] }),
    tube(smoothCurve([[-x + 34, 180, z - 34], [0, 176, z - 34], [x - 34, 180, z - 34]]), 10, frame),
  ];
  return { parts, mount: 'floor', focus: { at: [x * 0.4, height - 150, -z + 30], share: 0.44 } };
}

/** An upholstered seat and back on a slim frame. */
function upholsteredChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const seat = 470;
  const leg = (sx: number, sz: number): Part => rod([sx * (x - 22), 0, sz * (z - 22)], [sx * (x - 84), seat - 40, sz * (z - 90)], 9, 14, frame);
  const parts: Part[] = [
    leg(-1, -1),
    leg(1, -1),
    curvedWall({ plan: backPlan(x - 14, -z + 50, 128), thickness: 62, bottom: (share) => seat - 20 + 30 * Math.abs(2 * share - 1), top: (share) => height - (height - seat) * 0.4 * Math.abs(2 * share - 1) ** 2.6, roundness: 1 }, body),
    leg(-1, 1),
    leg(1, 1),
    softBox([-x + 26, seat - 86, -z + 60], [x - 26, seat, z], body, { radius: 42, bulge: [10, 14, 14] }),
  ];
  return { parts, mount: 'floor', focus: { at: [x * 0.5, seat + 110, 0], share: 0.44 } };
}

/** Spindles between a carved seat and a bent rail. */
function spindleChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const seat = 450;
  const rail = backPlan(x - 20, -z + 6, 90).map(([px, pz], index): Vec3 => [px, height - 24 - 26 * ((index / 16) * 2 - 1) ** 2, pz]);
  const spindles = Array.from({ length: 7 }, (_, index): Part => {
    const share = (index / 6) * 2 - 1;
    const [top] = rail.slice(Math.round((index / 6) * 16));
    return rod([share * (x - 60), seat - 6, -z + 70 + 40 * share * share], top ?? [0, height, -z], index === 0 || index === 6 ? 11 : 7, index === 0 || index === 6 ? 11 : 7, frame);
  });
  const leg = (sx: number, sz: number): Part => rod([sx * (x - 6), 0, sz * (z - 16)], [sx * (x - 90), seat - 20, sz * (z - 110)], 12, 20, frame);
  return {
    parts: [leg(-1, -1), leg(1, -1), leg(-1, 1), leg(1, 1), ...[-1, 1].map((sign) => rod([sign * (x - 43), 190, -z + 57], [sign * (x - 43), 190, z - 57], 9, 9, frame)), rod([-x + 43, 190, 0], [x - 43, 190, 0], 9, 9, frame), ...spindles, tube(rail, 19, frame), softBox([-x + 20, seat - 34, -z + 40], [x - 20, seat + 4, z], body, { radius: 18, bulge: [14, -10, 14], divisions: 8 })],
    mount: 'floor',
    focus: { at: [0, height - 120, -z + 40], share: 0.44 },
  };
}

/** Upholstered all over, with a high straight back. */
function dressedChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const leg = 330;
  const seat = 480;
  const lean = leanBack([0, seat, -z + 60], 0.1);
  return {
    parts: [
      ...cornerLegs(x - 36, z - 40, leg, 17, frame, 0.02),
      softBox([-x, leg, -z + 30], [x, seat, z], body, { radius: 34, bulge: [2, 14, 6] }),
      softBox([-x, leg + 40, -z], [x, height, -z + 92], body, { radius: 36, bulge: [2, 6, 14], divisions: 8, place: lean }),
    ],
    mount: 'floor',
    focus: { at: [x * 0.4, seat + 120, -z + 90], share: 0.44 },
  };
}

/** Two rungs between the posts, and a seat of woven cord. */
function ladderChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const seat = 440;
  const rung = (y: number): Part => curvedWall({ plan: backPlan(x - 36, -z + 14 + (height - y) * 0.1, 34), thickness: 17, bottom: () => y - 34, top: () => y + 34, roundness: 0.9 }, frame);
  const cord = softBox([-x + 26, seat - 24, -z + 54], [x - 26, seat + 6, z - 10], { material: 'cane', hex: body.hex }, { radius: 13, bulge: [0, -8, 0], divisions: 8 });
  return {
    parts: [...rearPosts(x, z, height, frame), rung(height - 50), rung(height - 190), ...frontLegs(x, z, seat + 6, frame), rod([-x + 30, 210, z - 30], [x - 30, 210, z - 30], 9, 9, frame), rod([-x + 34, 240, -z + 50], [-x + 34, 240, z - 40], 9, 9, frame), rod([x - 34, 240, -z + 50], [x - 34, 240, z - 40], 9, 9, frame), cord],
    mount: 'floor',
    focus: { at: [x * 0.3, seat, z * 0.5], share: 0.44 },
  };
}

/** One bent tube that swings, with two pads. */
function tubeChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const seat = 450;
  const side = (sign: 1 | -1): Part => {
    const at = sign * (x - 24);
    return tube(smoothCurve([[at, 14, -z + 30], [at, 12, 0], [at, 14, z - 70], [at, 90, z - 22], [at, seat - 70, z - 18], [at, seat - 26, z - 70], [at, seat - 34, 0], [at, seat - 20, -z + 110], [at, seat + 70, -z + 44], [at, height - 16, -z + 12]]), 12, frame);
  };
  return {
    parts: [side(-1), side(1), rod([-x + 24, 13, -z + 32], [x - 24, 13, -z + 32], 12, 12, frame), rod([-x + 24, height - 16, -z + 12], [x - 24, height - 16, -z + 12], 12, 12, frame), softBox([-x + 12, seat - 30, -z + 110], [x - 12, seat + 24, z - 24], body, { radius: 26, bulge: [0, 10, 4] }), softBox([-x + 12, seat + 150, -z + 8], [x - 12, height + 4, -z + 56], body, { radius: 22, bulge: [0, 0, 10], place: leanBack([0, seat + 150, -z + 30], 0.12) })],
    mount: 'floor',
    focus: { at: [x * 0.4, seat, z * 0.4], share: 0.44 },
  };
}

export const CHAIRS: readonly Design[] = [bentBackChair, caneChair, upholsteredChair, spindleChair, dressedChair, ladderChair, tubeChair];
