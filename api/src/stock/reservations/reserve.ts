import { LIMITS, RESERVATION_MS } from '@feszek/contract';
import type { Trx } from '../../platform/database/Trx.ts';
import { checkQuantity } from '../availability.ts';
import { lockStock } from '../productStock.ts';
import { loadCartReservations } from './cartReservations.ts';
import type { Reservation } from './cartReservations.ts';
import { isRunning } from './isRunning.ts';
import { stockForCart } from './stockForCart.ts';

export interface ReservationRequest {
  readonly visitorId: number;
  readonly productId: number;
  /** Pieces in the cart line. */
  readonly quantity: number;
  readonly isForOrder: boolean;
  readonly isSample: boolean;
  /** `false` if too much was reserved from the visitor's address: existing reservations stay, but are not renewed. */
  readonly isAllowed: boolean;
}

/** The reservation of a changed line, up to the limits of a cart; `undefined` where it reserves nothing. */
function reservationFor({ productId, quantity, isForOrder, isAllowed }: ReservationRequest, own: ReadonlyMap<number, Reservation>, now: Date): Reservation | undefined {
  if (isForOrder) return undefined;
  const running = [...own].filter(([, reservation]) => isRunning(reservation, now));
  const before = new Map(running).get(productId);
  const ofOtherLines = running.reduce((sum, [id, reservation]) => (id === productId ? sum : sum + reservation.quantity), 0);
  const most = Math.min(LIMITS.reservedOfProduct, LIMITS.reservedInAll - ofOtherLines);
  const reserved = isAllowed && most > 0 ? { quantity: most, until: new Date(now.getTime() + RESERVATION_MS) } : before;
  return reserved && { ...reserved, quantity: Math.min(quantity, reserved.quantity) };
}

/** A valid reservation keeps its position when its line changes. */
async function saveReservation(trx: Trx, { visitorId, productId }: ReservationRequest, { quantity, until }: Reservation, wasRunning: boolean): Promise<void> {
  const reservation = { quantity, reserved_until: until };
  await trx
    .insertInto('cart_reservation')
    .values({ visitor_id: visitorId, product_id: productId, ...reservation })
    .onConflict((conflict) => conflict.columns(['visitor_id', 'product_id']).doUpdateSet(({ ref }) => ({ ...reservation, ...(!wasRunning && { position: ref('excluded.position') }) })))
    .execute();
}

/**
 * Checks that a cart line can have its pieces, and reserves them up to the limits of a cart. Locks the product's stock
 * for the transaction. The caller has locked the cart and saved the line.
 *
 * @throws ApiError `out_of_stock` with `available`, where orders and other carts leave less, `order_limit` with `max`
 */
export async function reserve(trx: Trx, now: Date, request: ReservationRequest): Promise<void> {
  const { visitorId, productId, quantity, isForOrder, isSample } = request;
  const stock = (await lockStock(trx, [productId])).get(productId) ?? 0;
  const reservations = await loadCartReservations(trx, now, visitorId, [productId]);
  checkQuantity({ isForOrder, isSample, stock: stockForCart(reservations, now, productId, stock) }, quantity, productId);
  const { own } = reservations;
  const before = own.get(productId);
  const reservation = reservationFor(request, own, now);
  if (reservation) await saveReservation(trx, request, reservation, before !== undefined && isRunning(before, now));
  else if (before) await trx.deleteFrom('cart_reservation').where('visitor_id', '=', visitorId).where('product_id', '=', productId).execute();
}
