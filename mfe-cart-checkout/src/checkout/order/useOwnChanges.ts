import { useEffect, useState } from 'react';
import type { CartView } from '../../cart/cartView.ts';
import { useCartStore } from '../../cart/useCart.ts';
import { createOwnChanges } from './createOwnChanges.ts';

/** What the last step changes in the cart before the order is placed. */
export interface PaymentChanges {
  /** Tells the shop how the order is to be paid, so that the sum is the one of that payment. */
  choosePayment(id: number): void;
  rememberNewsletter(isWanted: boolean): void;
  /**
   * Makes sure that the shop knows the payment method. Rejects where it cannot be had.
   *
   * @returns the version of the cart that the buyer has seen
   */
  settle(paymentMethod: number): Promise<number>;
}

/** @param cart - as it is on the page */
export function useOwnChanges(cart: CartView): PaymentChanges {
  const store = useCartStore();
  const [own] = useState(createOwnChanges);
  // With every picture of the cart, also of one that has been loaded again as it was.
  useEffect(() => own.see(cart.version));
  const put = (part: string, body: object) => own.send(() => store().put(part, body));
  const putPayment = (id: number) => put('method/payment', { id });
  // What is refused here is refused, and said, when the order is placed.
  const quietly = (change: Promise<void>) => void change.catch(() => undefined);
  return {
    choosePayment: (id) => quietly(putPayment(id)),
    rememberNewsletter: (is_newsletter_subscription) => quietly(put('customer', { is_newsletter_subscription })),
    async settle(paymentMethod) {
      await own.seenVersion();
      if ((store().state.cart ?? cart).payment_method !== paymentMethod) await putPayment(paymentMethod);
      return own.seenVersion();
    },
  };
}
