import { HOME_DELIVERY } from '@feszek/contract';
import type { OfferedService } from '@feszek/contract';
import type { CartView } from '../cart-store/cartView.ts';

/** The services that a quote request for a cart can have: those of home delivery, at the prices of today. */
export function servicesForQuote({ delivery_methods: methods }: CartView): readonly OfferedService[] {
  return methods.find(({ code }) => code === HOME_DELIVERY)?.services ?? [];
}
