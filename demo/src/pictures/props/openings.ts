import type { Surface } from '../pictureSpec.ts';
import { mixColors } from '../rendering/color.ts';
import { block } from '../rendering/block.ts';
import type { Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import { turnAboutY, type Vec3 } from '../rendering/vector.ts';
import { modelFrom } from './model.ts';

const PAINTED: Surface = { material: 'lacquer', hex: '#F1ECE2' };
const HANDLE: Surface = { material: 'brass', hex: '#B08D57' };

/** What a pane shows: the colours of its upper and lower edge, and how much it glows. */
interface Outlook {
  readonly above: string;
  readonly below: string;
  readonly glow: number;
}

export const DAY: Outlook = { above: '#E6F3FF', below: '#D3E3CF', glow: 0.42 };
export const DUSK: Outlook = { above: '#24304A', below: '#3A3C4A', glow: 0.06 };

export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  readonly outlook?: Outlook;
  readonly columns?: number;
  readonly rows?: number;
  /** Depth of the sill. */
  readonly sill?: number;
  /** The angle of the right casement, in radians, if it is open. */
  readonly open?: number;
}

function pane(min: Vec3, max: Vec3, { above, below, glow }: Outlook, height: number): Part {
  const paint = ([, y]: Vec3): string => mixColors(below, above, Math.max(0, Math.min(1, (y / height - 0.2) * 1.6)));
  return block(min, max, { material: 'paper', hex: above }, { bevel: 0.5, isPlain: true, castsNoShadow: true, paint, glow: () => glow });
}

/** A frame of four bars around a rectangle. */
function bars(from: number, to: number, low: number, high: number, bar: number, z: readonly [number, number]): readonly Part[] {
  return [
    block([from, low, z[0]], [to, low + bar, z[1]], PAINTED, { isPlain: true }),
    block([from, high - bar, z[0]], [to, high, z[1]], PAINTED, { isPlain: true }),
    block([from, low, z[0]], [from + bar, high, z[1]], PAINTED, { isPlain: true }),
    block([to - bar, low, z[0]], [to, high, z[1]], PAINTED, { isPlain: true }),
  ];
}

/** A casement hinged at its right edge. */
function openCasement(width: number, height: number, x: number, angle: number): readonly Part[] {
  const place = ([px, py, pz]: Vec3): Vec3 => {
    const [tx, ty, tz] = turnAboutY([px - width, py, pz], angle);
    return [tx + x, ty, tz + 40];
  };
  const bar = 52;
  const piece = (min: Vec3, max: Vec3): Part => block(min, max, PAINTED, { isPlain: true, place });
  return [piece([0, 0, 0], [width, bar, 36]), piece([0, height - bar, 0], [width, height, 36]), piece([0, 0, 0], [bar, height, 36]), piece([width - bar, 0, 0], [width, height, 36]), piece([0, height * 0.5 - 14, 4], [width, height * 0.5 + 14, 32])];
}

/** A window in the wall, its sill at the origin. */
export function windowIn({ width, height, outlook = DAY, columns = 2, rows = 1, sill = 150, open }: WindowOptions): Model {
  const x = width / 2;
  const parts: Part[] = [
    block([-x - 60, -40, 0], [x + 60, 0, sill], PAINTED, { isPlain: true }),
    ...bars(-x - 70, x + 70, -4, height + 70, 70, [0, 26]),
    pane([-x, 0, 2], [x, height, 6], outlook, height),
  ];
  for (let column = 0; column < columns; column += 1) {
    const [from, to] = [-x + (width * column) / columns, -x + (width * (column + 1)) / columns];
    if (open !== undefined && column === columns - 1) parts.push(...openCasement(to - from, height, to, open));
    else {
      parts.push(...bars(from, to, 0, height, 52, [4, 44]));
      for (let row = 1; row < rows; row += 1) parts.push(block([from, (height * row) / rows - 14, 6], [to, (height * row) / rows + 14, 36], PAINTED, { isPlain: true }));
    }
  }
  return modelFrom(parts, 'wall');
}

/** A flight of stairs that rises to the right, with a handrail, seen through a door. */
function stairwell(width: number, height: number): (point: Vec3) => string {
  const steps = 7;
  return ([x, y]) => {
    const [u, v] = [x / width + 0.5, y / height];
    if (v < 0.1) return '#BFB5A4';
    const step = Math.floor((u - 0.12) * steps);
    const tread = 0.1 + ((step + 1) * 0.42) / steps;
    if (step >= 0 && v < tread) return tread - v < 0.014 ? '#A8835C' : '#D9D1C3';
    const rail = 0.42 + (u - 0.12) * 0.42;
    if (u > 0.1 && Math.abs(v - rail) < 0.009) return '#7D6248';
    const post = (u * steps * 2) % 1;
    return step >= 0 && v < rail && post < 0.1 ? '#A9A294' : '#F0EEE8';
  };
}

/** A front door that stands open inwards, hinged at its left edge, with a bright stairwell behind it. */
export function openDoor(width: number, height: number, angle: number, leaf: Surface): Model {
  const x = width / 2;
  const swing = ([px, py, pz]: Vec3): Vec3 => {
    const [tx, ty, tz] = turnAboutY([px, py, pz], -angle);
    return [tx - x, ty, tz + 30];
  };
  // The side that faces the room when the door is open.
  const inset = (low: number, high: number): Part => block([width * 0.16, low, -12], [width * 0.84, high, 2], leaf, { place: swing, bevel: 8, isPlain: true });
  return modelFrom([
    ...bars(-x - 90, x + 90, -100, height + 90, 90, [0, 34]),
    block([-x, 0, 2], [x, 12, 8], { material: 'stone', hex: '#B8B0A2' }),
    block([-x, 0, 2], [x, height, 6], { material: 'paper', hex: '#F4F3EE' }, { bevel: 0.5, isPlain: true, castsNoShadow: true, paint: stairwell(width, height), glow: () => 0.34 }),
    block([0, 8, 0], [width, height, 42], leaf, { place: swing, isPlain: true }),
    inset(height * 0.08, height * 0.4),
    inset(height * 0.48, height * 0.92),
    rod(swing([width - 70, 1020, -46]), swing([width - 200, 1020, -50]), 9, 9, HANDLE),
    rod(swing([width - 70, 1020, 4]), swing([width - 70, 1020, -52]), 11, 11, HANDLE),
  ], 'wall');
}

/** A wall at the side of the room, from the back wall towards the viewer; its inner face is at x = 0. */
export function sideWall(side: 'left' | 'right', length: number, hex: string): Model {
  const [from, to] = side === 'left' ? [-80, 0] : [0, 80];
  const skirting = side === 'left' ? ([0, 14] as const) : ([-14, 0] as const);
  return modelFrom([
    block([from, 0, 0], [to, 4200, length], { material: 'paper', hex }, { isPlain: true, castsNoShadow: true, bevel: 0.5 }),
    block([skirting[0], 0, 0], [skirting[1], 95, length], PAINTED, { isPlain: true, castsNoShadow: true }),
  ]);
}
