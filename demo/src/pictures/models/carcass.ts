import { block } from '../rendering/block.ts';
import { lathe } from '../rendering/lathe.ts';
import type { Model } from '../rendering/model.ts';
import type { Part } from '../rendering/part.ts';
import { rod } from '../rendering/sweep.ts';
import type { Vec3 } from '../rendering/vector.ts';
import type { PictureSpec, Surface } from '../pictureSpec.ts';
import { divide } from './pieces.ts';

export const BOARD = 22;
/** Materials of which handles are made. */
export const METALS: ReadonlySet<string> = new Set(['metal', 'brass', 'iron']);
const KNOB: Surface = { material: 'brass', hex: '#B08D57' };

function knob(at: Vec3, surface: Surface = KNOB): Part {
  return rod(at, [at[0], at[1], at[2] + 22], 7, 13, surface);
}

/** A drawer's front with its knob, standing out from the carcass. */
export function drawerFront(min: Vec3, max: Vec3, surface: Surface, handle?: Surface): readonly Part[] {
  return [block(min, max, surface, { grain: 'x', role: 'drawer' }), knob([(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2]], handle)];
}

/** A drawer's front without a knob, which is opened from below. */
export function plainDrawer(min: Vec3, max: Vec3, surface: Surface): Part {
  return block(min, max, surface, { grain: 'x', role: 'drawer' });
}

/** A door with its knob on the side where it opens. */
export function door(min: Vec3, max: Vec3, surface: Surface, knobSide: 'left' | 'right', panel?: Surface): readonly Part[] {
  const knobX = knobSide === 'left' ? min[0] + 34 : max[0] - 34;
  const inset = 46;
  const panels = panel ? [block([min[0] + inset, min[1] + inset, max[2]], [max[0] - inset, max[1] - inset, max[2] + 4], panel)] : [];
  return [block(min, max, surface, { grain: 'y', role: 'door' }), ...panels, knob([knobX, (min[1] + max[1]) / 2, max[2]])];
}

export function slats(min: Vec3, max: Vec3, surface: Surface): readonly Part[] {
  const count = Math.max(8, Math.round((max[0] - min[0]) / 34));
  return divide(min[0], max[0], count).map(([from, to]) => block([from + 3, min[1], min[2]], [to - 3, max[1], max[2]], surface, { grain: 'y' }));
}

/** Doors side by side over the front of a carcass. */
export function doors(spec: PictureSpec, from: number, to: number, count: number, panel?: Surface): readonly Part[] {
  const { width, depth } = spec.size;
  const [x, z] = [width / 2, depth / 2];
  return divide(-x + 8, x - 8, count).flatMap(([left, right], index) => door([left + 3, from, z - BOARD], [right - 3, to, z], panel ? spec.frame : spec.body, index % 2 === 0 ? 'right' : 'left', panel));
}

export function carcass({ size, body, frame }: PictureSpec, leg: number, hasPanels = false): Part {
  const { width, depth, height } = size;
  return block([-width / 2, leg, -depth / 2], [width / 2, height, depth / 2 - BOARD], hasPanels ? frame : body, { grain: width > height ? 'x' : 'y' });
}

export function focusOnHandle({ size }: PictureSpec): Model['focus'] {
  return { at: [size.width * 0.1, size.height * 0.6, size.depth / 2], share: 0.36 };
}

const BOOKS = ['#7A3B2E', '#C9B48F', '#35506B', '#5E6B4A', '#D8CFC0', '#8A5A3C', '#2F3A36'] as const;

/** A few books standing on a shelf. */
export function books(fromX: number, y: number, z: number, count: number): readonly Part[] {
  return Array.from({ length: count }, (_book, index) => {
    const hex = BOOKS[(index * 3 + count) % BOOKS.length] ?? BOOKS[0];
    const height = 190 + ((index * 37) % 60);
    return block([fromX + index * 34, y, z - 160], [fromX + index * 34 + 30, y + height, z], { material: 'paper', hex }, { castsNoShadow: true, isProp: true });
  });
}

export function pot(at: Vec3, hex: string): Part {
  return lathe([[0, 0], [46, 0], [62, 60], [58, 120], [30, 170], [34, 190], [24, 190], [20, 160]], { material: 'ceramic', hex }, { at, castsNoShadow: true, isProp: true, segments: 24 });
}
