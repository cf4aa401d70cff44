import { routePath } from '@feszek/contract';
import type { ErrorCode, Locale, RouteName } from '@feszek/contract';

/** The steps of the checkout in their order (specification, chapter 2). */
export const CHECKOUT_STEPS = ['contact', 'billing', 'shipping', 'address', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The steps of a checkout, their address, and the exit. */
export interface CheckoutFlow {
  /** Numbered from 1 in the address. */
  readonly steps: readonly CheckoutStep[];
  readonly route: Extract<RouteName, 'cart-data' | 'offer-data'>;
  out(locale: Locale): string;
  readonly outLabel: 'checkout.backToCart' | 'offer.backToOffer';
  /** Errors of the API after which nothing can be ordered: the checkout leaves to `out`, whose page explains it. */
  readonly endings: readonly ErrorCode[];
}

/** The checkout of the visitor's own cart. */
export const CART_FLOW: CheckoutFlow = { steps: CHECKOUT_STEPS, route: 'cart-data', out: (locale) => routePath('cart', locale), outLabel: 'checkout.backToCart', endings: [] };

/** The step of an address; `undefined` without one. */
export function stepOfSearch(search: URLSearchParams, { steps } = CART_FLOW): CheckoutStep | undefined {
  return steps[Number(search.get('step')) - 1];
}

/** The address of a step. */
export function stepHref(step: CheckoutStep, locale: Locale, { route, steps } = CART_FLOW): string {
  return `${routePath(route, locale)}?step=${steps.indexOf(step) + 1}`;
}

/** In the address of a step that was opened from the review of the last step, and leads back to it. */
const FROM_REVIEW = 'review';

/** The address that changes a step's data and then leads back to the review. */
export function changeHref(step: CheckoutStep, locale: Locale, flow = CART_FLOW): string {
  return `${stepHref(step, locale, flow)}&${FROM_REVIEW}=1`;
}

/** Whether the address is one of `changeHref`. */
export function isFromReview(search: URLSearchParams): boolean {
  return search.has(FROM_REVIEW);
}
