import { contactSchema, deliveryDataSchema, invoiceDataSchema } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { CartView } from '../cart-store/cartView.ts';
import { CART_FLOW, CHECKOUT_STEPS, changeHref, stepHref } from './checkoutFlow.ts';
import type { CheckoutFlow, CheckoutStep } from './checkoutFlow.ts';

/** Whether the order needs a delivery address; `false` if it is collected at a place. */
export function needsAddress({ delivery_methods, delivery_method }: CartView): boolean {
  return delivery_methods.find(({ id }) => id === delivery_method)?.needs_address ?? true;
}

/** Whether the buyer still has to choose the place where the order is collected. The place of an offer is part of the offer. */
export function isPlaceMissing(cart: CartView, { steps } = CART_FLOW): boolean {
  return steps.includes('shipping') && !needsAddress(cart) && cart.delivery_place === null;
}

/** Whether the server has all data of a step. The last step is complete once the order is placed. */
const IS_COMPLETE: Readonly<Record<CheckoutStep, (cart: CartView) => boolean>> = {
  contact: ({ customer_data }) => contactSchema.isValidSync(customer_data),
  billing: ({ customer_data }) => invoiceDataSchema.isValidSync(customer_data.invoice_data),
  shipping: (cart) => cart.delivery_method !== null && cart.lost_delivery_day === null && !isPlaceMissing(cart),
  address: (cart) => !needsAddress(cart) || deliveryDataSchema.isValidSync(cart.customer_data.delivery_data),
  payment: () => false,
};

/** The first incomplete step: no step after it can be reached. */
export function firstIncompleteStep(cart: CartView, { steps } = CART_FLOW): CheckoutStep {
  return steps.find((step) => !IS_COMPLETE[step](cart)) ?? 'payment';
}

/** Whether a step can be reached with the data that the server has. */
export function isReachable(step: CheckoutStep, cart: CartView, flow = CART_FLOW): boolean {
  return flow.steps.indexOf(step) <= flow.steps.indexOf(firstIncompleteStep(cart, flow));
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
