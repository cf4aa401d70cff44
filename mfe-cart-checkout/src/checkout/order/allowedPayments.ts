import type { PaymentMethod } from '@feszek/contract';
import type { CartView } from '../../cart-store/cartView.ts';

/** A delivery method restricts the payment methods to those that it lists. Source: specification, chapter 5. */
export function allowedPayments({ delivery_methods, delivery_method, payment_methods }: CartView): readonly PaymentMethod[] {
  const delivery = delivery_methods.find(({ id }) => id === delivery_method);
  return delivery ? payment_methods.filter(({ id }) => delivery.payments.includes(id)) : payment_methods;
}
