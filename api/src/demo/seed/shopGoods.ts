import { GOODS_CATEGORIES } from '../goods/categories.ts';
import { makerOf } from '../goods/makers.ts';
import type { GoodsProduct } from '../goods/types.ts';
import type { Goods } from './seedGoods.ts';

/** A range as the database takes it. */
export function shopGoods(products: readonly GoodsProduct[]): Goods {
  return { categories: GOODS_CATEGORIES, products, maker: makerOf };
}
