import { contactSchema, deliveryDataSchema, invoiceDataSchema, routePath } from '@feszek/contract';
import type { ErrorCode, Locale, RouteName } from '@feszek/contract';
import type { CartView } from '../cart/cartView.ts';

/** The steps of the checkout in their order (specification, chapter 2). */
const CHECKOUT_STEPS = ['contact', 'billing', 'shipping', 'address', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Through which steps a checkout leads, where they are, and the way out of it. */
export interface CheckoutWay {
  /** In the address they count from 1. */
  readonly steps: readonly CheckoutStep[];
  readonly route: Extract<RouteName, 'cart-data' | 'offer-data'>;
  out(locale: Locale): string;
  readonly outLabel: 'checkout.backToCart' | 'offer.backToOffer';
  /** What the API refuses where there is nothing left to order: the page that the way leads out to says why. */
  readonly endings: readonly ErrorCode[];
}

/** The checkout of the visitor's own cart. */
export const CART_WAY: CheckoutWay = { steps: CHECKOUT_STEPS, route: 'cart-data', out: (locale) => routePath('cart', locale), outLabel: 'checkout.backToCart', endings: [] };

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
export function firstIncompleteStep(cart: CartView, { steps } = CART_WAY): CheckoutStep {
  return steps.find((step) => !IS_COMPLETE[step](cart)) ?? 'payment';
}

/** The step that an address names; `undefined` where it names none. */
export function stepOfSearch(search: URLSearchParams, { steps } = CART_WAY): CheckoutStep | undefined {
  return steps[Number(search.get('step')) - 1];
}

/** Whether a step can be reached with what the server knows. */
export function isReachable(step: CheckoutStep, cart: CartView, way = CART_WAY): boolean {
  return way.steps.indexOf(step) <= way.steps.indexOf(firstIncompleteStep(cart, way));
}

/** The address of a step. */
export function stepHref(step: CheckoutStep, locale: Locale, { route, steps } = CART_WAY): string {
  return `${routePath(route, locale)}?step=${steps.indexOf(step) + 1}`;
}

/** The steps that a cart is led through: what is collected needs no address. */
function stepsOf(cart: CartView, { steps }: CheckoutWay): readonly CheckoutStep[] {
  return steps.filter((step) => step !== 'address' || needsAddress(cart));
}

/** The step before; `undefined` before the first. */
export function stepBefore(step: CheckoutStep, cart: CartView, way = CART_WAY): CheckoutStep | undefined {
  return stepsOf(cart, way).findLast((other) => CHECKOUT_STEPS.indexOf(other) < CHECKOUT_STEPS.indexOf(step));
}

/** The step after; the last one stays. */
export function stepAfter(step: CheckoutStep, cart: CartView, way = CART_WAY): CheckoutStep {
  return stepsOf(cart, way).find((other) => CHECKOUT_STEPS.indexOf(other) > CHECKOUT_STEPS.indexOf(step)) ?? step;
}
