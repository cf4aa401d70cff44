import { generateProducts, shopRange } from '@feszek/demo';
import type { Range } from '@feszek/demo';

/** The first so many products of the demonstration shop, without what goes with them. */
export function manyGoods(count: number): Range {
  return shopRange(generateProducts(count).map((product) => ({ ...product, relatedSkus: [] })));
}
