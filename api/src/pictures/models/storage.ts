import { block } from '../drawing/block.ts';
import { disc, lathe } from '../drawing/lathe.ts';
import type { Design, Model } from '../drawing/model.ts';
import type { Part } from '../drawing/part.ts';
import { rod } from '../drawing/sweep.ts';
import type { Vec3 } from '../drawing/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { cornerLegs, divide } from './pieces.ts';

const BOARD = 22;
const KNOB: Surface = { material: 'brass', hex: '#B08D57' };

function knob(at: Vec3, surface: Surface = KNOB): Part {
  return rod(at, [at[0], at[1], at[2] + 22], 7, 13, surface);
}

/** A drawer's front with its knob, standing out from the carcass. */
export function drawerFront(min: Vec3, max: Vec3, surface: Surface): readonly Part[] {
  return [block(min, max, surface, { grain: 'x' }), knob([(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2]])];
}

/** A door with its knob on the side where it opens. */
function door(min: Vec3, max: Vec3, surface: Surface, knobSide: 'left' | 'right', panel?: Surface): readonly Part[] {
  const knobX = knobSide === 'left' ? min[0] + 34 : max[0] - 34;
  const inset = 46;
  const panels = panel ? [block([min[0] + inset, min[1] + inset, max[2]], [max[0] - inset, max[1] - inset, max[2] + 4], panel)] : [];
  return [block(min, max, surface, { grain: 'y' }), ...panels, knob([knobX, (min[1] + max[1]) / 2, max[2]])];
}

function slats(min: Vec3, max: Vec3, surface: Surface): readonly Part[] {
  const count = Math.max(8, Math.round((max[0] - min[0]) / 34));
  return divide(min[0], max[0], count).map(([from, to]) => block([from + 3, min[1], min[2]], [to - 3, max[1], max[2]], surface, { grain: 'y' }));
}

/** Doors side by side over the front of a carcass. */
function doors(spec: PictureSpec, from: number, to: number, count: number, panel?: Surface): readonly Part[] {
  const { width, depth } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  return divide(-x + 8, x - 8, count).flatMap(([left, right], index) => door([left + 3, from, z - BOARD], [right - 3, to, z], panel ? spec.frame : spec.body, index % 2 === 0 ? 'right' : 'left', panel));
}

function carcass({ size, body, frame }: PictureSpec, leg: number, hasPanels = false): Part {
  const { width, depth, height } = size;
  return block([-width / 2, leg, -depth / 2], [width / 2, height, depth / 2 - BOARD], hasPanels ? frame : body, { grain: width > height ? 'x' : 'y' });
}

function focusOnHandle({ size }: PictureSpec): Model['focus'] {
  return { at: [size.width * 0.1, size.height * 0.6, size.depth / 2], share: 0.36 };
}

function wardrobe(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const count = width >= 1400 ? 3 : 2;
  const leg = 90;
  const hasCane = spec.design === 2;
  const split = spec.design === 3 ? height * 0.3 : leg + 8;
  const drawers = spec.design === 3 ? divide(-x + 8, x - 8, 2).flatMap(([left, right]) => drawerFront([left + 3, leg + 8, z - BOARD], [right - 3, split - 6, z], spec.body)) : [];
  return {
    parts: [...cornerLegs(x - 60, z - 60, leg, 22, spec.frame, 0.05), carcass(spec, leg, hasCane), ...drawers, ...doors(spec, split, height - 8, count, hasCane ? spec.body : undefined)],
    mount: 'floor',
    focus: focusOnHandle(spec),
  };
}

function nightstand(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const leg = Math.min(150, height * 0.28);
  if (spec.design === 3) {
    const top = disc([0, height - BOARD, 0], x, BOARD, spec.body);
    const shelf = disc([0, height * 0.4, 0], x * 0.94, BOARD, spec.body);
    const legs = [0, 1, 2].map((index) => {
      const angle = 0.5 + (index * 2 * Math.PI) / 3;
      const at = (radius: number, y: number): Vec3 => [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
      return rod(at(x * 0.86, 0), at(x * 0.78, height - BOARD), 11, 15, spec.frame);
    });
    return { parts: [...legs, shelf, top], mount: 'floor', focus: { at: [0, height, x * 0.5], share: 0.5 } };
  }
  const hasShelf = spec.design === 1;
  const boxFrom = hasShelf ? height * 0.55 : leg;
  const count = hasShelf ? 1 : 2;
  const fronts = divide(boxFrom + 8, height - BOARD - 4, count).flatMap(([from, to]) => drawerFront([-x + 10, from + 3, z - BOARD], [x - 10, to - 3, z], spec.body));
  return {
    parts: [
      ...cornerLegs(x - 36, z - 36, hasShelf ? boxFrom : leg, 16, spec.frame, 0.04),
      ...(hasShelf ? [block([-x + 20, height * 0.24, -z + 20], [x - 20, height * 0.24 + BOARD, z - 20], spec.body)] : []),
      block([-x, boxFrom, -z], [x, height - BOARD, z - BOARD], spec.body, { grain: 'x' }),
      ...fronts,
      block([-x, height - BOARD, -z], [x, height, z], spec.body, { grain: 'x' }),
    ],
    mount: 'floor',
    focus: focusOnHandle(spec),
  };
}

function sideboard(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const leg = Math.min(170, height * 0.24);
  const base = [...cornerLegs(x - 110, z - 70, leg, 20, spec.frame, 0.08), carcass(spec, leg, spec.body.material === 'cane')];
  const focus = focusOnHandle(spec);
  if (spec.design === 3) {
    const rows = divide(leg + 8, height - 14, Math.max(3, Math.round((height - leg) / 210)));
    const columns = divide(-x + 8, x - 8, width > 900 ? 2 : 1);
    const fronts = rows.flatMap(([from, to]) => columns.flatMap(([left, right]) => drawerFront([left + 3, from + 3, z - BOARD], [right - 3, to - 3, z], spec.body)));
    return { parts: [...base, ...fronts], mount: 'floor', focus };
  }
  const count = width > 1300 ? 3 : 2;
  if (spec.design === 1) return { parts: [...base, ...doors(spec, leg + 8, height - 10, count)], mount: 'floor', focus };
  if (spec.body.material === 'cane') return { parts: [...base, ...doors(spec, leg + 8, height - 10, count, spec.body)], mount: 'floor', focus };
  return { parts: [...base, ...slats([-x + 10, leg + 10, z - BOARD], [x - 10, height - 12, z], spec.body)], mount: 'floor', focus };
}

const BOOKS = ['#7A3B2E', '#C9B48F', '#35506B', '#5E6B4A', '#D8CFC0', '#8A5A3C', '#2F3A36'] as const;

/** A few books standing on a shelf. */
function books(fromX: number, y: number, z: number, count: number): readonly Part[] {
  return Array.from({ length: count }, (_book, index) => {
    const hex = BOOKS[(index * 3 + count) % BOOKS.length] ?? BOOKS[0];
    const height = 190 + ((index * 37) % 60);
    return block([fromX + index * 34, y, z - 160], [fromX + index * 34 + 30, y + height, z], { material: 'paper', hex }, { castsNoShadow: true });
  });
}

function pot(at: Vec3, hex: string): Part {
  return lathe([[0, 0], [46, 0], [62, 60], [58, 120], [30, 170], [34, 190], [24, 190], [20, 160]], { material: 'ceramic', hex }, { at, castsNoShadow: true, segments: 24 });
}

function shelf(spec: PictureSpec): Model {
  const { width, depth, height } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  const count = Math.max(2, Math.min(6, Math.round(height / 360)));
  const levels = divide(40, height - BOARD, count).map(([from]) => from);
  const boards = [...levels, height - BOARD];
  const hasBack = spec.design === 1;
  const uprights: readonly Part[] = spec.design === 1
    ? []
    : [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([sx = 1, sz = 1]) => {
        const lean = spec.design === 2 && sz > 0 ? depth * 0.34 : 0;
        return rod([sx * (x - 14), 0, sz * (z - 14)], [sx * (x - 14), height, sz * (z - 14) - lean], 12, 12, spec.frame);
      });
  const frontAt = (y: number): number => (spec.design === 2 ? z - 14 - depth * 0.34 * (y / height) : z);
  const planks = boards.flatMap((y, index) => [
    block([-x + BOARD, y, -z + (hasBack ? 10 : 0)], [x - BOARD, y + BOARD, frontAt(y)], spec.body, { grain: 'x' }),
    ...(index < boards.length - 1 && index % 2 === 0 ? books(-x + 60, y + BOARD, frontAt(y) - 30, Math.max(3, Math.min(9, Math.round(width / 130)))) : []),
    ...(index < boards.length - 1 && index % 2 === 1 ? [pot([x * 0.4, y + BOARD, 0], index % 4 === 1 ? '#D9CFC1' : '#8C6A54')] : []),
  ]);
  const sides = hasBack
    ? [
        block([-x + BOARD, 0, -z], [x - BOARD, height, -z + 10], spec.body, { grain: 'y', exposure: 0.82 }),
        block([-x, 0, -z], [-x + BOARD, height, z], spec.frame, { grain: 'y' }),
      ]
    : [];
  const rightSide = hasBack ? [block([x - BOARD, 0, -z], [x, height, z], spec.frame, { grain: 'y' })] : [];
  return { parts: [...sides, ...uprights.slice(0, 2), ...planks, ...rightSide, ...uprights.slice(2)], mount: 'floor', focus: { at: [0, height * 0.6, z], share: 0.44 } };
}

export const WARDROBES: readonly Design[] = [wardrobe, wardrobe, wardrobe];
export const NIGHTSTANDS: readonly Design[] = [nightstand, nightstand, nightstand];
export const SIDEBOARDS: readonly Design[] = [sideboard, sideboard, sideboard];
export const SHELVES: readonly Design[] = [shelf, shelf, shelf];
