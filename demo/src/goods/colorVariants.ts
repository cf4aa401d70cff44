import { slugify } from '@feszek/contract/slugify';
import { seededRandom } from '../seededRandom.ts';
import { localized } from './localized.ts';
import type { GoodsColor, GoodsGroup, GoodsProduct } from './types.ts';

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
  const mainOf = (product: GoodsProduct): GoodsProduct => {
    const [main, ...others] = product.colors;
    return main && others.length > 0 ? first(product, main) : product;
  };
  return [
    ...products.map(mainOf),
    ...products.flatMap((product) => product.colors.slice(1).map((color) => further(product, color))),
  ];
}
