import { deliveryServiceName } from '@feszek/contract';
import type { Country, CustomerData, Locale } from '@feszek/contract';
import type { CartView } from '../../cart-store/cartView.ts';
import type { T } from '../../i18n.ts';
import { isPlaceMissing, needsAddress } from '../checkoutSteps.ts';
import type { CheckoutFlow, CheckoutStep } from '../checkoutFlow.ts';

/** What the review shows of a step. */
export interface StepReview {
  readonly step: Exclude<CheckoutStep, 'payment'>;
  readonly lines: readonly string[];
}

function addressLines({ name, zipcode, city, address, country_id }: CustomerData['delivery_data'], countries: readonly Country[]): readonly string[] {
  return [name, `${zipcode} ${city}, ${address}`, countries.find(({ id }) => id === country_id)?.name ?? ''];
}

/**
 * The delivery: its method with its description, and its services. The chosen place replaces the description, and so does
 * carrying upstairs, because the description names the entrance.
 */
function deliveryLines(t: T, cart: CartView, locale: Locale, flow: CheckoutFlow): readonly string[] {
  const { delivery_methods, delivery_method, delivery_place, summary } = cart;
  const method = delivery_methods.find(({ id }) => id === delivery_method);
  if (!method) return [];
  if (isPlaceMissing(cart, flow) && method.kind !== 'home') return [method.title, t(`places.none.${method.kind}`)];
  const services = summary.services ?? [];
  const isDescribed = !delivery_place && !services.some(({ code }) => code === 'carry');
  return [method.title, ...(isDescribed ? [method.description] : []), ...services.map(({ code }) => deliveryServiceName(code, locale))];
}

/** What was entered in the steps before the last one, in their order. */
export function reviewParts(t: T, cart: CartView, countries: readonly Country[], locale: Locale, flow: CheckoutFlow): readonly StepReview[] {
  const { email, phone, invoice_data: invoice, delivery_data: delivery } = cart.customer_data;
  const taxNumber = invoice.is_company && invoice.tax_number ? t('result.taxNumber', { taxNumber: invoice.tax_number }) : '';
  const shipping: StepReview = { step: 'shipping', lines: deliveryLines(t, cart, locale, flow) };
  return [
    { step: 'contact', lines: [email, phone] },
    { step: 'billing', lines: [...addressLines(invoice, countries), taxNumber] },
    shipping,
    ...(needsAddress(cart) ? [{ step: 'address', lines: addressLines(delivery, countries) } as const] : []),
  ];
}
