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
import { withVariants } from './variants/withVariants.ts';

/** A range is generated a little larger than its count needs, because not every model has equally many variants. */
const SPARE = 1.05;

/** Products that are described one by one. */
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

/** The first variant of each model, then the second ones, so that neighbours have different designs. */
function inTurns(variants: readonly Variant[]): readonly Variant[] {
  const seen = new Map<unknown, number>();
  const turn = new Map(variants.map((variant) => {
    const count = seen.get(variant.model) ?? 0;
    seen.set(variant.model, count + 1);
    return [variant, count] as const;
  }));
  return variants.toSorted((a, b) => (turn.get(a) ?? 0) - (turn.get(b) ?? 0));
}

function allVariants(): readonly Variant[] {
  return RANGES.flatMap((range) => inTurns(variantsOf(range)));
}

/** The traits that distinguish two drawings of one category, besides their size. */
function look({ category, picture: { kind, design, body, frame } }: GoodsProduct): string {
  return JSON.stringify([category, kind, design, body, frame]);
}

interface Made {
  readonly product: GoodsProduct;
  readonly variant: Variant;
}

/** A variant in the first colour that looks different from every other product of its category. */
function distinct(variant: Variant, looks: Set<string>): Made {
  const { name } = variant.model;
  const all = variant.finish.colors.map((_, turn) => {
    const turned = { ...variant, turn: variant.turn + turn };
    return { product: productOf(turned, name), variant: turned };
  });
  const made = all.find(({ product }) => !looks.has(look(product))) ?? all[0];
  if (!made) throw new Error(`${name} has no colour`);
  looks.add(look(made.product));
  return made;
}

interface Goods {
  readonly products: readonly GoodsProduct[];
  readonly variants: ReadonlyMap<string, Variant>;
}

function makeGoods(): Goods {
  const looks = new Set(SINGLE_PIECES.map(look));
  const made = allVariants().map((variant) => distinct(variant, looks));
  return {
    products: withRelated(mixed([...SINGLE_PIECES, ...made.map(({ product }) => product)])),
    variants: new Map(made.map(({ product, variant }) => [product.sku, variant])),
  };
}

/**
 * The default order of the shop: the first product of every category, then the second ones and so on, so that every listing
 * of a parent category is mixed; within one category the order stays.
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

let generated: Goods | undefined;

function goods(): Goods {
  return (generated ??= makeGoods());
}

/** Every product of the demonstration shop, in its default order. Generated at the first call, which takes tens of milliseconds. */
export function goodsProducts(): readonly GoodsProduct[] {
  return goods().products;
}

/** The variant of its model that a product was made of, by its SKU. Products that are described one by one have none. */
export function goodsVariants(): ReadonlyMap<string, Variant> {
  return goods().variants;
}

/** The models of every category, numbered from 0: each has another name in each edition. */
function numberModels(): ReadonlyMap<unknown, number> {
  const counts = new Map<string, number>();
  return new Map(
    RANGES.flatMap(({ category, models }) =>
      models.map((model) => {
        const number = counts.get(category) ?? 0;
        counts.set(category, number + 1);
        return [model, number] as const;
      })),
  );
}

/** The shop's own goods, then its models repeatedly under other names. */
function generateGoods(count: number): Goods {
  const { products: own, variants: ownVariants } = goods();
  const products = own.slice(0, count);
  const variants = new Map(ownVariants);
  const numbers = numberModels();
  const most = Math.max(...numbers.values()) + 1;
  const taken = new Set(RANGES.flatMap(({ models }) => models.map(({ name }) => name)));
  const names = PLACE_NAMES.filter((name) => !taken.has(name));
  for (let edition = 0; products.length < count; edition += 1) {
    const models = new Map<Variant['model'], Variant['model']>();
    for (const variant of allVariants()) {
      if (products.length === count) break;
      const name = names[edition * most + (numbers.get(variant.model) ?? 0)];
      if (name === undefined) throw new RangeError(`There are names for ${products.length} products only`);
      const turned = { ...variant, turn: variant.turn + edition + 1 };
      const product = productOf(turned, name);
      const model = models.get(variant.model) ?? { ...variant.model, name };
      models.set(variant.model, model);
      products.push(product);
      variants.set(product.sku, { ...turned, model });
    }
  }
  return { products, variants };
}

/**
 * A range of any size: the shop's own, then its models repeatedly under other names. Deterministic for one count.
 *
 * @throws {RangeError} if there are not enough names
 */
export function generateProducts(count: number): readonly GoodsProduct[] {
  return generateGoods(count).products;
}

/**
 * A range of any size with variants: about the same share of products is in groups as in the shop's own range, and groups are
 * as large. Deterministic for one count.
 *
 * @throws {RangeError} if there are not enough names
 */
export function generateVariants(count: number): readonly GoodsProduct[] {
  const { products, variants } = goods();
  const share = products.length / withVariants(products, variants).length;
  const generated = generateGoods(Math.ceil(count * share * SPARE));
  return withVariants(generated.products, generated.variants).slice(0, count);
}
