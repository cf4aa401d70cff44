import type { Design, Model } from './rendering/model.ts';
import { ARMCHAIRS } from './models/armchairs.ts';
import { BASKETS, BOXES, LAUNDRY_BASKETS, ORGANISERS } from './models/baskets.ts';
import { DISPENSERS } from './models/bath.ts';
import { DRESSERS, NIGHTSTANDS } from './models/bedsideStorage.ts';
import { SHELVES } from './models/bookcases.ts';
import { WARDROBES } from './models/wardrobes.ts';
import { BEDS } from './models/beds.ts';
import { CHAIRS } from './models/chairs.ts';
import { BOARDS, PANS, POTS, TRAYS } from './models/cookware.ts';
import { CANDLE_HOLDERS, CLOCKS } from './models/decor.ts';
import { DESKS } from './models/desks.ts';
import { FLOOR_LAMPS, PENDANT_LAMPS, TABLE_LAMPS, WALL_LAMPS } from './models/lamps.ts';
import { BED_LINEN, CURTAINS, TOWELS } from './models/linen.ts';
import { CARAFES, GLASSES } from './models/glassware.ts';
import { COAT_RACKS, SHOE_CABINETS } from './models/hall.ts';
import { MIRRORS } from './models/mirrors.ts';
import { OFFICE_CHAIRS } from './models/officeChairs.ts';
import { PLANT_POTS } from './models/plantPots.ts';
import { PLANTS } from './models/plants.ts';
import { POUFS } from './models/poufs.ts';
import { PRINTS, ROOM_PRINTS } from './models/prints.ts';
import { SIDE_TABLES } from './models/sideTables.ts';
import { CORNER_SOFAS, SOFAS } from './models/sofas.ts';
import { BAR_STOOLS, BENCHES } from './models/stools.ts';
import { SIDEBOARDS, TV_UNITS } from './models/sideboards.ts';
import { COFFEE_TABLES, DINING_TABLES } from './models/tables.ts';
import { SWATCHES } from './models/swatches.ts';
import { BOWLS, JUGS, MUGS, PLATES, VASES } from './models/tableware.ts';
import { BATH_MATS, CUSHIONS, RUGS, THROWS } from './models/textiles.ts';
import { WALL_SHELVES } from './models/wallShelves.ts';
import type { PictureKind, PictureSpec } from './pictureSpec.ts';

/** The camera angle of a product. */
export interface Angle {
  /** Radians; see `Camera`. */
  readonly yaw: number;
  readonly pitch: number;
}

/** The setting of a product in a room. */
export type Setting = 'standing' | 'upright' | 'on-table' | 'lying' | 'hanging' | 'on-wall';

/** The definition of a kind: its designs, which `design` counts from 1, and their presentation. */
export interface Kind {
  readonly designs: readonly Design[];
  /** Further designs that are not for sale but furnish rooms, counted after the others. */
  readonly roomDesigns?: readonly Design[];
  readonly setting: Setting;
  readonly angle: Angle;
  /** Its optical size: the share of the picture that lies within a convex outline around it. */
  readonly size: number;
}

const THREE_QUARTER: Angle = { yaw: 0.5, pitch: 0.24 };
/** The optical size of furniture, of small goods, and of goods on walls and ceilings. Kinds that are very wide or narrow have less. */
const SIZES: Readonly<Record<Setting, number>> = { standing: 0.32, upright: 0.32, lying: 0.33, 'on-table': 0.27, hanging: 0.25, 'on-wall': 0.28 };

function kind(designs: readonly Design[], setting: Setting, yaw = THREE_QUARTER.yaw, pitch = THREE_QUARTER.pitch, size = SIZES[setting]): Kind {
  return { designs, setting, angle: { yaw, pitch }, size };
}

export const KINDS: Readonly<Record<PictureKind, Kind>> = {
  sofa: kind(SOFAS, 'standing', 0.46, 0.2, 0.235),
  'corner-sofa': kind(CORNER_SOFAS, 'standing', -0.4, 0.36, 0.205),
  armchair: kind(ARMCHAIRS, 'standing'),
  pouf: kind(POUFS, 'standing', 0.5, 0.3, 0.29),
  chair: kind(CHAIRS, 'standing'),
  'bar-stool': kind(BAR_STOOLS, 'standing', 0.5, 0.2),
  bench: kind(BENCHES, 'standing', 0.46, 0.24, 0.24),
  'office-chair': kind(OFFICE_CHAIRS, 'standing', 0.5, 0.18),
  'dining-table': kind(DINING_TABLES, 'standing', 0.46, 0.3, 0.28),
  'coffee-table': kind(COFFEE_TABLES, 'standing', 0.46, 0.34, 0.27),
  'side-table': kind(SIDE_TABLES, 'standing', 0.46, 0.28, 0.3),
  desk: kind(DESKS, 'standing', THREE_QUARTER.yaw, THREE_QUARTER.pitch, 0.3),
  bed: kind(BEDS, 'standing', 0.52, 0.32, 0.29),
  wardrobe: kind(WARDROBES, 'upright', 0.42, 0.14),
  nightstand: kind(NIGHTSTANDS, 'standing'),
  shelf: kind(SHELVES, 'upright', THREE_QUARTER.yaw, THREE_QUARTER.pitch, 0.29),
  sideboard: kind(SIDEBOARDS, 'upright'),
  dresser: kind(DRESSERS, 'upright', 0.44, 0.2),
  'tv-unit': kind(TV_UNITS, 'upright', 0.42, 0.18, 0.17),
  'wall-shelf': kind(WALL_SHELVES, 'on-wall', 0.4, 0.16, 0.25),
  'coat-rack': kind(COAT_RACKS, 'upright', 0.42, 0.12, 0.2),
  'shoe-cabinet': kind(SHOE_CABINETS, 'upright', 0.44, 0.2),
  basket: kind(BASKETS, 'standing', 0.4, 0.36, 0.29),
  box: kind(BOXES, 'on-table', 0.5, 0.34),
  'laundry-basket': kind(LAUNDRY_BASKETS, 'standing', 0.44, 0.26),
  organiser: kind(ORGANISERS, 'on-table', 0.46, 0.4),
  'floor-lamp': kind(FLOOR_LAMPS, 'upright', 0.42, 0.12, 0.19),
  'pendant-lamp': kind(PENDANT_LAMPS, 'hanging', 0.3, -0.08),
  'table-lamp': kind(TABLE_LAMPS, 'on-table', 0.4, 0.14),
  rug: kind(RUGS, 'lying', 0.38, 0.95, 0.34),
  cushion: kind(CUSHIONS, 'on-table', 0.18, 0.12),
  throw: kind(THROWS, 'on-table', 0.5, 0.42, 0.23),
  'wall-lamp': kind(WALL_LAMPS, 'on-wall', 0.5, 0.12, 0.25),
  'bath-mat': kind(BATH_MATS, 'lying', 0.4, 0.72, 0.28),
  'bed-linen': kind(BED_LINEN, 'on-table', 0.5, 0.4, 0.25),
  curtain: kind(CURTAINS, 'on-wall', 0.3, 0.06, 0.34),
  towel: kind(TOWELS, 'on-table', 0.5, 0.34),
  swatch: kind(SWATCHES, 'on-table', 0.42, 0.9, 0.2),
  plate: kind(PLATES, 'on-table', 0.2, 0.62),
  bowl: kind(BOWLS, 'on-table', 0.2, 0.42, 0.26),
  mug: kind(MUGS, 'on-table', 0.35, 0.3),
  jug: kind(JUGS, 'on-table', 0.3, 0.24),
  vase: kind(VASES, 'on-table', 0.3, 0.2, 0.25),
  glass: kind(GLASSES, 'on-table', 0.3, 0.2, 0.24),
  carafe: kind(CARAFES, 'on-table', 0.3, 0.18, 0.24),
  pot: kind(POTS, 'on-table', 0.4, 0.36, 0.25),
  pan: kind(PANS, 'on-table', 0.5, 0.6, 0.25),
  board: kind(BOARDS, 'on-table', 0.3, 0.42, 0.2),
  tray: kind(TRAYS, 'on-table', 0.4, 0.5, 0.2),
  dispenser: kind(DISPENSERS, 'on-table', 0.3, 0.26, 0.22),
  'candle-holder': kind(CANDLE_HOLDERS, 'on-table', 0.3, 0.16, 0.16),
  clock: kind(CLOCKS, 'on-wall', 0.3, 0.06, 0.26),
  print: { ...kind(PRINTS, 'on-wall', 0.24, 0.04, 0.32), roomDesigns: ROOM_PRINTS },
  plant: kind(PLANTS, 'standing', 0.4, 0.14, 0.26),
  'plant-pot': kind(PLANT_POTS, 'standing', 0.4, 0.3),
  mirror: kind(MIRRORS, 'on-wall', 0.22, 0.06),
};

/**
 * The model of a product, in its own proportions.
 *
 * @throws {RangeError} if the kind has no such design
 */
export function modelOf(spec: PictureSpec): Model {
  const { designs, roomDesigns = [] } = KINDS[spec.kind];
  const design = [...designs, ...roomDesigns][spec.design - 1];
  if (!design) throw new RangeError(`There is no design ${spec.design} of ${spec.kind}`);
  return design(spec);
}
