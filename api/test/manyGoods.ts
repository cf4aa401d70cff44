import { GOODS_CATEGORIES } from '../src/demo/goods/categories.ts';
import { generateProducts } from '../src/demo/goods/products.ts';
import type { Goods } from '../src/demo/seed/seedGoods.ts';

/** The first so many products of the shop's own range, without its pictures and without what goes with them. */
export function manyGoods(count: number): Goods {
  const products = generateProducts(count).map((product) => ({ ...product, relatedSkus: [] }));
  return { categories: GOODS_CATEGORIES, products };
}
