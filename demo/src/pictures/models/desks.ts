import { block } from '../rendering/block.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec } from '../pictureSpec.ts';
import { drawerFront, plainDrawer } from './carcass.ts';
import { cornerLegs, divide } from './pieces.ts';
import { focusOnCorner, onTrestles, TOP } from './tables.ts';

/** Four legs with a row of drawers under the top. */
function writingDesk(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const box: readonly [Vec3, Vec3] = [[-x + 40, height - TOP - 120, -z + 30], [x - 40, height - TOP, z - 20]];
  return {
    parts: [
      ...cornerLegs(x - 80, z - 70, height - TOP - 110, 26, spec.frame, 0.06),
      block(box[0], box[1], spec.body, { grain: 'x' }),
      ...divide(-x + 46, x - 46, spec.count ?? 2).flatMap(([from, to]) => drawerFront([from + 6, height - TOP - 108, z - 20], [to - 6, height - TOP - 12, z - 4], spec.body)),
      block([-x, height - TOP, -z], [x, height, z], spec.body, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: focusOnCorner(spec),
  };
}

/** A thin top on a frame of slim bars. */
function frameDesk(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const bar = 14;
  const side = (at: number): readonly Part[] => [
    block([at - bar, 0, -z + 20], [at + bar, bar * 2, z - 20], spec.frame),
    block([at - bar, 0, -z + 20], [at + bar, height - TOP, -z + 20 + bar * 2], spec.frame),
    block([at - bar, 0, z - 20 - bar * 2], [at + bar, height - TOP, z - 20], spec.frame),
  ];
  // A desk with a drawer has it to one side, under its top.
  const drawer = spec.count === undefined ? [] : [block([x * 0.2, height - TOP - 78, -z + 60], [x * 0.2 + 420, height - TOP, z - 60], spec.body, { grain: 'x' }), plainDrawer([x * 0.2 + 4, height - TOP - 74, z - 60], [x * 0.2 + 416, height - TOP - 8, z - 44], spec.body)];
  return {
    parts: [...side(-x + 60), ...drawer, block([-x + 60, height - TOP - 60, -z + 26], [x - 60, height - TOP - 30, -z + 50], spec.frame), ...side(x - 60), block([-x, height - TOP, -z], [x, height, z], spec.body, { grain: 'x' })],
    mount: 'floor',
    focus: focusOnCorner(spec),
  };
}

/** A top with a pedestal of drawers on one side and two legs on the other. */
function pedestalDesk(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const inner = x - Math.min(440, width * 0.34);
  const drawers = [0, 1, 2].map((index) => {
    const from = 60 + (index * (height - TOP - 70)) / 3;
    return drawerFront([inner + 10, from, z - 34], [x - 40, from + (height - TOP - 70) / 3 - 12, z - 16], spec.body);
  });
  return {
    parts: [
      rod([-x + 50, 0, -z + 60], [-x + 90, height - TOP, -z + 90], 16, 24, spec.frame),
      rod([-x + 50, 0, z - 60], [-x + 90, height - TOP, z - 90], 16, 24, spec.frame),
      block([inner, 50, -z + 30], [x - 30, height - TOP, z - 34], spec.body, { grain: 'y' }),
      ...drawers.flat(),
      block([-x, height - TOP, -z], [x, height, z], spec.body, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: focusOnCorner(spec),
  };
}

/** Four legs, and a low gallery with compartments along the back of the top. */
function galleryDesk(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const top = height - 150;
  const uprights = [-1, -0.34, 0.34, 1].map((share) => block([share * (x - 12) - 9, top, -z], [share * (x - 12) + 9, height - 18, -z + 210], spec.body, { grain: 'y' }));
  return {
    parts: [
      ...cornerLegs(x - 70, z - 60, top - TOP, 24, spec.frame, 0.05),
      block([-x + 60, top - TOP - 70, -z + 50], [x - 60, top - TOP, z - 50], spec.frame),
      block([-x, top - TOP, -z], [x, top, z], spec.body, { grain: 'x' }),
      ...uprights,
      block([-x, top, -z], [x, height - 18, -z + 10], spec.body, { grain: 'x' }),
      block([-x, height - 18, -z], [x, height, -z + 220], spec.body, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: { at: [x * 0.3, top, 0], share: 0.42 },
  };
}

export const DESKS: readonly Design[] = [writingDesk, frameDesk, pedestalDesk, onTrestles, galleryDesk];
