import type { PictureKind, PictureSpec, Surface } from './pictureSpec.ts';

/** An accessory of a room: a spec with the given measures in millimetres. */
export function companion(kind: PictureKind, design: number, size: readonly [width: number, depth: number, height: number], body: Surface, frame: Surface): PictureSpec {
  return { kind, design, body, frame, size: { width: size[0], depth: size[1], height: size[2] } };
}

export const OAK: Surface = { material: 'wood', hex: '#C99F6B' };
export const WALNUT: Surface = { material: 'wood', hex: '#7A4F33' };
export const BLACK: Surface = { material: 'metal', hex: '#2E2B28' };
export const BRASS: Surface = { material: 'brass', hex: '#BE9850' };
export const LINEN: Surface = { material: 'fabric', hex: '#E9DFCE' };
const SHADE: Surface = { material: 'fabric', hex: '#F1E7D5' };
export const CLAY: Surface = { material: 'ceramic', hex: '#B87B5C' };
const SAGE: Surface = { material: 'ceramic', hex: '#8E9C82' };
export const CHALK: Surface = { material: 'ceramic', hex: '#E6DFD0' };
export const LEAF: Surface = { material: 'foliage', hex: '#64804F' };
export const WOOL: Surface = { material: 'wool', hex: '#E8DFCF' };
export const WOOL_EDGE: Surface = { material: 'wool', hex: '#C8B493' };
const WICKER: Surface = { material: 'wicker', hex: '#C8A574' };

/** The accessories beside products in their rooms. */
export const COMPANIONS = {
  rug: companion('rug', 1, [2900, 2000, 12], WOOL, WOOL_EDGE),
  stripedRug: companion('rug', 2, [2600, 1800, 12], WOOL, { material: 'wool', hex: '#A9B3A0' }),
  sideTable: companion('side-table', 4, [420, 420, 520], OAK, BLACK),
  coffeeTable: companion('coffee-table', 2, [820, 820, 330], OAK, OAK),
  diningTable: companion('dining-table', 1, [1700, 860, 740], OAK, OAK),
  roundTable: companion('dining-table', 2, [1050, 1050, 740], OAK, OAK),
  chair: companion('chair', 4, [500, 520, 800], OAK, OAK),
  caneChair: companion('chair', 2, [500, 540, 800], { material: 'cane', hex: '#D2AE78' }, BLACK),
  armchair: companion('armchair', 2, [720, 780, 800], LINEN, OAK),
  sofa: companion('sofa', 1, [2100, 920, 800], LINEN, OAK),
  sideboard: companion('sideboard', 2, [1600, 420, 720], OAK, OAK),
  bed: companion('bed', 5, [1700, 2120, 1020], LINEN, OAK),
  desk: companion('desk', 1, [1400, 680, 740], OAK, OAK),
  floorLamp: companion('floor-lamp', 1, [460, 460, 1580], SHADE, OAK),
  tableLamp: companion('table-lamp', 1, [280, 280, 460], SHADE, CLAY),
  pendant: companion('pendant-lamp', 2, [460, 460, 400], { material: 'paper', hex: '#F3EBDB' }, BLACK),
  vase: companion('vase', 1, [200, 200, 280], CLAY, CLAY),
  tallVase: companion('vase', 3, [170, 170, 340], SAGE, SAGE),
  gourd: companion('vase', 5, [170, 170, 260], CHALK, CHALK),
  bowl: companion('bowl', 1, [260, 260, 90], SAGE, SAGE),
  mug: companion('mug', 1, [105, 84, 88], CHALK, CHALK),
  jug: companion('jug', 1, [170, 135, 230], CHALK, CHALK),
  fig: companion('plant', 1, [760, 760, 1620], CHALK, LEAF),
  palm: companion('plant', 2, [900, 900, 1450], CLAY, LEAF),
  snakePlant: companion('plant', 3, [320, 320, 820], SAGE, LEAF),
  smallPlant: companion('plant', 3, [170, 170, 360], CLAY, LEAF),
  roundMirror: companion('mirror', 1, [700, 30, 700], OAK, OAK),
  archMirror: companion('mirror', 2, [560, 30, 900], BRASS, BRASS),
  arches: companion('print', 1, [600, 26, 840], { material: 'paper', hex: '#B9775A' }, OAK),
  leafPrint: companion('print', 2, [500, 26, 700], { material: 'paper', hex: '#7F9272' }, OAK),
  horizon: companion('print', 3, [600, 26, 840], { material: 'paper', hex: '#C0A67E' }, BLACK),
  hills: companion('print', 4, [720, 26, 560], { material: 'paper', hex: '#7C8F8A' }, OAK),
  colorFields: companion('print', 5, [560, 26, 720], { material: 'paper', hex: '#6E8579' }, WALNUT),
  ridgeLines: companion('print', 6, [600, 26, 760], { material: 'paper', hex: '#56636B' }, BLACK),
  fanLeaf: companion('print', 7, [540, 26, 740], { material: 'paper', hex: '#5F7A5A' }, OAK),
  pebbles: companion('print', 8, [500, 26, 700], { material: 'paper', hex: '#9A8B78' }, WALNUT),
  basket: companion('basket', 1, [420, 420, 360], WICKER, { material: 'leather', hex: '#8A5A3C' }),
  cushion: companion('cushion', 2, [460, 150, 460], { material: 'fabric', hex: '#E6DCCB' }, { material: 'fabric', hex: '#A8694D' }),
} as const satisfies Record<string, PictureSpec>;

/** The prints that hang in rooms, each as often as the others. */
export const WALL_PRINTS = [COMPANIONS.arches, COMPANIONS.leafPrint, COMPANIONS.horizon, COMPANIONS.hills, COMPANIONS.colorFields, COMPANIONS.ridgeLines, COMPANIONS.fanLeaf, COMPANIONS.pebbles] as const satisfies readonly PictureSpec[];
