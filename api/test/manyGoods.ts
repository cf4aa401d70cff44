import { generateProducts, shopRange } from '@feszek/demo';
import type { Range } from '@feszek/demo';

/** The first products of the demonstration shop, without their related products. */
export function manyGoods(count: number): Range {
  return shopRange(generateProducts(count).map((product) => ({ ...product, relatedSkus: [] })));
}
