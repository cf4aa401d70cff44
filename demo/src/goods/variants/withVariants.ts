import { slugify } from '@feszek/contract/slugify';
import { seededRandom } from '../../seededRandom.ts';
import { localized } from '../localized.ts';
import type { Variant } from '../range/products.ts';
import type { GoodsColor, GoodsGroup, GoodsProduct } from '../types.ts';
import { sizesOf } from './furtherSizes.ts';
import { modelsIn } from './models.ts';
import type { Model, ModelProduct } from './models.ts';
import { inWood, isWood } from './woods.ts';

/** The popularity of a further variant, relative to the first one. */
const POPULARITY = 0.6;
const COLOR = localized('Szín', 'Colour');
const WOOD = localized('Fa', 'Wood');

type Axes = GoodsGroup['axes'];

/** A product of the range before its colours become variants. */
interface Base {
  readonly product: GoodsProduct;
  /** The key of its group. */
  readonly key: string;
  /** Its values, except the colour. */
  readonly axes: Axes;
  /** The axis of its colours; `undefined` if they distinguish nothing. */
  readonly colored: Pick<Axes[number], 'kind' | 'title'> | undefined;
  /** Whether it is made of one material in one colour: then all of it has the colour of the variant. */
  readonly isOneColor: boolean;
}

function isOneColor({ picture: { body, frame } }: GoodsProduct): boolean {
  return body.material === frame.material && body.hex === frame.hex;
}

function groupOf({ key, axes, colored }: Base, color: GoodsColor | undefined): GoodsGroup | undefined {
  const all = colored && color ? [...axes, { ...colored, value: color.title }] : axes;
  return all.length > 0 ? { key, axes: all } : undefined;
}

/** The product in its first colour, which keeps its SKU and address. */
function first(base: Base): GoodsProduct {
  const { product } = base;
  const [color] = product.colors;
  const group = groupOf(base, color);
  return group && color ? { ...product, colors: [color], group } : product;
}

/** The product in its other colours. */
function others(base: Base): readonly GoodsProduct[] {
  const { product } = base;
  const [main, ...further] = product.colors;
  return further.map((color) => {
    const group = groupOf(base, color);
    const sku = `${product.sku}-${color.key.toUpperCase()}`;
    const { slug, picture, stock, popularity } = product;
    const isOtherWood = main !== undefined && isWood(main) && isWood(color);
    const isOneWood = isOtherWood && picture.frame.hex === main.hex;
    return {
      ...product,
      ...(isOtherWood && inWood(product, main, color)),
      sku,
      slug: localized(`${slug.hu}-${slugify(color.title.hu)}`, `${slug.en}-${slugify(color.title.en)}`),
      colors: [color],
      ...(group && { group }),
      stock: product.isForOrder ? stock : Math.floor(seededRandom(sku)() ** 2 * 30),
      popularity: Math.floor(popularity * POPULARITY),
      picture: { ...picture, body: { ...picture.body, hex: color.hex }, frame: isOneWood || base.isOneColor ? { ...picture.frame, hex: color.hex } : picture.frame },
    };
  });
}

/** Whether a build of the model comes in several colours. */
function isColored({ products }: Model): boolean {
  const byBuild = Map.groupBy(products, ({ build }) => build);
  return [...byBuild.values()].some((alike) => new Set(alike.flatMap(({ product }) => product.colors)).size > 1);
}

function basesOf(model: Model, products: readonly ModelProduct[]): readonly Base[] {
  const colored = isColored(model) ? { kind: 'color', title: COLOR } as const : undefined;
  const ofBuild = (wanted: string) => model.products.find(({ build }) => build === wanted)?.product;
  // All sizes of a build are made in one way. The colour of one may be that of its frame by chance.
  return products.map(({ product, build, axes }) => ({ product, key: model.key, axes, colored, isOneColor: isOneColor(ofBuild(build) ?? product) }));
}

/** A product that is described by itself, in each of its sizes. The first is the product of the range. */
function basesOfSingle(product: GoodsProduct): readonly [Base, ...Base[]] {
  const { sku: key, colors } = product;
  const axis = colors.every(isWood) ? { kind: 'wood', title: WOOD } as const : { kind: 'color', title: COLOR } as const;
  const colored = colors.length > 1 ? axis : undefined;
  const single = { product, key, axes: [], colored, isOneColor: isOneColor(product) };
  const [main, ...further] = (sizesOf(product) ?? []).map((sized): Base => ({ ...single, product: sized.product, axes: [sized.size] }));
  return main ? [main, ...further] : [single];
}

/**
 * Joins the products of one model to a group: its sizes, covers, woods and colours. The products of the range come first, in
 * their order, so that lists show them; their other colours follow, and then further sizes and combinations.
 *
 * @param variants the variant that each product was made of, by its SKU
 */
export function withVariants(products: readonly GoodsProduct[], variants: ReadonlyMap<string, Variant>): readonly GoodsProduct[] {
  const models = modelsIn(products, variants);
  const inModels = new Map(models.flatMap((model) => basesOf(model, model.products)).map((base) => [base.product.sku, base]));
  const all = products.map((product) => {
    const inModel = inModels.get(product.sku);
    return inModel ? [inModel] as const : basesOfSingle(product);
  });
  const bases = all.map(([main]) => main);
  const further = [...all.flatMap(([, ...sizes]) => sizes), ...models.flatMap((model) => basesOf(model, model.crossed))];
  return [
    ...bases.map(first),
    ...bases.flatMap(others),
    ...further.flatMap((base) => [first(base), ...others(base)]),
  ];
}
