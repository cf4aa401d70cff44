import type { CartView } from '../cart-store/cartView.ts';

/** Whether the cart's delivery method is one by which the buyer collects the order. */
export function isCollected({ delivery_methods: methods, delivery_method: methodId }: Pick<CartView, 'delivery_methods' | 'delivery_method'>): boolean {
  return methods.find(({ id }) => id === methodId)?.needs_address === false;
}

/** Whether the buyer collects the order in a showroom: nothing is then delivered, not even to a parcel point. */
export function isCollectedInShowroom({ delivery_methods: methods, delivery_method: methodId }: Pick<CartView, 'delivery_methods' | 'delivery_method'>): boolean {
  return methods.find(({ id }) => id === methodId)?.kind === 'pick_up';
}
