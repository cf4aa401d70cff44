import { deliveryServiceName } from '@feszek/contract';
import type { Country, CustomerData, Locale } from '@feszek/contract';
import type { CartView } from '../../cart-store/cartView.ts';
import type { T } from '../../i18n.ts';
import { needsAddress } from '../checkoutSteps.ts';
import type { CheckoutStep } from '../checkoutFlow.ts';

/** What the review shows of a step. */
export interface StepReview {
  readonly step: Exclude<CheckoutStep, 'payment'>;
  readonly lines: readonly string[];
}

function addressLines({ name, zipcode, city, address, country_id }: CustomerData['delivery_data'], countries: readonly Country[]): readonly string[] {
  return [name, `${zipcode} ${city}, ${address}`, countries.find(({ id }) => id === country_id)?.name ?? ''];
}

/** The delivery: its method with its description, which the chosen place replaces, and its services. */
function deliveryLines({ delivery_methods, delivery_method, delivery_place, summary }: CartView, locale: Locale): readonly string[] {
  const method = delivery_methods.find(({ id }) => id === delivery_method);
  const services = (summary.services ?? []).map(({ code }) => deliveryServiceName(code, locale));
  return method ? [method.title, ...(delivery_place ? [] : [method.description]), ...services] : [];
}

/** What was entered in the steps before the last one, in their order. */
export function reviewParts(t: T, cart: CartView, countries: readonly Country[], locale: Locale): readonly StepReview[] {
  const { email, phone, invoice_data: invoice, delivery_data: delivery } = cart.customer_data;
  const taxNumber = invoice.is_company && invoice.tax_number ? t('result.taxNumber', { taxNumber: invoice.tax_number }) : '';
  const shipping: StepReview = { step: 'shipping', lines: deliveryLines(cart, locale) };
  return [
    { step: 'contact', lines: [email, phone] },
    { step: 'billing', lines: [...addressLines(invoice, countries), taxNumber] },
    shipping,
    ...(needsAddress(cart) ? [{ step: 'address', lines: addressLines(delivery, countries) } as const] : []),
  ];
}
