import type { Model } from './drawing/model.ts';
import { armchair } from './models/armchairs.ts';
import { bed } from './models/beds.ts';
import { chair } from './models/chairs.ts';
import { floorLamp, pendantLamp, tableLamp } from './models/lamps.ts';
import { mirror } from './models/mirrors.ts';
import { sofa } from './models/sofas.ts';
import { nightstand, shelf, sideboard, wardrobe } from './models/storage.ts';
import { coffeeTable, desk, diningTable } from './models/tables.ts';
import { bowl, jug, mug, plate, vase } from './models/tableware.ts';
import { cushion, rug, throwBlanket } from './models/textiles.ts';
import type { PictureKind, PictureSpec } from './pictureSpec.ts';

const MODELS: Readonly<Record<PictureKind, (spec: PictureSpec) => Model>> = {
  sofa, armchair, chair, desk, bed, wardrobe, nightstand, shelf, sideboard, rug, cushion, plate, bowl, mug, jug, vase, mirror,
  'dining-table': diningTable,
  'coffee-table': coffeeTable,
  'floor-lamp': floorLamp,
  'pendant-lamp': pendantLamp,
  'table-lamp': tableLamp,
  throw: throwBlanket,
};

/** The model of a product, in its own proportions. */
export function modelOf(spec: PictureSpec): Model {
  return MODELS[spec.kind](spec);
}
