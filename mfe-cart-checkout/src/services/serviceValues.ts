import { DELIVERY_SERVICES } from '@feszek/contract';
import type { DeliveryService } from '@feszek/contract';

/** The field of each service in a form: whether it is chosen. */
export type ServiceValues = Readonly<Record<DeliveryService, boolean>>;

/** The fields of a form for stored services. */
export function toServiceValues(chosen: readonly DeliveryService[]): ServiceValues {
  const isChosen = (code: DeliveryService) => chosen.includes(code);
  return { carry: isChosen('carry'), assembly: isChosen('assembly'), removal: isChosen('removal') };
}

/** The services that are chosen in a form and offered, in the order of the contract. */
export function chosenOf(values: ServiceValues, offered: readonly { readonly code: DeliveryService }[]): DeliveryService[] {
  return DELIVERY_SERVICES.filter((code) => values[code] && offered.some((service) => service.code === code));
}
