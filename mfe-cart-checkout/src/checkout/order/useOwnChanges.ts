import { useEffect, useState } from 'react';
import type { CartView } from '../../cart/cartView.ts';
import { useCartStore } from '../../cart/useCart.ts';
import { createOwnChanges } from './createOwnChanges.ts';

/** What the last step changes in the cart before the order is placed. */
export interface PaymentChanges {
  /** Sends the payment method, so that the total is the one of that payment. */
  choosePayment(id: number): void;
  rememberNewsletter(isWanted: boolean): void;
  /**
   * Waits for the changes that are being sent, and sends the payment method if the server does not have it. Rejects where
   * the method is not allowed.
   *
   * @returns the version of the cart that the buyer has seen
   */
  confirmPayment(paymentMethod: number): Promise<number>;
}

/** @param cart - as it is on the page */
export function useOwnChanges(cart: CartView): PaymentChanges {
  const store = useCartStore();
  const [own] = useState(createOwnChanges);
  // After every render, also where a reload gave the same cart.
  useEffect(() => own.see(cart.version));
  const put = (part: string, body: object) => own.send(() => store().put(part, body));
  const putPayment = (id: number) => put('method/payment', { id });
  // A change that is refused here is refused again, with an error, when the order is placed.
  const quietly = (change: Promise<void>) => void change.catch(() => undefined);
  return {
    choosePayment: (id) => quietly(putPayment(id)),
    rememberNewsletter: (is_newsletter_subscription) => quietly(put('customer', { is_newsletter_subscription })),
    async confirmPayment(paymentMethod) {
      await own.seenVersion();
      if ((store().state.cart ?? cart).payment_method !== paymentMethod) await putPayment(paymentMethod);
      return own.seenVersion();
    },
  };
}
