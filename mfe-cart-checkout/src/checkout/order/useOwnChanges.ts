import { useEffect, useState } from 'react';
import type { CartView } from '../../cart-store/cartView.ts';
import { useCartStore } from '../../cart-store/useCart.ts';
import { createOwnChanges } from './createOwnChanges.ts';

/** Changes of the cart in the last step, before the order is placed. */
export interface PaymentChanges {
  /** Sends the payment method, so that the total includes its rounding. */
  choosePayment(id: number): void;
  rememberNewsletter(isWanted: boolean): void;
  /**
   * Waits for the changes that are being sent, and sends the payment method if the server does not have it. Rejects if the
   * method is not allowed.
   *
   * @returns the version of the cart that the buyer has seen
   */
  confirmPayment(paymentMethod: number): Promise<number>;
}

/** @param cart - the cart on the page */
export function useOwnChanges(cart: CartView): PaymentChanges {
  const store = useCartStore();
  const [own] = useState(createOwnChanges);
  // After every render, also if a reload returned the same cart.
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
