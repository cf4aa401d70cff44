import type { Product, ProductDetail } from '@feszek/contract';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import type { Stage } from './stage.ts';

/** The id at the end of a product's address. */
export const idOf = (path: string): string => path.split('-').at(-1) ?? '';

/** A sample of a product's cover. */
export async function findSample({ api }: ApiVisitor, { showpieces: { products } }: Stage): Promise<Product> {
  const { samples: [sample] = [] } = await api.get<ProductDetail>(`/api/products/${idOf(products.withVariants)}`);
  if (!sample) throw new Error(`${products.withVariants} has no samples`);
  return sample;
}
