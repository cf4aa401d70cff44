import { block } from '../rendering/block.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { disc } from '../rendering/lathe.ts';
import { softBox } from '../rendering/softBox.ts';
import { curvedWall, rod, smoothCurve, tube } from '../rendering/sweep.ts';
import { leanBack, type Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { cornerLegs } from './pieces.ts';
import { wrapPlan } from './sofas.ts';

/** A barrel: one back that wraps round the seat. */
function barrelChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const thick = 150;
  const leg = 150;
  const seat = 420;
  const arm = height * 0.74;
  const parts: Part[] = [
    ...cornerLegs(x - 150, z - 150, leg + 20, 23, frame, 0.16),
    softBox([-x + 50, leg, -z + 50], [x - 50, leg + 150, z - 30], body, { radius: 70}),
    curvedWall(
      { plan: wrapPlan(x - thick / 2, -z + thick / 2, z - thick * 0.9, Math.min(x - thick / 2 - 20, z * 0.82)), thickness: thick, bottom: () => leg + 10, top: (share) => arm + (height - arm) * Math.sin(Math.PI * share) ** 1.4 },
      body,
      {},
    ),
    softBox([-x + thick - 6, leg + 120, -z + thick - 10], [x - thick + 6, seat + 20, z], body, { radius: 78, bulge: [10, 34, 18]}),
  ];
  return { parts, mount: 'floor', focus: { at: [x - thick, seat + 60, z * 0.3], share: 0.42 } };
}

/** An open frame with loose cushions or a sling of leather. */
function frameChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const seat = 330;
  const arm = 540;
  const lean = 0.36;
  const side = (sign: 1 | -1): readonly Part[] => {
    const at = sign * (x - 26);
    return [
      rod([at, 0, -z + 20], [at, arm, -z + 150], 14, 20, frame),
      rod([at, seat - 60, -z + 90], [at, seat + 10, z - 90], 15, 15, frame),
      rod([at, 0, z - 40], [at, arm, z - 110], 14, 20, frame),
      tube(smoothCurve([[at, arm - 6, -z + 90], [at, arm + 12, 0], [at, arm + 4, z - 130], [at, arm - 14, z - 50]]), (share) => 19 + 12 * Math.sin(Math.PI * share), frame),
    ];
  };
  const isSling = body.material === 'leather';
  const place = leanBack([0, seat, -z + 210], lean);
  const tip = leanBack([0, seat, 0], -0.1);
  const tall = (height - seat) / Math.cos(lean);
  const cushion = isSling ? 34 : 120;
  const parts: Part[] = [
    ...side(-1),
    rod([-x + 30, height - 30, -z + 24], [x - 30, height - 30, -z + 24], 16, 16, frame),
    rod([-x + 30, seat - 40, -z + 100], [x - 30, seat - 40, -z + 100], 14, 14, frame),
    rod([-x + 30, seat + 4, z - 100], [x - 30, seat + 4, z - 100], 16, 16, frame),
    softBox([-x + 64, seat - 10, -z + 200 - cushion * 0.5], [x - 64, seat + tall - 16, -z + 210 + cushion * 0.6], body, { radius: cushion * 0.45, bulge: isSling ? [0, 0, -16] : [4, 14, 30], place}),
    softBox([-x + 60, seat - 6, -z + 180], [x - 60, seat + cushion, z - 50], body, { radius: cushion * 0.45, bulge: isSling ? [0, -8, 0] : [4, 24, 10], place: tip}),
    ...side(1),
  ];
  return { parts, mount: 'floor', focus: { at: [x - 26, arm, z * 0.4], share: 0.44 } };
}

/** A high back with a wing on either side. */
function wingChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const leg = 160;
  const seat = 440;
  const arm = 620;
  const thick = 120;
  const place = leanBack([0, seat, -z + 180], 0.16);
  const wing = (sign: 1 | -1): Part => {
    const [from, to] = [sign * (x - 92), sign * (x - 8)] as const;
    const shape = (point: Vec3): Vec3 => {
      const share = Math.max(0, (point[1] - arm + 120) / (height - arm));
      const reach = 1 - 0.35 * share ** 2;
      return place([point[0], point[1], -z + 20 + (point[2] + z - 20) * reach]);
    };
    return softBox([Math.min(from, to), arm - 120, -z + 20], [Math.max(from, to), height - 30, -z + 370], body, { radius: 40, place: shape, divisions: 8});
  };
  const armBox = (sign: 1 | -1): Part => {
    const [from, to] = [sign * (x - thick), sign * x] as const;
    return softBox([Math.min(from, to), leg, -z + 60], [Math.max(from, to), arm, z - 50], body, { radius: 52, bulge: [6, 12, 6]});
  };
  const parts: Part[] = [
    ...cornerLegs(x - 90, z - 110, leg + 10, 22, frame, 0.14),
    softBox([-x + 20, leg, -z + 40], [x - 20, leg + 150, z - 60], body, { radius: 40}),
    softBox([-x + 60, leg + 60, -z + 20], [x - 60, height + 10, -z + 190], body, { radius: 78, bulge: [0, 26, 26], place, divisions: 8}),
    wing(-1),
    armBox(-1),
    softBox([-x + thick - 4, leg + 130, -z + 170], [x - thick + 4, seat + 20, z - 20], body, { radius: 62, bulge: [0, 30, 14]}),
    softBox([-x + 140, height - 330, -z + 160], [x - 140, height - 90, -z + 270], body, { radius: 50, bulge: [6, 12, 26], place}),
    wing(1),
    armBox(1),
    block([-x + 60, leg + 20, z - 62], [x - 60, leg + 26, z - 58], frame),
  ];
  return { parts, mount: 'floor', focus: { at: [x - 60, arm + 80, 0], share: 0.42 } };
}

/** A shell that turns on one foot. */
function swivelChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const low = 250;
  const seat = 420;
  return {
    parts: [
      disc([0, 0, 0], Math.min(x, z) * 0.62, 18, frame),
      rod([0, 16, 0], [0, low + 40, 0], 26, 26, frame),
      softBox([-x + 40, low, -z + 60], [x - 40, low + 110, z - 30], body, { radius: 54 }),
      curvedWall(
        { plan: wrapPlan(x - 50, -z + 60, z - 120, Math.min(x - 70, z * 0.86)), thickness: 92, bottom: () => low + 6, top: (share) => seat + 120 + (height - seat - 120) * Math.sin(Math.PI * share) ** 2.2 },
        body,
      ),
      softBox([-x + 92, low + 70, -z + 90], [x - 92, seat + 14, z - 10], body, { radius: 70, bulge: [8, 28, 16] }),
    ],
    mount: 'floor',
    focus: { at: [x * 0.5, seat + 60, z * 0.2], share: 0.42 },
  };
}

/** Low, without arms, the back rolled over. */
function slipperChair({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const leg = 130;
  const seat = 400;
  const lean = leanBack([0, seat, -z + 150], 0.2);
  return {
    parts: [
      ...cornerLegs(x - 80, z - 100, leg, 22, frame, 0.16),
      softBox([-x, leg, -z + 60], [x, leg + 130, z - 20], body, { radius: 50 }),
      softBox([-x, leg + 110, -z + 80], [x, seat + 14, z], body, { radius: 84, bulge: [4, 26, 14] }),
      softBox([-x + 6, seat - 60, -z + 40], [x - 6, height - 60, -z + 200], body, { radius: 70, bulge: [4, 10, 24], place: lean }),
      tube([lean([-x + 30, height - 60, -z + 70]), lean([x - 30, height - 60, -z + 70])], 86, body),
    ],
    mount: 'floor',
    focus: { at: [x * 0.4, height - 80, 0], share: 0.42 },
  };
}

export const ARMCHAIRS: readonly Design[] = [barrelChair, frameChair, wingChair, swivelChair, slipperChair];
