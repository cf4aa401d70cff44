import type { Country, CustomerData } from '@feszek/contract';
import type { CartView } from '../../cart/cartView.ts';
import type { T } from '../../i18n.ts';
import { needsAddress } from '../checkoutSteps.ts';
import type { CheckoutStep } from '../checkoutSteps.ts';

/** What the review shows of a step. */
export interface StepReview {
  readonly step: Exclude<CheckoutStep, 'payment'>;
  readonly lines: readonly string[];
}

function addressLines({ name, zipcode, city, address, country_id }: CustomerData['delivery_data'], countries: readonly Country[]): readonly string[] {
  return [name, `${zipcode} ${city}, ${address}`, countries.find(({ id }) => id === country_id)?.name ?? ''];
}

/** The delivery: its method and what the shop says about it. */
function deliveryLines({ delivery_methods, delivery_method }: CartView): readonly string[] {
  const method = delivery_methods.find(({ id }) => id === delivery_method);
  return method ? [method.title, method.description] : [];
}

/** What was entered in the steps before the last one, in their order. */
export function reviewParts(t: T, cart: CartView, countries: readonly Country[]): readonly StepReview[] {
  const { email, phone, invoice_data: invoice, delivery_data: delivery } = cart.customer_data;
  const taxNumber = invoice.is_company && invoice.tax_number ? t('result.taxNumber', { taxNumber: invoice.tax_number }) : '';
  const shipping: StepReview = { step: 'shipping', lines: deliveryLines(cart) };
  return [
    { step: 'contact', lines: [email, phone] },
    { step: 'billing', lines: [...addressLines(invoice, countries), taxNumber] },
    shipping,
    ...(needsAddress(cart) ? [{ step: 'address', lines: addressLines(delivery, countries) } as const] : []),
  ];
}
