import type { Design, Model } from './drawing/model.ts';
import { ARMCHAIRS } from './models/armchairs.ts';
import { BEDS } from './models/beds.ts';
import { CHAIRS } from './models/chairs.ts';
import { FLOOR_LAMPS, PENDANT_LAMPS, TABLE_LAMPS } from './models/lamps.ts';
import { MIRRORS } from './models/mirrors.ts';
import { SOFAS } from './models/sofas.ts';
import { NIGHTSTANDS, SHELVES, SIDEBOARDS, WARDROBES } from './models/storage.ts';
import { COFFEE_TABLES, DESKS, DINING_TABLES } from './models/tables.ts';
import { BOWLS, JUGS, MUGS, PLATES, VASES } from './models/tableware.ts';
import { CUSHIONS, RUGS, THROWS } from './models/textiles.ts';
import type { PictureKind, PictureSpec } from './pictureSpec.ts';

/** From where a product is looked at. */
export interface Angle {
  /** Radians; see `Camera`. */
  readonly yaw: number;
  readonly pitch: number;
  /** Share of the picture that the product may fill. */
  readonly fill: number;
}

/** What a product does in a room. */
export type Setting = 'standing' | 'upright' | 'on-table' | 'lying' | 'hanging' | 'on-wall';

/** What is known of a kind: its designs, which a product's `design` counts from 1, and how they are shown. */
export interface Kind {
  readonly designs: readonly Design[];
  readonly setting: Setting;
  readonly angle: Angle;
}

const THREE_QUARTER: Angle = { yaw: 0.5, pitch: 0.24, fill: 0.82 };

function kind(designs: readonly Design[], setting: Setting, yaw = THREE_QUARTER.yaw, pitch = THREE_QUARTER.pitch, fill = THREE_QUARTER.fill): Kind {
  return { designs, setting, angle: { yaw, pitch, fill } };
}

export const KINDS: Readonly<Record<PictureKind, Kind>> = {
  sofa: kind(SOFAS, 'standing'),
  armchair: kind(ARMCHAIRS, 'standing'),
  chair: kind(CHAIRS, 'standing'),
  'dining-table': kind(DINING_TABLES, 'standing', 0.46, 0.3, 0.86),
  'coffee-table': kind(COFFEE_TABLES, 'standing', 0.46, 0.34, 0.8),
  desk: kind(DESKS, 'standing'),
  bed: kind(BEDS, 'standing', 0.52, 0.32, 0.86),
  wardrobe: kind(WARDROBES, 'upright', 0.42, 0.14, 0.8),
  nightstand: kind(NIGHTSTANDS, 'standing'),
  shelf: kind(SHELVES, 'upright'),
  sideboard: kind(SIDEBOARDS, 'upright'),
  'floor-lamp': kind(FLOOR_LAMPS, 'upright', 0.42, 0.12, 0.84),
  'pendant-lamp': kind(PENDANT_LAMPS, 'hanging', 0.3, -0.08, 0.62),
  'table-lamp': kind(TABLE_LAMPS, 'on-table', 0.4, 0.14, 0.66),
  rug: kind(RUGS, 'lying', 0.38, 0.95, 0.86),
  cushion: kind(CUSHIONS, 'on-table', 0.18, 0.12, 0.74),
  throw: kind(THROWS, 'on-table', 0.5, 0.42, 0.76),
  plate: kind(PLATES, 'on-table', 0.2, 0.62, 0.74),
  bowl: kind(BOWLS, 'on-table', 0.2, 0.42, 0.7),
  mug: kind(MUGS, 'on-table', 0.35, 0.3, 0.62),
  jug: kind(JUGS, 'on-table', 0.3, 0.24, 0.64),
  vase: kind(VASES, 'on-table', 0.3, 0.2, 0.68),
  mirror: kind(MIRRORS, 'on-wall', 0.22, 0.06, 0.74),
};

/**
 * The model of a product, in its own proportions.
 *
 * @throws {RangeError} where the kind has no such design
 */
export function modelOf(spec: PictureSpec): Model {
  const design = KINDS[spec.kind].designs[spec.design - 1];
  if (!design) throw new RangeError(`There is no design ${spec.design} of ${spec.kind}`);
  return design(spec);
}
