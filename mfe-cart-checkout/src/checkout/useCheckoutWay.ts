import { createContext, useContext } from 'react';
import { CART_WAY } from './checkoutSteps.ts';
import type { CheckoutWay } from './checkoutSteps.ts';

/** Stands around the checkout of something else than the cart. */
export const CheckoutWayContext = createContext(CART_WAY);

/** The way of the checkout that a step belongs to. */
export function useCheckoutWay(): CheckoutWay {
  return useContext(CheckoutWayContext);
}
