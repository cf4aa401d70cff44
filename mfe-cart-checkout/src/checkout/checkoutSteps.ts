import { contactSchema, deliveryDataSchema, invoiceDataSchema, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { CartView } from '../cart/cartView.ts';

/** The steps of the checkout in their order (specification, chapter 2). In the address they count from 1. */
export const CHECKOUT_STEPS = ['contact', 'billing', 'shipping', 'address', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Whether the order goes to an address: not where the visitor collects it himself. */
export function needsAddress({ delivery_methods, delivery_method }: CartView): boolean {
  return delivery_methods.find(({ id }) => id === delivery_method)?.needs_address ?? true;
}

/** Whether the server knows all that a step asks for. The last one is done when the order is placed. */
const IS_COMPLETE: Readonly<Record<CheckoutStep, (cart: CartView) => boolean>> = {
  contact: ({ customer_data }) => contactSchema.isValidSync(customer_data),
  billing: ({ customer_data }) => invoiceDataSchema.isValidSync(customer_data.invoice_data),
  shipping: ({ delivery_method }) => delivery_method !== null,
  address: (cart) => !needsAddress(cart) || deliveryDataSchema.isValidSync(cart.customer_data.delivery_data),
  payment: () => false,
};

/** The first step that still needs an answer: no step after it can be reached. */
export function firstIncompleteStep(cart: CartView): CheckoutStep {
  return CHECKOUT_STEPS.find((step) => !IS_COMPLETE[step](cart)) ?? 'payment';
}

/** The step that an address names; `undefined` where it names none. */
export function stepOfSearch(search: URLSearchParams): CheckoutStep | undefined {
  return CHECKOUT_STEPS[Number(search.get('step')) - 1];
}

/** Whether a step can be reached with what the server knows. */
export function isReachable(step: CheckoutStep, cart: CartView): boolean {
  return CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(firstIncompleteStep(cart));
}

/** The address of a step. */
export function stepHref(step: CheckoutStep, locale: Locale): string {
  return `${routePath('cart-data', locale)}?step=${CHECKOUT_STEPS.indexOf(step) + 1}`;
}

/** The steps that a cart is led through: what is collected needs no address. */
function stepsOf(cart: CartView): readonly CheckoutStep[] {
  return CHECKOUT_STEPS.filter((step) => step !== 'address' || needsAddress(cart));
}

/** The step before; `undefined` before the first. */
export function stepBefore(step: CheckoutStep, cart: CartView): CheckoutStep | undefined {
  return stepsOf(cart).findLast((other) => CHECKOUT_STEPS.indexOf(other) < CHECKOUT_STEPS.indexOf(step));
}

/** The step after; the last one stays. */
export function stepAfter(step: CheckoutStep, cart: CartView): CheckoutStep {
  return stepsOf(cart).find((other) => CHECKOUT_STEPS.indexOf(other) > CHECKOUT_STEPS.indexOf(step)) ?? step;
}
