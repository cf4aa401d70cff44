import type { Range } from '../catalogue/Range.ts';

/**
 * The range that a shop is filled with. It is loaded only when it is needed: it takes a second and tens of megabytes.
 *
 * @param count how many products; `undefined`: the whole range
 */
export async function makeRange(count: number | undefined): Promise<Range> {
  const { demoRange, shopRange } = await import('../catalogue/Range.ts');
  if (count === undefined) return demoRange();
  const { generateProducts } = await import('../goods/products.ts');
  return shopRange(generateProducts(count));
}
