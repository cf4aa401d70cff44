import type { Design, Model } from '../drawing/model.ts';
import type { Part } from '../drawing/part.ts';
import { softBox } from '../drawing/softBox.ts';
import { curvedWall } from '../drawing/sweep.ts';
import { leanBack } from '../drawing/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { cornerLegs, darkerBelow, divide } from './pieces.ts';

/** Loose cushions between broad arms, on turned legs. */
function boxSofa({ size, body, frame }: PictureSpec): Model {
  const { width, depth, height } = size;
  const [x, z] = [width / 2, depth / 2];
  const arm = Math.min(170, width * 0.09);
  const leg = 130;
  const seat = 430;
  const places = width > 1900 ? 3 : 2;
  const backFront = -z + 210;
  const lean = leanBack([0, seat, backFront], 0.12);
  const parts: Part[] = [
    ...cornerLegs(x - 110, z - 110, leg, 24, frame),
    softBox([-x + 20, leg, -z], [x - 20, leg + 170, z - 40], body, { radius: 30, exposure: darkerBelow(leg, 150, 0.7) }),
    softBox([-x + arm * 0.7, leg + 100, -z], [x - arm * 0.7, height - 40, -z + 190], body, { radius: 70, bulge: [0, 14, 0] }),
    softBox([-x, leg, -z + 10], [-x + arm, height * 0.74, z - 10], body, { radius: 58, bulge: [8, 10, 6], exposure: darkerBelow(leg, 150, 0.75) }),
    softBox([x - arm, leg, -z + 10], [x, height * 0.74, z - 10], body, { radius: 58, bulge: [8, 10, 6], exposure: darkerBelow(leg, 150, 0.75) }),
    ...divide(-x + arm + 4, x - arm - 4, places).map(([from, to]) =>
      softBox([from + 3, leg + 160, backFront - 30], [to - 3, seat + 20, z], body, { radius: 56, bulge: [0, 30, 14], exposure: darkerBelow(leg + 150, 90, 0.66) }),
    ),
    ...divide(-x + arm + 8, x - arm - 8, places).map(([from, to]) =>
      softBox([from + 6, seat + 16, backFront - 60], [to - 6, height + 10, backFront + 110], body, { radius: 72, bulge: [4, 26, 44], place: lean, exposure: darkerBelow(seat, 130, 0.66) }),
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
    softBox([-x + 60, 45, -z + 60], [x - 60, 290, z - 20], body, { radius: 110, divisions: 8, exposure: darkerBelow(30, 190, 0.6) }),
    curvedWall(
      { plan: wrapPlan(x - thick / 2, -z + thick / 2, z - thick * 0.75, 300), thickness: thick, bottom: () => 60, top: (share) => arm + (height - arm) * Math.sin(Math.PI * share) ** 0.7 },
      body,
      { exposure: darkerBelow(30, 220, 0.6) },
    ),
    ...divide(-x + thick - 10, x - thick + 10, 2).map(([from, to]) =>
      softBox([from + 2, 250, -z + thick - 30], [to - 2, seat + 20, z], body, { radius: 90, bulge: [6, 34, 16], exposure: darkerBelow(240, 110, 0.64) }),
    ),
    softBox([-x + thick + 30, seat + 20, -z + thick], [-x + thick + 560, seat + 400, -z + thick + 190], body, { radius: 86, bulge: [10, 20, 60], place: leanBack([0, seat, -z + thick], 0.28), exposure: darkerBelow(seat, 120, 0.7) }),
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
    softBox([-x + 10, leg, -z + 10], [x - 10, leg + 110, z - 20], body, { radius: 36, exposure: darkerBelow(leg, 100, 0.7) }),
    softBox([-x + 30, leg + 60, -z], [x - 30, height - 30, -z + 90], body, { radius: 40 }),
    ...divide(-x + arm * 0.6, x - arm * 0.6, channels).map(([from, to]) =>
      softBox([from, leg + 90, -z + 60], [to, height, -z + 205], body, { radius: 58, bulge: [0, 8, 12], divisions: 4, exposure: darkerBelow(seat - 20, 120, 0.7) }),
    ),
    softBox([-x, leg + 4, -z + 40], [-x + arm, height * 0.76, z - 20], body, { radius: 40, exposure: darkerBelow(leg, 140, 0.78) }),
    softBox([x - arm, leg + 4, -z + 40], [x, height * 0.76, z - 20], body, { radius: 40, exposure: darkerBelow(leg, 140, 0.78) }),
    softBox([-x + arm + 4, leg + 100, -z + 190], [x - arm - 4, seat, z], body, { radius: 56, bulge: [0, 18, 10], divisions: 8, exposure: darkerBelow(leg + 90, 90, 0.66) }),
  ];
  return { parts, mount: 'floor', focus: { at: [x - arm, seat + 60, 0], share: 0.36 } };
}

export const SOFAS: readonly Design[] = [boxSofa, wrapSofa, channelSofa];
