import { createContext, useContext } from 'react';
import { CART_FLOW } from './checkoutFlow.ts';
import type { CheckoutFlow } from './checkoutFlow.ts';

/** The flow of the checkout; by default that of the cart. */
export const CheckoutFlowContext = createContext(CART_FLOW);

/** The flow that a step belongs to. */
export function useCheckoutFlow(): CheckoutFlow {
  return useContext(CheckoutFlowContext);
}
