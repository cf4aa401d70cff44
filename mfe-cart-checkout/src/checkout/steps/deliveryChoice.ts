import type { DeliveryMethod } from '@feszek/contract';
import type { FormValues } from '@feszek/forms';
import type { CartView } from '../../cart-store/cartView.ts';
import { chosenOf, toServiceValues } from '../../services/serviceValues.ts';
import type { ServiceValues } from '../../services/serviceValues.ts';

/** The fields of the step of the delivery. */
export interface DeliveryValues extends FormValues, ServiceValues {
  readonly delivery_method: number;
  readonly place: string;
  /** Empty for the first possible one. */
  readonly day: string;
}

/** A delivery method of the cart; `undefined` for another id. */
export function methodOf({ delivery_methods: methods }: CartView, methodId: number): DeliveryMethod | undefined {
  return methods.find(({ id }) => id === methodId);
}

/** The stored choice of a cart. */
export function storedDelivery({ delivery_method, delivery_place, delivery_day, summary }: CartView): DeliveryValues {
  return {
    delivery_method: delivery_method ?? 0,
    place: delivery_place?.id ?? '',
    day: delivery_day ?? '',
    ...toServiceValues((summary.services ?? []).map(({ code }) => code)),
  };
}

/** The body that stores a choice; `undefined` without a method. Fields that the method does not have are left out. */
export function deliveryBody(cart: CartView, { delivery_method: id, place, day, ...services }: DeliveryValues): object | undefined {
  const method = methodOf(cart, id);
  if (!method) return undefined;
  const offered = method.services ?? [];
  const hasServices = offered.length > 0 || (cart.lost_services ?? []).length > 0;
  return {
    id,
    ...(method.kind !== 'home' && place !== '' && { place }),
    ...(method.days.length > 0 && { day: day || null }),
    ...(hasServices && { services: chosenOf(services, offered) }),
  };
}
