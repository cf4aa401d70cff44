import { block } from '../rendering/block.ts';
import type { Design, Model } from '../rendering/model.ts';
import { type Part, partOf } from '../rendering/part.ts';
import { gridOf, gridTriangles } from '../rendering/mesh.ts';
import { softBox } from '../rendering/softBox.ts';
import { curvedWall, rod, tube } from '../rendering/sweep.ts';
import { leanBack, type Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { cornerLegs, divide } from './pieces.ts';

/** The seats of a sofa: three from a width of 1.9 m. */
function places({ width }: PictureSpec['size']): 2 | 3 {
  return width > 1900 ? 3 : 2;
}

/** Loose cushions between broad arms, on turned legs. */
function boxSofa({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const arm = Math.min(170, width * 0.09);
  const leg = 130;
  const seat = 430;
  const backFront = -z + 210;
  const lean = leanBack([0, seat, backFront], 0.12);
  const parts: Part[] = [
    ...cornerLegs(x - 110, z - 110, leg, 24, frame),
    softBox([-x + 20, leg, -z], [x - 20, leg + 170, z - 40], body, { radius: 30}),
    softBox([-x + arm * 0.7, leg + 100, -z], [x - arm * 0.7, height - 40, -z + 190], body, { radius: 70, bulge: [0, 14, 0] }),
    softBox([-x, leg, -z + 10], [-x + arm, height * 0.74, z - 10], body, { radius: 58, bulge: [8, 10, 6]}),
    softBox([x - arm, leg, -z + 10], [x, height * 0.74, z - 10], body, { radius: 58, bulge: [8, 10, 6]}),
    ...divide(-x + arm + 4, x - arm - 4, places(size)).map(([from, to]) =>
      softBox([from + 3, leg + 160, backFront - 30], [to - 3, seat + 20, z], body, { radius: 56, bulge: [0, 30, 14], role: 'seat' }),
    ),
    ...divide(-x + arm + 8, x - arm - 8, places(size)).map(([from, to]) =>
      softBox([from + 6, seat + 16, backFront - 60], [to - 6, height + 10, backFront + 110], body, { radius: 72, bulge: [4, 26, 44], place: lean}),
    ),
  ];
  return { parts, mount: 'floor', focus: { at: [x - arm, seat + 60, z * 0.6], share: 0.34 } };
}

/** A U on the plan with round corners, from the left arm's front end around the back to the right arm's. */
export function wrapPlan(halfX: number, backZ: number, frontZ: number, corner: number): readonly (readonly [x: number, z: number])[] {
  const points: [number, number][] = [];
  const straight = 6;
  for (let step = 0; step < straight; step += 1) points.push([-halfX, frontZ + ((backZ + corner - frontZ) * step) / straight]);
  for (let step = 0; step < 8; step += 1) {
    const angle = Math.PI + (step / 8) * (Math.PI / 2);
    points.push([-halfX + corner + Math.cos(angle) * corner, backZ + corner + Math.sin(angle) * corner]);
  }
  for (let step = 0; step < 10; step += 1) points.push([-halfX + corner + ((2 * halfX - 2 * corner) * step) / 10, backZ]);
  for (let step = 0; step < 8; step += 1) {
    const angle = Math.PI * 1.5 + (step / 8) * (Math.PI / 2);
    points.push([halfX - corner + Math.cos(angle) * corner, backZ + corner + Math.sin(angle) * corner]);
  }
  for (let step = 0; step <= straight; step += 1) points.push([halfX, backZ + corner + ((frontZ - backZ - corner) * step) / straight]);
  return points;
}

/** One round, deep shape: a back that flows into the arms. */
function wrapSofa({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const thick = 230;
  const seat = 410;
  const arm = height * 0.78;
  const parts: Part[] = [
    ...cornerLegs(x - 240, z - 220, 60, 40, frame, 0),
    softBox([-x + 60, 45, -z + 60], [x - 60, 290, z - 20], body, { radius: 110, divisions: 8}),
    curvedWall(
      { plan: wrapPlan(x - thick / 2, -z + thick / 2, z - thick * 0.75, 300), thickness: thick, bottom: () => 60, top: (share) => arm + (height - arm) * Math.sin(Math.PI * share) ** 0.7 },
      body,
      {},
    ),
    ...divide(-x + thick - 10, x - thick + 10, places(size)).map(([from, to]) =>
      softBox([from + 2, 250, -z + thick - 30], [to - 2, seat + 20, z], body, { radius: 90, bulge: [6, 34, 16], role: 'seat' }),
    ),
    softBox([-x + thick + 30, seat + 20, -z + thick], [-x + thick + 470, height - 20, -z + thick + 170], body, { radius: 86, bulge: [10, 14, 56], place: leanBack([0, seat, -z + thick], 0.28)}),
  ];
  return { parts, mount: 'floor', focus: { at: [x - thick, seat + 90, z * 0.5], share: 0.34 } };
}

/** Slim arms, an upright channelled back, one bench cushion, thin legs. */
function channelSofa({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const leg = 190;
  const seat = 450;
  const arm = 84;
  const channels = Math.round((width - 2 * arm) / 150);
  const parts: Part[] = [
    ...cornerLegs(x - 90, z - 90, leg, 15, frame, 0.05),
    softBox([-x + 10, leg, -z + 10], [x - 10, leg + 110, z - 20], body, { radius: 36}),
    softBox([-x + 30, leg + 60, -z], [x - 30, height - 30, -z + 90], body, { radius: 40 }),
    ...divide(-x + arm * 0.6, x - arm * 0.6, channels).map(([from, to]) =>
      softBox([from, leg + 90, -z + 60], [to, height, -z + 205], body, { radius: 58, bulge: [0, 8, 12], divisions: 4}),
    ),
    softBox([-x, leg + 4, -z + 40], [-x + arm, height * 0.76, z - 20], body, { radius: 40}),
    softBox([x - arm, leg + 4, -z + 40], [x, height * 0.76, z - 20], body, { radius: 40}),
    softBox([-x + arm + 4, leg + 100, -z + 190], [x - arm - 4, seat, z], body, { radius: 56, bulge: [0, 18, 10], divisions: 8, role: 'seat' }),
  ];
  return { parts, mount: 'floor', focus: { at: [x - arm, seat + 60, 0], share: 0.36 } };
}

/** An open frame of turned wood with loose cushions. */
function frameSofa({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const seat = 300;
  const arm = 560;
  const lean = leanBack([0, seat, -z + 170], 0.2);
  const side = (sign: 1 | -1): readonly Part[] => {
    const at = sign * (x - 28);
    return [
      rod([at, 0, -z + 90], [at, arm, -z + 110], 17, 22, frame),
      rod([at, 0, z - 70], [at, arm, z - 100], 17, 22, frame),
      softBox([at - 38, arm - 14, -z + 40], [at + 38, arm + 20, z - 20], frame, { radius: 16 }),
      rod([at, 190, -z + 100], [at, 190, z - 80], 13, 13, frame),
      ...divide(-z + 150, z - 150, 4).map(([from, to]) => rod([at, 190, (from + to) / 2], [at, arm, (from + to) / 2], 9, 9, frame)),
    ];
  };
  return {
    parts: [
      ...side(-1),
      ...side(1),
      block([-x + 30, seat - 70, z - 110], [x - 30, seat - 10, z - 80], frame, { bevel: 8 }),
      block([-x + 30, seat - 70, -z + 80], [x - 30, seat - 10, -z + 110], frame, { bevel: 8 }),
      block([-x + 30, height - 110, -z + 20], [x - 30, height - 60, -z + 46], frame, { bevel: 8 }),
      ...divide(-x + 60, x - 60, Math.round(width / 150)).map(([from, to]) => rod([(from + to) / 2, seat - 20, -z + 100], [(from + to) / 2, height - 80, -z + 34], 9, 9, frame)),
      ...divide(-x + 68, x - 68, places(size)).map(([from, to]) => softBox([from + 2, seat - 14, -z + 150], [to - 2, seat + 140, z - 30], body, { radius: 48, bulge: [2, 22, 8], role: 'seat' })),
      ...divide(-x + 72, x - 72, places(size)).map(([from, to]) => softBox([from + 4, seat + 120, -z + 110], [to - 4, height + 10, -z + 260], body, { radius: 60, bulge: [4, 20, 34], place: lean })),
    ],
    mount: 'floor',
    focus: { at: [x - 40, arm, z * 0.4], share: 0.34 },
  };
}

/** Rolled arms, a buttoned back and short turned feet. */
function buttonedSofa({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const leg = 110;
  const seat = 440;
  const arm = 150;
  const rows = 3;
  const columns = Math.max(5, Math.round((width - 2 * arm) / 190));
  const tuft = (point: Vec3): Vec3 => {
    const [u, v] = [((point[0] + x - arm) / (width - 2 * arm)) * columns, ((point[1] - seat) / (height - seat)) * rows];
    const shifted = u + (Math.floor(v) % 2 === 0 ? 0 : 0.5);
    const [du, dv] = [Math.abs(shifted - Math.round(shifted)), Math.abs(v - Math.floor(v) - 0.5)];
    const depthHere = Math.max(0, 1 - Math.hypot(du * 2, dv * 1.6) * 1.7);
    return point[2] > -z + 120 ? [point[0], point[1], point[2] - 46 * depthHere] : point;
  };
  const back = partOf(
    gridTriangles(gridOf(columns * 10, rows * 10, (u, v) => tuft([-x + arm * 0.7 + u * (width - arm * 1.4), seat - 60 + v * (height - seat + 40), -z + 215 - 50 * v * v]))),
    { surface: body, isThin: true },
  );
  const roll = (sign: 1 | -1): readonly Part[] => [
    softBox([sign * x - (sign > 0 ? arm : 0), leg, -z + 20], [sign * x + (sign > 0 ? 0 : arm), height - 150, z - 30], body, { radius: 40 }),
    tube([[sign * (x - arm / 2 + 10), height - 170, -z + 20], [sign * (x - arm / 2 + 10), height - 170, z - 24]], 104, body),
  ];
  return {
    parts: [
      ...cornerLegs(x - 90, z - 90, leg, 34, frame, 0.04),
      softBox([-x + 16, leg, -z], [x - 16, leg + 150, z - 30], body, { radius: 30 }),
      softBox([-x + 30, leg + 60, -z], [x - 30, height - 30, -z + 150], body, { radius: 60 }),
      back,
      tube([[-x + 60, height - 30, -z + 110], [x - 60, height - 30, -z + 110]], 74, body),
      ...roll(-1),
      ...roll(1),
      ...divide(-x + arm + 24, x - arm - 24, places(size)).map(([from, to]) => softBox([from + 2, leg + 130, -z + 170], [to - 2, seat + 24, z], body, { radius: 50, bulge: [0, 26, 12], role: 'seat' })),
    ],
    mount: 'floor',
    focus: { at: [x * 0.4, height - 160, -z + 200], share: 0.34 },
  };
}

/** One plump module: a seat, with a back or without. */
function module(from: Vec3, to: Vec3, height: number, body: PictureSpec['body'], back: 'behind' | 'right' | 'none'): readonly Part[] {
  const seat = softBox(from, [to[0], 400, to[2]], body, { radius: 110, bulge: [10, 26, 14], divisions: 8, role: 'seat' });
  if (back === 'behind') return [seat, softBox([from[0] + 6, 330, from[2]], [to[0] - 6, height, from[2] + 300], body, { radius: 120, bulge: [8, 20, 22], place: leanBack([0, 330, from[2]], 0.1) })];
  if (back === 'right') return [seat, softBox([to[0] - 300, 330, from[2] + 6], [to[0], height, to[2] - 6], body, { radius: 120, bulge: [22, 20, 8] })];
  return [seat];
}

/** A low row of plump modules without arms. */
function moduleSofa({ size, body }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const modules = divide(-x, x, places(size)).flatMap(([from, to]) => module([from + 3, 20, -z], [to - 3, 400, z], height, body, 'behind'));
  return { parts: modules, mount: 'floor', focus: { at: [x * 0.3, 440, z * 0.4], share: 0.36 } };
}

/** Loose cushions, with a chaise longue on the right. */
function chaiseSofa({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const straight = Math.min(940, depth * 0.6);
  const [x, z] = [width / 2, depth / 2];
  const chaise = Math.min(1000, width * 0.36);
  const leg = 130;
  const seat = 430;
  const arm = 160;
  const front = -z + straight;
  const backFront = -z + 210;
  const lean = leanBack([0, seat, backFront], 0.12);
  return {
    parts: [
      ...[[-x + 90, -z + 90], [x - 90, -z + 90], [x - 90, z - 90], [x - chaise + 90, z - 90], [-x + 90, front - 90]].map(([lx = 0, lz = 0]) => rod([lx, 0, lz], [lx, leg, lz], 17, 25, frame)),
      softBox([-x + 14, leg, -z], [x - 14, leg + 170, front - 30], body, { radius: 30 }),
      softBox([x - chaise, leg, -z + 200], [x - 14, leg + 170, z - 20], body, { radius: 30 }),
      softBox([-x + 100, leg + 100, -z], [x - 30, height - 40, -z + 190], body, { radius: 70, bulge: [0, 14, 0] }),
      softBox([-x, leg, -z + 10], [-x + arm, height * 0.76, front - 10], body, { radius: 58, bulge: [8, 10, 6] }),
      softBox([x - arm, leg, -z + 10], [x, height * 0.76, front - 120], body, { radius: 58, bulge: [8, 10, 6] }),
      ...divide(-x + arm + 4, x - chaise, 2).map(([from, to]) => softBox([from + 3, leg + 160, backFront - 30], [to - 3, seat + 20, front], body, { radius: 56, bulge: [0, 30, 14], role: 'seat' })),
      softBox([x - chaise + 3, leg + 160, backFront - 30], [x - arm - 4, seat + 20, z], body, { radius: 56, bulge: [0, 30, 14], role: 'seat' }),
      ...divide(-x + arm + 8, x - arm - 8, 3).map(([from, to]) => softBox([from + 6, seat + 16, backFront - 60], [to - 6, height + 10, backFront + 110], body, { radius: 72, bulge: [4, 26, 44], place: lean })),
    ],
    mount: 'floor',
    focus: { at: [x - chaise * 0.5, seat + 20, z * 0.5], share: 0.36 },
  };
}

/** Plump modules around a corner. */
function moduleCorner({ size, body }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const unit = Math.min(960, depth * 0.55, width * 0.36);
  const along = divide(-x, x - unit, Math.max(2, Math.round((width - unit) / 900)));
  return {
    parts: [
      ...along.flatMap(([from, to]) => module([from + 3, 20, -z], [to - 3, 400, -z + unit], height, body, 'behind')),
      ...module([x - unit + 3, 20, -z], [x, 400, -z + unit - 3], height, body, 'behind'),
      softBox([x - 300, 330, -z + 40], [x, height, -z + unit - 3], body, { radius: 120, bulge: [22, 20, 8] }),
      ...module([x - unit + 3, 20, -z + unit + 3], [x, 400, z], height, body, 'right'),
    ],
    mount: 'floor',
    focus: { at: [x - unit, 430, 0], share: 0.36 },
  };
}

export const SOFAS: readonly Design[] = [boxSofa, wrapSofa, channelSofa, frameSofa, buttonedSofa, moduleSofa];
export const CORNER_SOFAS: readonly Design[] = [chaiseSofa, moduleCorner];
