import { useShop } from '@feszek/kit';
import type { CartView } from '../../cart-store/cartView.ts';
import { isFromReview, stepHref } from '../checkoutFlow.ts';
import { reviewHref, stepAfter } from '../checkoutSteps.ts';
import type { CheckoutStep } from '../checkoutFlow.ts';
import { useCheckoutFlow } from '../useCheckoutFlow.ts';
import { useGoTo } from '../../navigation/useGoTo.ts';

/** Returns a function that navigates to the next step of the given cart, or back to the review if the step was opened from it. */
export function useNextStep(step: CheckoutStep): (cart: CartView) => Promise<void> {
  const goTo = useGoTo();
  const { locale, search } = useShop();
  const flow = useCheckoutFlow();
  return (cart) => goTo(isFromReview(search) ? reviewHref(cart, locale, flow) : stepHref(stepAfter(step, cart, flow), locale, flow));
}
