import { slugify } from '@feszek/contract/slugify';
import { seededRandom } from '../seededRandom.ts';
import { localized } from './localized.ts';
import type { GoodsColor, GoodsGroup, GoodsProduct } from './types.ts';

/** Colours of one product: more would only lengthen the import of the first start. */
const MOST_COLORS = 3;
/** The popularity of a further colour, relative to the first one. */
const POPULARITY = 0.6;
const COLOR = localized('Szín', 'Colour');

function groupIn(key: string, { title }: GoodsColor): GoodsGroup {
  return { key, axes: [{ kind: 'color', title: COLOR, value: title }] };
}

/** The product in its first colour, which keeps its SKU and address. */
function first(product: GoodsProduct, color: GoodsColor): GoodsProduct {
  return { ...product, colors: [color], group: groupIn(product.sku, color) };
}

/** The product in another colour. */
function further(product: GoodsProduct, color: GoodsColor): GoodsProduct {
  const sku = `${product.sku}-${color.key.toUpperCase()}`;
  const { slug, picture, stock, popularity } = product;
  return {
    ...product,
    sku,
    slug: localized(`${slug.hu}-${slugify(color.title.hu)}`, `${slug.en}-${slugify(color.title.en)}`),
    colors: [color],
    group: groupIn(product.sku, color),
    stock: product.isForOrder ? stock : Math.floor(seededRandom(sku)() ** 2 * 30),
    popularity: Math.floor(popularity * POPULARITY),
    picture: { ...picture, body: { ...picture.body, hex: color.hex } },
  };
}

/**
 * Makes a product of each colour, the colours of one product as a group. The first colours come first, in the order of the
 * range, so that lists show them; the others follow.
 */
export function withColorVariants(products: readonly GoodsProduct[]): readonly GoodsProduct[] {
  const colored = products.map((product) => ({ product, colors: product.colors.slice(0, MOST_COLORS) }));
  return [
    ...colored.map(({ product, colors: [main, ...others] }) => (main && others.length > 0 ? first(product, main) : product)),
    ...colored.flatMap(({ product, colors: [, ...others] }) => others.map((color) => further(product, color))),
  ];
}
