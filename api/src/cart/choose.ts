import type { Currency, DeliveryService } from '@feszek/contract';
import { ApiError } from '../platform/http/errors.ts';
import { isPossibleId } from '../platform/http/ids.ts';
import { findPlace } from '../places/findPlace.ts';
import { loadOf } from '../pricing/delivery/methods.ts';
import type { OfferedDelivery } from '../pricing/delivery/methods.ts';
import { offerServices } from '../pricing/delivery/services/offerServices.ts';
import { isPlaceOf } from './cartPlace.ts';
import { loadCartState } from './cartState.ts';
import type { CartState } from './cartState.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** The choice of a delivery method, with the id of the place where the order is collected. */
export interface DeliveryChoice {
  readonly id: number;
  readonly place?: string | null | undefined;
  /** `null` for the first possible day. */
  readonly day: string | null;
  /** `undefined`: the earlier choice for the same method stays. */
  readonly services?: readonly DeliveryService[] | undefined;
}

/** @throws ApiError `delivery_place_unavailable` for a place that this method or this cart cannot have */
async function checkPlace(trx: Trx, method: OfferedDelivery, id: string, lines: CartState['lines']): Promise<void> {
  const found = await findPlace(trx, id);
  if (!found || !isPlaceOf(method, found, loadOf(lines))) throw new ApiError('delivery_place_unavailable');
}

/**
 * Chooses a delivery method, its services, and a day if it offers days. Removes the choice of a payment method that it does not allow. Without a place, the earlier
 * choice stays if the method is the same; otherwise a place must still be chosen.
 *
 * @throws ApiError `not_found` for an unknown method, `method_not_allowed_here` for one that this cart cannot have,
 *   `delivery_place_unavailable`, `delivery_day_gone` and `delivery_service_gone` for a day and a service that the method does not offer
 */
export async function chooseDelivery(trx: Trx, visitorId: number, { id, place, day, services }: DeliveryChoice, currency: Currency, vatPercent: number, now: Date): Promise<void> {
  const exists = isPossibleId(id) && (await trx.selectFrom('delivery_method').select('id').where('id', '=', id).executeTakeFirst());
  if (!exists) throw new ApiError('not_found');
  const { deliveryMethods, delivery, payment, lines } = await loadCartState(trx, visitorId, currency, vatPercent, now);
  const method = deliveryMethods.find((offered) => offered.id === id);
  if (!method) throw new ApiError('method_not_allowed_here');
  if (place) await checkPlace(trx, method, place, lines);
  if (day !== null && !method.days.includes(day)) throw new ApiError('delivery_day_gone');
  const offered = offerServices(method.servicePrices, lines, currency, vatPercent).map(({ code }) => code);
  if (services?.some((service) => !offered.includes(service))) throw new ApiError('delivery_service_gone');
  const payment_method_id = payment && method.paymentIds.includes(payment.id) ? payment.id : null;
  const isPlaceUnchanged = !place && delivery?.id === id;
  const chosen = services ?? (delivery?.id === id ? undefined : []);
  await trx
    .updateTable('cart')
    .set({ delivery_method_id: id, delivery_day: day, payment_method_id, ...(chosen && { services: [...new Set(chosen)] }), ...(!isPlaceUnchanged && { delivery_place: place || null }) })
    .where('visitor_id', '=', visitorId)
    .execute();
}

/**
 * Chooses a payment method.
 *
 * @throws ApiError `not_found` for an unknown method, `method_not_allowed_here` for one that the chosen delivery does not allow
 */
export async function choosePayment(trx: Trx, visitorId: number, id: number, currency: Currency, vatPercent: number, now: Date): Promise<void> {
  const { delivery, paymentMethods } = await loadCartState(trx, visitorId, currency, vatPercent, now);
  if (!paymentMethods.some((method) => method.id === id)) throw new ApiError('not_found');
  if (delivery && !delivery.paymentIds.includes(id)) throw new ApiError('method_not_allowed_here');
  await trx.updateTable('cart').set({ payment_method_id: id }).where('visitor_id', '=', visitorId).execute();
}
