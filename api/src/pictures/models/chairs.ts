import type { Design, Model } from '../drawing/model.ts';
import type { Part } from '../drawing/part.ts';
import { softBox } from '../drawing/softBox.ts';
import { curvedWall, rod, smoothCurve, tube } from '../drawing/sweep.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';

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
    softBox([-x + 12, seat - 36, -z + 40], [x - 12, seat, z], body, { radius: 17, bulge: [10, -8, 12], divisions: 8, hasTexture: body.material !== 'wood' }),
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
    softBox([-x + 14, seat - 46, -z + 36], [x - 14, seat - 6, z], frame, { radius: 18, bulge: [8, 0, 10], hasTexture: false }),
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

export const CHAIRS: readonly Design[] = [bentBackChair, caneChair, upholsteredChair];
