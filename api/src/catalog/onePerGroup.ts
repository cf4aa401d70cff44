import type { Product } from '@feszek/contract';

/**
 * Removes all but the first variant of each product group, without changing the order.
 *
 * @param exceptId the id of a group whose variants are all removed
 */
export function onePerGroup(products: readonly Product[], exceptId?: number): Product[] {
  const seen = new Set([exceptId]);
  return products.filter(({ group }) => {
    if (!group) return true;
    if (seen.has(group.id)) return false;
    seen.add(group.id);
    return true;
  });
}
