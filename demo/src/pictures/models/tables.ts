import { block } from '../rendering/block.ts';
import { disc, lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { cornerLegs, divide } from './pieces.ts';

/** Thickness of a top, in millimetres. */
export const TOP = 30;

export function focusOnCorner({ size }: PictureSpec): Model['focus'] {
  return { at: [size.width * 0.36, size.height, size.depth * 0.4], share: 0.4 };
}

/** A round top; its grain runs across. */
function roundTop(radius: number, height: number, surface: Surface): readonly Part[] {
  return [disc([0, height - TOP, 0], radius, TOP, surface, { grain: 'x' })];
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
export function onTrestles(spec: PictureSpec): Model {
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

/** A round top on four splayed legs. */
function roundOnLegs(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  const legs = [0, 1, 2, 3].map((index) => {
    const angle = Math.PI / 4 + (index * Math.PI) / 2;
    return rod([Math.cos(angle) * radius * 0.8, 0, Math.sin(angle) * radius * 0.8], [Math.cos(angle) * radius * 0.56, height - TOP, Math.sin(angle) * radius * 0.56], 16, 27, spec.frame);
  });
  return { parts: [...legs, disc([0, height - TOP - 50, 0], radius * 0.62, 50, spec.frame), ...roundTop(radius, height, spec.body)], mount: 'floor', focus: focusOnCorner(spec) };
}

/** A slab on two solid panels. */
function onPanels(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const thick = 42;
  const panel = (sign: 1 | -1): Part => block([sign * x * 0.62 - 36, 0, -z + 110], [sign * x * 0.62 + 36, height - thick, z - 110], spec.frame, { grain: 'y', bevel: 10 });
  return { parts: [panel(-1), panel(1), block([-x * 0.62, height - 220, -22], [x * 0.62, height - 140, 22], spec.frame, { grain: 'x' }), block([-x, height - thick, -z], [x, height, z], spec.body, { grain: 'x', bevel: 9 })], mount: 'floor', focus: focusOnCorner(spec) };
}

/** A round or oval top on a fluted drum. */
function onFlutedDrum(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const radius = width / 2;
  const oval = (point: Vec3): Vec3 => [point[0], point[1], point[2] * (depth / width)];
  const drumRadius = Math.min(radius * 0.5, 340);
  return {
    parts: [
      lathe([[drumRadius, 0], [drumRadius, height - TOP]], spec.frame, { flutes: { count: 34, depth: 0.045 }, segments: 272, grain: 'y' }),
      disc([0, height - TOP, 0], radius, TOP, spec.body, { place: oval, grain: 'x' }),
    ],
    mount: 'floor',
    focus: { at: [drumRadius * 0.6, height * 0.7, drumRadius * 0.8], share: 0.42 },
  };
}

/** A slim top on two crossed frames of metal. */
function onCrosses(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const cross = (at: number): readonly Part[] => [
    rod([at, 0, -z + 70], [at, height - TOP, z - 90], 17, 17, spec.frame),
    rod([at, 0, z - 70], [at, height - TOP, -z + 90], 17, 17, spec.frame),
  ];
  return { parts: [...cross(-x * 0.7), ...cross(x * 0.7), rod([-x * 0.7, height / 2, 0], [x * 0.7, height / 2, 0], 12, 12, spec.frame), block([-x, height - TOP, -z], [x, height, z], spec.body, { grain: 'x' })], mount: 'floor', focus: focusOnCorner(spec) };
}

/** A round tray with a raised rim on three legs. */
function trayTable(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width / 2;
  const legs = [0, 1, 2].map((index) => {
    const angle = 0.5 + (index * 2 * Math.PI) / 3;
    return rod([Math.cos(angle) * radius * 0.86, 0, Math.sin(angle) * radius * 0.86], [Math.cos(angle) * radius * 0.6, height - 50, Math.sin(angle) * radius * 0.6], 13, 21, spec.frame);
  });
  const tray = lathe([[0, height - 46], [radius * 0.94, height - 46], [radius, height - 30], [radius, height], [radius * 0.965, height], [radius * 0.955, height - 24], [0, height - 26]], spec.body, { grain: 'x', segments: 72 });
  return { parts: [...legs, tray], mount: 'floor', focus: { at: [radius * 0.6, height, radius * 0.5], share: 0.42 } };
}

/** Two round tables, one under the other. */
function nestedTables(spec: PictureSpec): Model {
  const { width, height } = spec.size;
  const radius = width * 0.32;
  const one = (at: Vec3, high: number, wide: number, surface: PictureSpec['body']): readonly Part[] => [
    ...[0, 1, 2].map((index) => {
      const angle = 0.9 + (index * 2 * Math.PI) / 3;
      return rod([at[0] + Math.cos(angle) * wide * 0.88, 0, at[2] + Math.sin(angle) * wide * 0.88], [at[0] + Math.cos(angle) * wide * 0.74, high - 20, at[2] + Math.sin(angle) * wide * 0.74], 10, 13, spec.frame);
    }),
    disc([at[0], high - 24, at[2]], wide, 24, surface, { grain: 'x' }),
  ];
  return { parts: [...one([-width * 0.17, 0, -40], height, radius, spec.body), ...one([width * 0.24, 0, 120], height * 0.76, radius * 0.76, spec.body)], mount: 'floor', focus: { at: [0, height, 0], share: 0.44 } };
}

/** A low block above a plinth that steps back. */
function plinthTable(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  return { parts: [block([-x + 70, 0, -z + 70], [x - 70, 60, z - 70], spec.frame), block([-x, 60, -z], [x, height, z], spec.body, { grain: 'x', bevel: 12 })], mount: 'floor', focus: focusOnCorner(spec) };
}

/** A slab on two thick blocks. */
function onBlocks(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const thick = Math.min(60, height * 0.18);
  const support = (sign: 1 | -1): Part => block([sign * x * 0.56 - x * 0.15, 0, -z * 0.72], [sign * x * 0.56 + x * 0.15, height - thick, z * 0.72], spec.frame, { bevel: 10 });
  return { parts: [support(-1), support(1), block([-x, height - thick, -z], [x, height, z], spec.body, { grain: 'x', bevel: 10 })], mount: 'floor', focus: focusOnCorner(spec) };
}

/** A thin top on a frame of slim bars, with a rack of bars below. */
function onFrame(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const [bar, top, rack] = [16, 10, height * 0.36];
  const rail = (y: number): readonly Part[] => [
    ...[-z, z - bar].map((at) => block([-x, y - bar, at], [x, y, at + bar], spec.frame, { grain: 'x' })),
    ...[-x, x - bar].map((at) => block([at, y - bar, -z], [at + bar, y, z], spec.frame, { grain: 'z' })),
  ];
  const legs = [[-x, -z], [x - bar, -z], [-x, z - bar], [x - bar, z - bar]].map(([px = 0, pz = 0]) => block([px, 0, pz], [px + bar, height - top, pz + bar], spec.frame, { grain: 'y' }));
  const rods = divide(-z + bar, z - bar, Math.round(depth / 46)).map(([from, to]) => rod([-x + bar / 2, rack - bar / 2, (from + to) / 2], [x - bar / 2, rack - bar / 2, (from + to) / 2], 5, 5, spec.frame));
  return { parts: [...legs, ...rail(rack), ...rods, ...rail(height - top), block([-x, height - top, -z], [x, height, z], spec.body, { bevel: 2 })], mount: 'floor', focus: focusOnCorner(spec) };
}

export const DINING_TABLES: readonly Design[] = [fourLegs, onColumn, onTrestles, roundOnLegs, onPanels, onFlutedDrum, onCrosses];

export const COFFEE_TABLES: readonly Design[] = [fourLegs, drum, onBoards, trayTable, nestedTables, plinthTable, onBlocks, onFrame];
