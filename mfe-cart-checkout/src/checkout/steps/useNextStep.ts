import { useBrowser, useShop } from '@feszek/kit';
import { stepAfter, stepHref } from '../checkoutSteps.ts';
import type { CheckoutStep } from '../checkoutSteps.ts';

/** How long the shell may take to show the next step, in milliseconds, before the browser goes there by itself. */
const TIMEOUT_MS = 15_000;

/** Gives a function that goes to the step after this one. */
export function useNextStep(step: CheckoutStep): () => Promise<void> {
  const browser = useBrowser();
  const { locale } = useShop();
  return async () => {
    const href = stepHref(stepAfter(step), locale);
    try {
      await browser().bus.ask('navigation.go', { href }, TIMEOUT_MS);
    } catch {
      // Nobody answered in time: the address itself still works.
      window.location.assign(href);
    }
  };
}
