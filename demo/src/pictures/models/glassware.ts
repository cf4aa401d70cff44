import { lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Profile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import type { Vec3 } from '../rendering/vector.ts';
import { tube } from '../rendering/sweep.ts';
import { OAK } from '../companions.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { handle } from './handle.ts';

/** The melted lip of a glass, on which light gathers. */
function lip(radius: number, y: number, at: Vec3, surface: Surface): Part {
  return tube(Array.from({ length: 49 }, (_, index): Vec3 => [at[0] + Math.cos((index / 48) * 2 * Math.PI) * radius, at[1] + y, at[2] + Math.sin((index / 48) * 2 * Math.PI) * radius]), Math.max(0.8, radius * 0.022), surface);
}

/** Segments around, and steps between the points of an outline: each pane of glass is one shade, so panes are small. */
const SEGMENTS = 80;
const STEPS = 9;
/** Thickness of the wall, in millimetres. */
const WALL_MM = 2.4;
/** The share of the height that the solid bottom takes, and of the radius by which its edges are rounded. */
const BOTTOM = 0.07;
const ROUNDING = 0.09;

/** A quarter of a circle between two directions, both in quarters of a turn from the horizontal. */
function arc([x, y]: Profile[number], radius: number, from: number, to: number): Profile {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const angle = ((from + (to - from) * share) * Math.PI) / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
}

/** Glass that is thick below and thin at its lip, with rounded edges at its bottom. */
export function blown(spec: PictureSpec, outside: Profile, at: Vec3, flutes?: { count: number; depth: number }): readonly Part[] {
  const [[foot] = [0], ...above] = outside;
  const rounding = foot * ROUNDING;
  // The rounded edge ends in the direction in which the wall begins.
  const [[nextRadius, nextHeight] = [foot, 1]] = above;
  const edge = arc([foot - rounding, rounding], rounding, -1, -Math.atan2(nextRadius - foot, nextHeight) / (Math.PI / 2));
  const outer = smoothProfile([edge.at(-1) ?? [foot, rounding], ...above], STEPS);
  const bottom = spec.size.height * BOTTOM;
  const inner = outer.toReversed().filter(([, y]) => y > bottom + 2 * rounding).map(([radius, y]) => [Math.max(0, radius - WALL_MM), y] as const);
  const [floor] = inner.at(-1) ?? [0];
  const [radius, height] = outer.at(-1) ?? [0, 0];
  const profile: Profile = [[0, 0], ...edge, ...outer.slice(1), ...inner, ...arc([Math.max(0, floor - 2 * rounding), bottom + 2 * rounding], 2 * rounding, 0, -1), [0, bottom]];
  const wall = lathe(profile, spec.body, { at, isThin: true, segments: SEGMENTS, ...(flutes && { flutes, segments: flutes.count * 6 }) });
  return [wall, lip(radius - 1.2, height, at, spec.body)];
}

/** As many pieces as the product has, side by side, every other one somewhat behind. */
function set(spec: PictureSpec, one: (at: Vec3) => readonly Part[]): Model {
  const { size: { width, height }, count = 1 } = spec;
  const places = Array.from({ length: count }, (_, index): Vec3 => [(index - (count - 1) / 2) * width * 1.24, 0, count === 1 ? 0 : (index % 2 === 0 ? -0.3 : 0.3) * width]);
  return { parts: places.flatMap(one), mount: 'floor', focus: { at: [width * 0.7, height * 0.8, width * 0.5], share: 0.48 } };
}

function tumblers(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  return set(spec, (at) => blown(spec, [[radius * 0.82, 0], [radius * 0.9, height * 0.06], [radius * 0.97, height * 0.5], [radius, height]], at));
}

/** The height of a bowl at which it is widest, as a share of its own height, and by how much it draws in until its rim. */
const WIDEST = 0.44;
const DRAWN_IN = 0.28;

/** The radius of a tulip-shaped bowl at a share of its height, as a share of the largest. */
function tulip(share: number): number {
  if (share <= 0) return 0;
  return share < WIDEST ? Math.sqrt(1 - (1 - share / WIDEST) ** 2) : 1 - DRAWN_IN * ((share - WIDEST) / (1 - WIDEST)) ** 2;
}

/** Positions from 0 to 1, denser at the start, where a curve is tighter. */
function sharesFromStart(count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, index) => (index / count) ** 1.7);
}

/** Foot, stem and bowl in one curve, drawn from one piece of glass. */
function wineGlasses(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  const [foot, stem, wall] = [radius * 0.84, radius * 0.075, 1.3];
  const [footHeight, bowlAt] = [height * 0.1, height * 0.47];
  const bowlHeight = height - bowlAt;
  // The stem widens into the bowl without an edge.
  const outerAt = (share: number): number => Math.cbrt(stem ** 3 + (radius * tulip(share)) ** 3);
  const shares = sharesFromStart(30);
  const outer: Profile = [
    [0, 0], [foot - 1, 0], [foot, 1], [foot - 0.6, 2],
    ...sharesFromStart(14).map((share) => [stem + (foot - 1 - stem) * Math.exp(-5 * share), 2.4 + footHeight * share] as const),
    [stem, height * 0.26],
    ...shares.map((share) => [outerAt(share), bowlAt + bowlHeight * share] as const),
  ];
  const inner: Profile = shares.toReversed().map((share) => [Math.max(0, radius * tulip(share) - wall), bowlAt + 3 + (bowlHeight - 3) * share] as const);
  const [rim] = outer.at(-1) ?? [0];
  return set(spec, (at) => [lathe([...outer, ...inner], spec.body, { at, isThin: true, segments: SEGMENTS }), lip(rim - wall / 2, height, at, spec.body)]);
}

function highballs(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  return set(spec, (at) => blown(spec, [[radius * 0.9, 0], [radius * 0.95, height * 0.04], [radius * 0.98, height * 0.5], [radius, height]], at, { count: 24, depth: 0.05 }));
}

/** A carafe with a ball for a stopper. */
function stoppered(spec: PictureSpec): Model {
  const [radius, height] = [spec.size.width / 2, spec.size.height];
  const neck = height * 0.86;
  const stopper = spec.frame.material === 'glass' ? OAK : spec.frame;
  const ballRadius = (height - neck) / 2 - 2;
  const ball = Array.from({ length: 19 }, (_, index) => {
    const angle = -1.1 + ((Math.PI / 2 + 1.1) * index) / 18;
    return [Math.cos(angle) * ballRadius, height - ballRadius + Math.sin(angle) * ballRadius] as const;
  });
  const plug = lathe([[0, neck - 18], [radius * 0.24, neck - 18], [radius * 0.28, neck - 16], [radius * 0.29, neck + 2], ...ball], stopper, { segments: 40 });
  return { parts: [plug, ...blown(spec, [[radius * 0.86, 0], [radius * 0.98, height * 0.06], [radius, height * 0.34], [radius * 0.56, height * 0.56], [radius * 0.3, height * 0.7], [radius * 0.34, neck]], [0, 0, 0])], mount: 'floor', focus: { at: [0, height * 0.7, radius * 0.5], share: 0.5 } };
}

/** A carafe with a handle. */
function handled(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const radius = Math.min(width, depth) / 2;
  const outside: Profile = [[radius * 0.8, 0], [radius * 0.96, height * 0.08], [radius, height * 0.3], [radius * 0.78, height * 0.62], [radius * 0.6, height * 0.84], [radius * 0.72, height]];
  const grip = handle({ outside, low: height * 0.4, high: height * 0.88, reach: width - radius, thickness: 6 }, spec.body);
  return { parts: [...blown(spec, outside, [0, 0, 0]), grip], mount: 'floor', focus: { at: [radius * 0.6, height * 0.7, radius * 0.4], share: 0.5 } };
}

export const GLASSES: readonly Design[] = [tumblers, wineGlasses, highballs];
export const CARAFES: readonly Design[] = [stoppered, handled];
