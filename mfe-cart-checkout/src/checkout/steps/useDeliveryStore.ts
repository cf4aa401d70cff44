import { useRef } from 'react';
import type { CartView } from '../../cart-store/cartView.ts';
import { useCartStore } from '../../cart-store/useCart.ts';
import { deliveryBody, storedDelivery } from './deliveryChoice.ts';
import type { DeliveryValues } from './deliveryChoice.ts';

interface Sent {
  readonly text: string;
  /** `undefined` for the choice that the cart came with. */
  readonly answer: Promise<CartView> | undefined;
}

interface DeliveryStore {
  /** Stores a choice at once, so that the sums of the page follow it. A refused choice is refused again by `confirm`. */
  follow(values: DeliveryValues): void;
  /** Stores a choice that is not stored yet. Rejects with the call's error. */
  confirm(values: DeliveryValues): Promise<CartView>;
}

/**
 * Stores the choices of the step of the delivery.
 *
 * @param cart - the cart on the page
 */
export function useDeliveryStore(cart: CartView): DeliveryStore {
  const store = useCartStore();
  const sent = useRef<Sent | undefined>({ text: JSON.stringify(deliveryBody(cart, storedDelivery(cart))), answer: undefined });

  function send(body: object, text: string): Promise<CartView> {
    const answer = store().put('method/delivery', body);
    sent.current = { text, answer };
    answer.catch(() => {
      if (sent.current?.answer === answer) sent.current = undefined;
    });
    return answer;
  }

  return {
    follow(values) {
      const body = deliveryBody(cart, values);
      const text = JSON.stringify(body);
      if (body && text !== sent.current?.text) void send(body, text).catch(() => undefined);
    },
    confirm(values) {
      const body = deliveryBody(cart, values) ?? {};
      const text = JSON.stringify(body);
      return sent.current?.text === text && sent.current.answer ? sent.current.answer : send(body, text);
    },
  };
}
