import { contactSchema, deliveryDataSchema, invoiceDataSchema, routePath } from '@feszek/contract';
import type { ErrorCode, Locale, RouteName } from '@feszek/contract';
import type { CartView } from '../cart-store/cartView.ts';

/** The steps of the checkout in their order (specification, chapter 2). */
const CHECKOUT_STEPS = ['contact', 'billing', 'shipping', 'address', 'payment'] as const;
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

/** Whether the order needs a delivery address; `false` if it is collected at a place. */
export function needsAddress({ delivery_methods, delivery_method }: CartView): boolean {
  return delivery_methods.find(({ id }) => id === delivery_method)?.needs_address ?? true;
}

/** Whether the server has all data of a step. The last step is complete once the order is placed. */
const IS_COMPLETE: Readonly<Record<CheckoutStep, (cart: CartView) => boolean>> = {
  contact: ({ customer_data }) => contactSchema.isValidSync(customer_data),
  billing: ({ customer_data }) => invoiceDataSchema.isValidSync(customer_data.invoice_data),
  shipping: (cart) => cart.delivery_method !== null && cart.lost_delivery_day === null && (needsAddress(cart) || cart.delivery_place !== null),
  address: (cart) => !needsAddress(cart) || deliveryDataSchema.isValidSync(cart.customer_data.delivery_data),
  payment: () => false,
};

/** The first incomplete step: no step after it can be reached. */
export function firstIncompleteStep(cart: CartView, { steps } = CART_FLOW): CheckoutStep {
  return steps.find((step) => !IS_COMPLETE[step](cart)) ?? 'payment';
}

/** The step of an address; `undefined` without one. */
export function stepOfSearch(search: URLSearchParams, { steps } = CART_FLOW): CheckoutStep | undefined {
  return steps[Number(search.get('step')) - 1];
}

/** Whether a step can be reached with the data that the server has. */
export function isReachable(step: CheckoutStep, cart: CartView, flow = CART_FLOW): boolean {
  return flow.steps.indexOf(step) <= flow.steps.indexOf(firstIncompleteStep(cart, flow));
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

/** The next address after data was changed from the review: a step that the change has made incomplete, or the review. */
export function reviewHref(cart: CartView, locale: Locale, flow = CART_FLOW): string {
  const step = firstIncompleteStep(cart, flow);
  return step === 'payment' ? stepHref(step, locale, flow) : changeHref(step, locale, flow);
}

/** The steps that a cart needs. An order that is collected needs no address step. */
export function stepsOf(cart: CartView, { steps }: CheckoutFlow): readonly CheckoutStep[] {
  return steps.filter((step) => step !== 'address' || needsAddress(cart));
}

/** The previous step; `undefined` for the first. */
export function stepBefore(step: CheckoutStep, cart: CartView, flow = CART_FLOW): CheckoutStep | undefined {
  return stepsOf(cart, flow).findLast((other) => CHECKOUT_STEPS.indexOf(other) < CHECKOUT_STEPS.indexOf(step));
}

/** The next step; for the last step, the step itself. */
export function stepAfter(step: CheckoutStep, cart: CartView, flow = CART_FLOW): CheckoutStep {
  return stepsOf(cart, flow).find((other) => CHECKOUT_STEPS.indexOf(other) > CHECKOUT_STEPS.indexOf(step)) ?? step;
}
