import { useBrowser, useShop } from '@feszek/kit';
import type { CartView } from '../../cart/cartView.ts';
import { stepAfter, stepHref } from '../checkoutSteps.ts';
import type { CheckoutStep } from '../checkoutSteps.ts';

/** How long the shell may take to show the next step, in milliseconds, before the browser goes there by itself. */
const TIMEOUT_MS = 15_000;

/** Gives a function that goes to the step after this one, for the cart as the server has just answered it. */
export function useNextStep(step: CheckoutStep): (cart: CartView) => Promise<void> {
  const browser = useBrowser();
  const { locale } = useShop();
  return async (cart) => {
    const href = stepHref(stepAfter(step, cart), locale);
    try {
      await browser().bus.ask('navigation.go', { href }, TIMEOUT_MS);
    } catch {
      // Nobody answered in time: the address itself still works.
      window.location.assign(href);
    }
  };
}
