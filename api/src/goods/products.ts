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
import { GOODS_CATEGORIES } from './categories.ts';
import { PLACE_NAMES } from './names.ts';
import { productOf, variantsOf } from './range/products.ts';
import type { Variant } from './range/products.ts';
import { RANGES } from './ranges.ts';
import { withRelated } from './related.ts';
import type { GoodsProduct } from './types.ts';

/** Pieces that are described one by one. */
const SINGLE_PIECES: readonly GoodsProduct[] = [
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

/** The first variant of each model, then the second ones: neighbours are of different designs. */
function inTurns(variants: readonly Variant[]): readonly Variant[] {
  const seen = new Map<unknown, number>();
  const turn = new Map(variants.map((variant) => {
    const count = seen.get(variant.model) ?? 0;
    seen.set(variant.model, count + 1);
    return [variant, count] as const;
  }));
  return variants.toSorted((a, b) => (turn.get(a) ?? 0) - (turn.get(b) ?? 0));
}

const VARIANTS: readonly Variant[] = RANGES.flatMap((range) => inTurns(variantsOf(range)));

/**
 * The shop's own order: the first piece of every category, then the second ones and so on, so that every listing above
 * the leaves is mixed; within one category the order stays.
 */
function mixed(products: readonly GoodsProduct[]): readonly GoodsProduct[] {
  const categoryIndex = new Map(GOODS_CATEGORIES.map(({ key }, index) => [key, index]));
  const counts = new Map<string, number>();
  const placed = products.map((product) => {
    const rank = counts.get(product.category) ?? 0;
    counts.set(product.category, rank + 1);
    return { product, rank, category: categoryIndex.get(product.category) ?? 0 };
  });
  return placed.toSorted((a, b) => a.rank - b.rank || a.category - b.category).map(({ product }) => product);
}

/** Every product that the shop ships with, in the shop's own order. */
export const GOODS_PRODUCTS: readonly GoodsProduct[] = withRelated(mixed([...SINGLE_PIECES, ...VARIANTS.map((variant) => productOf(variant, variant.model.name))]));

/**
 * A range of any size: the shop's own, and then its models again under other names. Always the same for one count.
 *
 * @throws {RangeError} where there are not so many names
 */
export function generateProducts(count: number): readonly GoodsProduct[] {
  const products = GOODS_PRODUCTS.slice(0, count);
  for (const [edition, name] of PLACE_NAMES.entries()) {
    for (const variant of VARIANTS) {
      if (products.length >= count) return products;
      products.push(productOf({ ...variant, turn: variant.turn + edition + 1 }, name));
    }
  }
  if (products.length < count) throw new RangeError(`There are names for ${products.length} products only`);
  return products;
}
