import { armchairs } from './products/armchairs.ts';
import { beds } from './products/beds.ts';
import { coffeeTables } from './products/coffeeTables.ts';
import { cushionsThrows } from './products/cushionsThrows.ts';
import { desks } from './products/desks.ts';
import { diningChairs } from './products/diningChairs.ts';
import { diningTables } from './products/diningTables.ts';
import { floorLamps } from './products/floorLamps.ts';
import { mirrors } from './products/mirrors.ts';
import { nightstands } from './products/nightstands.ts';
import { pendantLamps } from './products/pendantLamps.ts';
import { rugs } from './products/rugs.ts';
import { shelves } from './products/shelves.ts';
import { sideboards } from './products/sideboards.ts';
import { sofas } from './products/sofas.ts';
import { tableLamps } from './products/tableLamps.ts';
import { tableware } from './products/tableware.ts';
import { vases } from './products/vases.ts';
import { wardrobes } from './products/wardrobes.ts';
import type { GoodsProduct } from './types.ts';

/** Every product that the shop ships with, in the order of the menu, which is the shop's own order. */
export const GOODS_PRODUCTS: readonly GoodsProduct[] = [
  ...sofas,
  ...armchairs,
  ...coffeeTables,
  ...diningTables,
  ...diningChairs,
  ...beds,
  ...wardrobes,
  ...nightstands,
  ...shelves,
  ...sideboards,
  ...floorLamps,
  ...pendantLamps,
  ...tableLamps,
  ...rugs,
  ...cushionsThrows,
  ...tableware,
  ...vases,
  ...desks,
  ...mirrors,
];
