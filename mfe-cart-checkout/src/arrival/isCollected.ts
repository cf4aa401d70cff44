import type { CartView } from '../cart-store/cartView.ts';

type Delivery = Pick<CartView, 'delivery_methods' | 'delivery_method'>;

function chosenMethod({ delivery_methods: methods, delivery_method: methodId }: Delivery) {
  return methods.find(({ id }) => id === methodId);
}

/** Whether the cart's delivery method is one by which the buyer collects the order. */
export function isCollected(cart: Delivery): boolean {
  return chosenMethod(cart)?.needs_address === false;
}

/** Whether the buyer collects the order in a showroom: nothing is then delivered, not even to a parcel point. */
export function isCollectedInShowroom(cart: Delivery): boolean {
  return chosenMethod(cart)?.kind === 'pick_up';
}
