import { armchairs } from './products/armchairs.ts';
import { coffeeTables } from './products/coffeeTables.ts';
import { diningChairs } from './products/diningChairs.ts';
import { diningTables } from './products/diningTables.ts';
import { sofas } from './products/sofas.ts';
import type { GoodsProduct } from './types.ts';

/** Every product that the shop ships with, in the shop's own order. */
export const GOODS_PRODUCTS: readonly GoodsProduct[] = [...sofas, ...armchairs, ...coffeeTables, ...diningTables, ...diningChairs];
