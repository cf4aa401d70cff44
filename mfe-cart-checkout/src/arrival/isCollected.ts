import type { CartView } from '../cart-store/cartView.ts';

/** Whether the cart's delivery method is one by which the buyer collects the order. */
export function isCollected({ delivery_methods: methods, delivery_method: methodId }: Pick<CartView, 'delivery_methods' | 'delivery_method'>): boolean {
  return methods.find(({ id }) => id === methodId)?.needs_address === false;
}
