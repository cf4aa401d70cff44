import { block } from '../rendering/block.ts';
import { disc, lathe, smoothProfile } from '../rendering/lathe.ts';
import type { Design, Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { curvedWall, rod, smoothCurve, tube } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import { BLACK } from '../companions.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';

const WAX: Surface = { material: 'wax', hex: '#F3EADB' };
const FLAME: Surface = { material: 'paper', hex: '#FFD9A0' };

/** A candle with its wick, burning. */
function candle(at: Vec3, radius: number, height: number): readonly Part[] {
  const [x, y, z] = at;
  return [
    lathe([[0, 0], [radius, 0], [radius, height - 2], [radius - 2, height], [0, height - 1]], WAX, { at, segments: 32 }),
    rod([x, y + height - 2, z], [x + 1, y + height + 9, z], 1.2, 1.2, BLACK, { castsNoShadow: true }),
    lathe(smoothProfile([[0.5, height + 5], [4.6, height + 13], [3.2, height + 24], [0.4, height + 38]]), FLAME, { at, segments: 20, castsNoShadow: true, glow: () => 1.1 }),
  ];
}

/** One stick: foot, stem and cup. */
function stick(at: Vec3, radius: number, height: number, surface: Surface): Part {
  return lathe(smoothProfile([[radius, 0], [radius, 7], [radius * 0.34, 18], [radius * 0.2, height * 0.4], [radius * 0.3, height * 0.62], [radius * 0.2, height * 0.8], [radius * 0.44, height - 8], [radius * 0.44, height]], 5), surface, { at });
}

function candlestick({ size, body }: PictureSpec): Model {
  const { width, height } = size;
  const foot = height * 0.55;
  return { parts: [stick([0, 0, 0], width / 2, foot, body), ...candle([0, foot - 4, 0], 11, height - foot)], mount: 'floor', focus: { at: [0, foot * 0.8, width * 0.3], share: 0.5 } };
}

/** Three sticks of three heights. */
function threeSticks({ size, body }: PictureSpec): Model {
  const { width, depth, height } = size;
  const radius = Math.min(46, width * 0.17, depth * 0.36);
  const places: readonly (readonly [Vec3, number])[] = [[[-width * 0.32, 0, depth * 0.06], 0.32], [[0, 0, -depth * 0.14], 0.58], [[width * 0.32, 0, depth * 0.14], 0.44]];
  return { parts: places.flatMap(([at, share]) => [stick(at, radius, height * share, body), ...candle([at[0], height * share - 4, at[2]], 11, height * 0.4)]), mount: 'floor', focus: { at: [0, height * 0.5, 0], share: 0.5 } };
}

/** A lantern with four panes. */
function lantern({ size, body }: PictureSpec): Model {
  const [x, z, height] = [size.width / 2, size.depth / 2, size.height];
  const top = height * 0.82;
  const posts = [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([sx = 0, sz = 0]) => block([sx * (x - 5) - 5, 14, sz * (z - 5) - 5], [sx * (x - 5) + 5, top, sz * (z - 5) + 5], body));
  const pane: Surface = { material: 'glass', hex: '#E4EAE6' };
  return {
    parts: [
      block([-x, 0, -z], [x, 14, z], body),
      ...posts,
      ...candle([0, 14, 0], Math.min(34, x * 0.46), height * 0.34),
      block([-x + 10, 14, z - 7], [x - 10, top, z - 4], pane, { bevel: 0.5 }),
      block([x - 7, 14, -z + 10], [x - 4, top, z - 10], pane, { bevel: 0.5 }),
      lathe([[x * 1.36, top], [x * 1.36, top + 8], [x * 0.4, height - 24], [x * 0.4, height - 8], [0, height - 6]], body, { segments: 4, place: ([px, py, pz]) => [(px - pz) * 0.76, py, (px + pz) * 0.76 * (z / x)] }),
      tube(smoothCurve([[-24, height - 12, 0], [-30, height + 10, 0], [0, height + 26, 0], [30, height + 10, 0], [24, height - 12, 0]]), 4, body),
    ],
    mount: 'floor',
    focus: { at: [0, height * 0.5, z], share: 0.5 },
  };
}

/** Turns a piece that was modelled lying so that it faces the viewer. */
function facing(centerY: number, z = 0): (point: Vec3) => Vec3 {
  return ([x, y, pz]) => [x, centerY - pz, z + y];
}

function hands(center: readonly [y: number, z: number], radius: number, surface: Surface): readonly Part[] {
  const [y, z] = center;
  const hand = (angle: number, length: number, thickness: number): Part => rod([-Math.sin(angle) * length * 0.16, y - Math.cos(angle) * length * 0.16, z], [Math.sin(angle) * length, y + Math.cos(angle) * length, z], thickness, thickness * 0.6, surface);
  return [hand(-1.02, radius * 0.52, 4.4), hand(1.05, radius * 0.78, 3.2), rod([0, y, z - 4], [0, y, z + 6], 7, 6, surface)];
}

/** A round face with twelve marks and a rim. */
function markedClock({ size, body, frame }: PictureSpec): Model {
  const [radius, depth] = [size.width / 2, Math.max(26, size.depth)];
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const [from, to] = [radius * (index % 3 === 0 ? 0.7 : 0.76), radius * 0.85];
    return rod([Math.sin(angle) * from, radius + Math.cos(angle) * from, depth * 0.72], [Math.sin(angle) * to, radius + Math.cos(angle) * to, depth * 0.72], index % 3 === 0 ? 4 : 2.6, index % 3 === 0 ? 4 : 2.6, BLACK);
  });
  const rim = Array.from({ length: 73 }, (_, index): Vec3 => [Math.cos((index / 72) * 2 * Math.PI) * (radius - 9), radius + Math.sin((index / 72) * 2 * Math.PI) * (radius - 9), depth * 0.6]);
  return { parts: [disc([0, 0, 0], radius - 8, depth * 0.68, body, { place: facing(radius) }), tube(rim, 11, frame), ...marks, ...hands([radius, depth * 0.8], radius, BLACK)], mount: 'wall', focus: { at: [radius * 0.3, radius * 1.3, depth], share: 0.5 } };
}

/** A bare disc with two hands. */
function bareClock({ size, body, frame }: PictureSpec): Model {
  const [radius, depth] = [size.width / 2, Math.max(24, size.depth)];
  return { parts: [disc([0, 0, 0], radius, depth * 0.8, body, { place: facing(radius), grain: 'y' }), ...hands([radius, depth * 0.9], radius, frame)], mount: 'wall', focus: { at: [radius * 0.3, radius * 1.3, depth], share: 0.5 } };
}

/** An arch to stand on a mantelpiece, with a round face. */
function mantelClock({ size, body, frame }: PictureSpec): Model {
  const [x, depth, height] = [size.width / 2, Math.max(50, size.depth * 0.88), size.height];
  const plan = Array.from({ length: 33 }, (_, index) => [-x + (2 * x * index) / 32, 0] as const);
  const face = x * 0.72;
  const center = height - x;
  return {
    parts: [curvedWall({ plan, thickness: depth, bottom: () => 0, top: (share) => height - x + x * Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2)), roundness: 0.12 }, body), disc([0, 0, 0], face, 6, { material: 'lacquer', hex: '#F3EEE4' }, { place: facing(center, depth / 2 - 2) }), ...hands([center, depth / 2 + 7], face, frame)],
    mount: 'floor',
    focus: { at: [0, center, depth / 2], share: 0.5 },
  };
}

export const CANDLE_HOLDERS: readonly Design[] = [candlestick, threeSticks, lantern];
export const CLOCKS: readonly Design[] = [markedClock, bareClock, mantelClock];
