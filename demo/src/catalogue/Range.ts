import { brandDescriptionOf } from '../goods/brandDescriptions.ts';
import { GOODS_CATEGORIES } from '../goods/categories.ts';
import { makerOf } from '../goods/makers.ts';
import { goodsProducts, goodsVariants } from '../goods/products.ts';
import { SAMPLE_CATEGORY, withSamples } from '../goods/samples.ts';
import type { GoodsCategory, GoodsProduct, Localized, Maker } from '../goods/types.ts';
import { withVariants } from '../goods/variants/withVariants.ts';

/** The goods of a shop: a tree of categories, and products in its leaves. */
export interface Range {
  /** Parents before their children, in the order of the menu. */
  readonly categories: readonly GoodsCategory[];
  /** In the default order of the shop. */
  readonly products: readonly GoodsProduct[];
  /** The maker of a brand's products; `null` if it is not known. */
  readonly makerOf: (brand: string) => Maker | null;
  /** The text of a brand; empty without one. */
  readonly brandDescriptionOf: (brand: string) => Localized;
}

/** Products in the categories of the demonstration shop. */
export function shopRange(products: readonly GoodsProduct[]): Range {
  return { categories: GOODS_CATEGORIES, products, makerOf, brandDescriptionOf };
}

/** The goods of the demonstration shop, with their sizes, covers, woods and colours as variants, and samples of their covers. */
export function demoRange(): Range {
  const { categories, ...range } = shopRange(withSamples(withVariants(goodsProducts(), goodsVariants())));
  return { ...range, categories: [...categories, SAMPLE_CATEGORY] };
}
