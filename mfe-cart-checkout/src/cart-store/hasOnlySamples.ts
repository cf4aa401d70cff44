import type { CartView } from './cartView.ts';

/** Whether a cart has only samples, whose delivery is free and which have no minimum amount. */
export function hasOnlySamples({ products }: Pick<CartView, 'products'>): boolean {
  return products.length > 0 && products.every(({ product }) => product.is_sample);
}
