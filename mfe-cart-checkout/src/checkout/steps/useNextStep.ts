import { useShop } from '@feszek/kit';
import type { CartView } from '../../cart/cartView.ts';
import { stepAfter, stepHref } from '../checkoutSteps.ts';
import type { CheckoutStep } from '../checkoutSteps.ts';
import { useCheckoutWay } from '../useCheckoutWay.ts';
import { useGoTo } from '../../navigation/useGoTo.ts';

/** Gives a function that goes to the step after this one, for the cart as the server has just answered it. */
export function useNextStep(step: CheckoutStep): (cart: CartView) => Promise<void> {
  const goTo = useGoTo();
  const { locale } = useShop();
  const way = useCheckoutWay();
  return (cart) => goTo(stepHref(stepAfter(step, cart, way), locale, way));
}
