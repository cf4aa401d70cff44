import { block, roundFace } from '../drawing/block.ts';
import { disc, lathe, smoothProfile } from '../drawing/lathe.ts';
import type { Design, Model } from '../drawing/model.ts';
import type { Part } from '../drawing/part.ts';
import { rod } from '../drawing/sweep.ts';
import type { Vec3 } from '../drawing/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { drawerFront } from './storage.ts';
import { cornerLegs } from './pieces.ts';

const TOP = 30;

function focusOnCorner({ size }: PictureSpec): Model['focus'] {
  return { at: [size.width * 0.36, size.height, size.depth * 0.4], share: 0.4 };
}

/** A round top: the turned edge, and the flat face with its grain. */
function roundTop(radius: number, height: number, surface: Surface): readonly Part[] {
  return [disc([0, height - TOP, 0], radius, TOP, surface), roundFace([0, height, 0], radius - 8, surface)];
}

/** A rectangular top on an apron and four turned legs. */
function fourLegs(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const radius = Math.min(34, height * 0.06);
  return {
    parts: [
      ...cornerLegs(x - 90, z - 80, height - TOP, radius, spec.frame, 0.05),
      block([-x + 80, height - TOP - 70, -z + 70], [x - 80, height - TOP, z - 70], spec.frame),
      block([-x, height - TOP, -z], [x, height, z], spec.body, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: focusOnCorner(spec),
  };
}

/** A round top on one turned column that widens to a foot. */
function onColumn(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  const column = smoothProfile([[0, 0], [radius * 0.58, 0], [radius * 0.58, 18], [radius * 0.3, 60], [radius * 0.13, height * 0.3], [radius * 0.11, height * 0.66], [radius * 0.26, height - TOP]]);
  return { parts: [lathe(column, spec.frame), ...roundTop(radius, height, spec.body)], mount: 'floor', focus: focusOnCorner(spec) };
}

/** A long top on two trestles. */
function onTrestles(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const trestle = (at: number): readonly Part[] => [
    rod([at - 14, 0, -z + 60], [at, height - TOP - 20, -z + 190], 20, 26, spec.frame),
    rod([at + 14, 0, z - 60], [at, height - TOP - 20, z - 190], 20, 26, spec.frame),
    block([at - 30, height - TOP - 60, -z + 90], [at + 30, height - TOP, z - 90], spec.frame, { grain: 'z' }),
    rod([at, height * 0.34, -z + 110], [at, height * 0.34, z - 110], 16, 16, spec.frame),
  ];
  return {
    parts: [...trestle(-x * 0.64), ...trestle(x * 0.64), block([-x, height - TOP, -z], [x, height, z], spec.body, { grain: 'x' })],
    mount: 'floor',
    focus: focusOnCorner(spec),
  };
}

/** A low drum: a thick round body under its top. */
function drum(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  const wall = smoothProfile([[0, 0], [radius * 0.86, 0], [radius * 0.9, 20], [radius * 0.92, height * 0.5], [radius * 0.95, height - TOP - 10], [radius * 0.95, height - TOP]]);
  return { parts: [lathe(wall, spec.frame), ...roundTop(radius, height, spec.body)], mount: 'floor', focus: focusOnCorner(spec) };
}

/** A top between two broad standing boards, with a shelf. */
function onBoards(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  return {
    parts: [
      block([-x + 60, 0, -z + 20], [-x + 100, height - TOP, z - 20], spec.frame, { grain: 'y' }),
      block([-x + 100, height * 0.36, -z + 40], [x - 100, height * 0.36 + 22, z - 40], spec.frame, { grain: 'x' }),
      block([x - 100, 0, -z + 20], [x - 60, height - TOP, z - 20], spec.frame, { grain: 'y' }),
      block([-x, height - TOP, -z], [x, height, z], spec.body, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: focusOnCorner(spec),
  };
}

/** Four legs with a row of drawers under the top. */
function writingDesk(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const box: readonly [Vec3, Vec3] = [[-x + 40, height - TOP - 120, -z + 30], [x - 40, height - TOP, z - 20]];
  return {
    parts: [
      ...cornerLegs(x - 80, z - 70, height - TOP - 110, 26, spec.frame, 0.06),
      block(box[0], box[1], spec.body, { grain: 'x' }),
      ...[-1, 1].map((side) => drawerFront([side < 0 ? -x + 52 : 6, height - TOP - 108, z - 20], [side < 0 ? -6 : x - 52, height - TOP - 12, z - 4], spec.body)).flat(),
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
  return {
    parts: [...side(-x + 60), block([-x + 60, height - TOP - 60, -z + 26], [x - 60, height - TOP - 30, -z + 50], spec.frame), ...side(x - 60), block([-x, height - TOP, -z], [x, height, z], spec.body, { grain: 'x' })],
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

export const DINING_TABLES: readonly Design[] = [fourLegs, onColumn, onTrestles];

export const COFFEE_TABLES: readonly Design[] = [fourLegs, drum, onBoards];

export const DESKS: readonly Design[] = [writingDesk, frameDesk, pedestalDesk];
