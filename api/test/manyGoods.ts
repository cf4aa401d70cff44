import { generateProducts, generateVariants, shopRange } from '@feszek/demo';
import type { Range } from '@feszek/demo';

/** The first products of the demonstration shop, without their related products. */
export function manyGoods(count: number): Range {
  return shopRange(generateProducts(count).map((product) => ({ ...product, relatedSkus: [] })));
}

/**
 * So many products with as many variants as the demonstration shop has, without what goes with them.
 *
 * @param hasGroups - whether the variants are in groups; otherwise they are products of their own, which are the same otherwise
 */
export function manyVariants(count: number, hasGroups: boolean): Range {
  return shopRange(generateVariants(count).map(({ group, ...product }) => ({ ...product, relatedSkus: [], ...(hasGroups && group && { group }) })));
}
