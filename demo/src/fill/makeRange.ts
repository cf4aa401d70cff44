import type { Range } from '../catalogue/Range.ts';

/**
 * Generates the range for a shop. Its modules are loaded only when needed: they take a second and tens of megabytes.
 *
 * @param count number of products; `undefined`: the whole range
 */
export async function makeRange(count: number | undefined): Promise<Range> {
  const { demoRange, shopRange } = await import('../catalogue/Range.ts');
  if (count === undefined) return demoRange();
  const { generateProducts } = await import('../goods/products.ts');
  return shopRange(generateProducts(count));
}
