import { HOME_DELIVERY } from '@feszek/contract';
import type { CartView } from '../cart-store/cartView.ts';

/** A cart as its quote request is delivered: home or to a showroom, and without a chosen day, regardless of the checkout's data. */
export function cartOfQuote(cart: CartView, isPickUp: boolean): CartView {
  const method = cart.delivery_methods.find(({ code, kind }) => (isPickUp ? kind === 'pick_up' : code === HOME_DELIVERY));
  return method ? { ...cart, delivery_method: method.id, delivery_day: null, arrival: method.arrival } : cart;
}
